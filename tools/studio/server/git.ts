import { spawnSync } from 'node:child_process'
import { isContent } from '../../files/listing'
import { attempt, git, isInRepository, zeros } from '../../files/site/git'

/** A file of the content that is not as the last commit has it. */
export type ChangedFile = { path: string; kind: 'new' | 'changed' | 'deleted' }

/** What is committed: all that a site is made of. */
const content = ['pages', 'locales']

/** Whether the site is in a repository, and Git there to be asked. */
export function isRepository(): boolean {
  return isInRepository() && attempt('rev-parse', '--is-inside-work-tree')?.trim() === 'true'
}

/** The files that are not as the last commit has them, from the folder of the site. One with another name is new. */
export function changedFiles(): ChangedFile[] {
  const listed = (...command: string[]) => zeros(git(...command, '-z', '--', ...contentThere()))
  const asNew = (paths: string[]) => paths.map((path): ChangedFile => ({ path, kind: 'new' }))
  const others = asNew(listed('ls-files', '--others', '--exclude-standard'))
  if (attempt('rev-parse', '--verify', '--quiet', 'HEAD') === undefined)
    return [...asNew(listed('ls-files', '--cached')), ...others]
  const known = listed('diff', '--name-status', '--relative', '--no-renames', 'HEAD')
  const changed = known.flatMap((status, i): ChangedFile[] =>
    i % 2 === 0 ? [{ path: known[i + 1] ?? '', kind: kinds[status] ?? 'changed' }] : [],
  )
  return [...changed, ...others].sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** What Git's letters say. */
const kinds: Record<string, ChangedFile['kind']> = { A: 'new', D: 'deleted' }

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
