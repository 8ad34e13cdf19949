import { execFileSync, spawnSync } from 'node:child_process'
import { isContent } from '../../files/listing'
import { isInRepository } from '../../files/repository'

/** A file of the content that is not as the last commit has it; `before` where it had another name. */
export type ChangedFile = { path: string; kind: 'new' | 'changed' | 'deleted' | 'renamed'; before?: string }

/** What is committed: all that a site is made of. */
const content = ['pages', 'locales']

/** Whether the site is in a repository, and Git there to be asked. */
export function isRepository(): boolean {
  return isInRepository() && attempt('rev-parse', '--is-inside-work-tree')?.trim() === 'true'
}

/** The files that are not as the last commit has them, from the folder of the site. */
export function changedFiles(): ChangedFile[] {
  const added = zeros(git('ls-files', '--others', '--exclude-standard', '-z', '--', ...content))
  if (attempt('rev-parse', '--verify', '--quiet', 'HEAD') === undefined) {
    const known = zeros(git('ls-files', '-z', '--', ...content))
    return [...known, ...added].map((path) => ({ path, kind: 'new' }))
  }
  // Git finds a file that got another name when it knows of the new one.
  const listed = zeros(git('diff', '--name-status', '--relative', '-z', '-M', 'HEAD', '--', ...content))
  const found: ChangedFile[] = added.map((path) => ({ path, kind: 'new' }))
  for (let i = 0; i < listed.length; ) {
    const status = listed[i++] ?? ''
    const path = listed[i++] ?? ''
    if (status.startsWith('R')) found.push({ path: listed[i++] ?? '', kind: 'renamed', before: path })
    else found.push({ path, kind: status === 'A' ? 'new' : status === 'D' ? 'deleted' : 'changed' })
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The texts of documents in the last commit, by their paths; those that are not in it are left out. */
export function committedTexts(paths: string[]): Map<string, string> {
  const asked = paths.filter(isContent)
  const input = asked.map((path) => `HEAD:./${path}\n`).join('')
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], { input, maxBuffer: 2 ** 28 })
  const texts = new Map<string, string>()
  let at = 0
  for (const path of asked) {
    const end = stdout.indexOf(0x0a, at)
    if (end < 0) break
    const [, type, size] = stdout.toString('utf8', at, end).split(' ')
    at = end + 1
    if (type !== 'blob') continue
    texts.set(path, stdout.toString('utf8', at, at + Number(size)))
    at += Number(size) + 1
  }
  return texts
}

/**
 * Commits the content as it is now, and nothing else.
 * @returns the commit's short name; undefined when there was nothing to commit
 * @throws what Git says when it refuses
 */
export function commitContent(message: string): string | undefined {
  const there = content.filter((folder) => git('ls-files', '--cached', '--others', '-z', '--', folder) !== '')
  git('add', '--all', '--', ...there)
  if (git('diff', '--cached', '--name-only', '--', ...there) === '') return undefined
  git('commit', '--quiet', `--message=${message}`, '--', ...there)
  return git('rev-parse', '--short', 'HEAD').trim()
}

function attempt(...words: string[]): string | undefined {
  try {
    return git(...words)
  } catch {
    return undefined
  }
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 })
}

function zeros(output: string): string[] {
  return output.split('\0').filter((part) => part !== '')
}
