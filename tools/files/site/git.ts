import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** Asks Git in the current folder. @returns what it printed @throws an error with what it said, when it refuses */
export function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 })
}

/** What Git printed; undefined when it refuses. */
export function attempt(...words: string[]): string | undefined {
  try {
    return git(...words)
  } catch {
    return undefined
  }
}

/** The parts of an answer with "-z". */
export function zeros(output: string): string[] {
  return output.split('\0').filter((part) => part !== '')
}

/**
 * The way from the root of the repository to the current folder, with a slash at its end: hosts of repositories name
 * files from there. Nothing where both are the same, or there is no repository.
 */
export function repositoryPrefix(): string {
  const root = rootAbove(resolve('.'))
  const way = root === undefined ? '' : relative(root, resolve('.')).replaceAll('\\', '/')
  return way === '' ? '' : `${way}/`
}

function rootAbove(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  const above = dirname(folder)
  return above === folder ? undefined : rootAbove(above)
}

/** Whether the current folder is in a Git repository. */
export function isInRepository(): boolean {
  return rootAbove(resolve('.')) !== undefined
}
