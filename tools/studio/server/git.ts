import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cacheFolder, partOf } from '../../files/cache'
import { isContent } from '../../files/listing'
import { attempt, git, gitIn, isInRepository, zeros } from '../../files/site/git'

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
  const there = contentThere()
  if (attempt('rev-parse', '--verify', '--quiet', 'HEAD') === undefined) {
    const all = zeros(git('ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...there))
    return all.map((path) => ({ path, kind: 'new' }))
  }
  // Only what is in an index is known under another name: one of our own, since that of the author is not to change.
  return withIndex((env) => {
    gitIn(env, 'add', '--all', '--', ...there)
    const listed = zeros(
      gitIn(env, 'diff', '--cached', '--name-status', '--relative', '-z', '-M', 'HEAD', '--', ...content),
    )
    const found: ChangedFile[] = []
    for (let i = 0; i < listed.length; ) {
      const [status, path] = [listed[i++] ?? '', listed[i++] ?? '']
      if (status.startsWith('R')) found.push({ path: listed[i++] ?? '', kind: 'renamed', before: path })
      else found.push({ path, kind: status === 'A' ? 'new' : status === 'D' ? 'deleted' : 'changed' })
    }
    return found.sort((a, b) => (a.path < b.path ? -1 : 1))
  })
}

/** Does something with a copy of the index. */
function withIndex<Result>(work: (env: NodeJS.ProcessEnv) => Result): Result {
  const index = git('rev-parse', '--git-path', 'index').trim()
  const copy = resolve(partOf(join(cacheFolder, 'studio-index')))
  mkdirSync(cacheFolder, { recursive: true })
  try {
    if (existsSync(index)) copyFileSync(index, copy)
    return work({ ...process.env, GIT_INDEX_FILE: copy })
  } finally {
    rmSync(copy, { force: true })
  }
}

/** The folders of the content that Git knows, or would: it refuses to add one that is not there. */
function contentThere(): string[] {
  return content.filter((folder) => git('ls-files', '--cached', '--others', '-z', '--', folder) !== '')
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
  const there = contentThere()
  git('add', '--all', '--', ...there)
  if (git('diff', '--cached', '--name-only', '--', ...there) === '') return undefined
  git('commit', '--quiet', `--message=${message}`, '--', ...there)
  return git('rev-parse', '--short', 'HEAD').trim()
}
