import { spawnSync } from 'node:child_process'
import { isContent } from '../../files/listing'
import { attempt, git, isInRepository, zeros } from '../../files/site/git'
import type { Committed } from '../protocol'

/** A content file that differs from the last commit. */
export type ChangedFile = { path: string; kind: 'new' | 'changed' | 'deleted' }

/** The folders to commit, which contain all content of a site. */
const content = ['pages', 'locales']

/** Whether the site is in a Git repository and Git is installed. */
export function isRepository(): boolean {
  return isInRepository() && attempt('rev-parse', '--is-inside-work-tree')?.trim() === 'true'
}

/** Files that differ from the last commit, relative to the site's folder. A renamed file is listed twice. */
export function changedFiles(): ChangedFile[] {
  const listedPaths = (...command: string[]) => zeros(git(...command, '-z', '--', ...contentThere()))
  const asNew = (paths: string[]) => paths.map((path): ChangedFile => ({ path, kind: 'new' }))
  const untracked = asNew(listedPaths('ls-files', '--others', '--exclude-standard'))
  if (attempt('rev-parse', '--verify', '--quiet', 'HEAD') === undefined)
    return [...asNew(listedPaths('ls-files', '--cached')), ...untracked]
  const statuses = listedPaths('diff', '--name-status', '--relative', '--no-renames', 'HEAD')
  const changedPaths = statuses.flatMap((status, i): ChangedFile[] =>
    i % 2 === 0 ? [{ path: statuses[i + 1] ?? '', kind: kinds[status] ?? 'changed' }] : [],
  )
  return [...changedPaths, ...untracked].sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Kinds of change by Git's status letter. All other letters mean "changed". */
const kinds: Record<string, ChangedFile['kind']> = { A: 'new', D: 'deleted' }

/** Lists the content folders with tracked or untracked files. Others are left out, because `git add` fails for them. */
function contentThere(): string[] {
  return content.filter((folder) => git('ls-files', '--cached', '--others', '-z', '--', folder) !== '')
}

/** Texts of documents in the last commit, by path. Files that the commit does not contain are left out. */
export function committedTexts(paths: string[]): Map<string, string> {
  const documentPaths = paths.filter(isContent)
  const input = documentPaths.map((path) => `HEAD:./${path}\n`).join('')
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], { input, maxBuffer: 2 ** 28 })
  const texts = new Map<string, string>()
  let offset = 0
  for (const path of documentPaths) {
    const end = stdout.indexOf(0x0a, offset)
    if (end < 0) break
    const [, type, size] = stdout.toString('utf8', offset, end).split(' ')
    offset = end + 1
    if (type !== 'blob') continue
    texts.set(path, stdout.toString('utf8', offset, offset + Number(size)))
    offset += Number(size) + 1
  }
  return texts
}

/**
 * Commits the current content, and no other files.
 * @throws an error with Git's output if Git refuses
 */
export function commitContent(message: string): Committed {
  const folders = contentThere()
  git('add', '--all', '--', ...folders)
  if (git('diff', '--cached', '--name-only', '--', ...folders) === '') return whereCommits()
  git('commit', '--quiet', `--message=${message}`, '--', ...folders)
  return { hash: git('rev-parse', '--short', 'HEAD').trim(), ...whereCommits() }
}

/**
 * Determines the current branch, its remote repository, and how many commits are not pushed yet, from local data only.
 */
function whereCommits(): Omit<Committed, 'hash'> {
  const branch = attempt('branch', '--show-current')?.trim() || undefined
  const upstream = attempt('rev-parse', '--abbrev-ref', '@{upstream}')?.trim()
  const remote = attempt('config', `branch.${branch}.remote`)?.trim() || attempt('remote')?.split('\n')[0] || undefined
  const ahead = upstream && attempt('rev-list', '--count', '@{upstream}..HEAD')?.trim()
  return { branch, remote, ...(ahead && { ahead: Number(ahead) }) }
}
