import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** Runs Git in the current folder. @returns Git's output @throws an error with Git's message if the command fails */
export function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 })
}

/** Runs Git in the current folder. @returns Git's output; undefined if the command fails */
export function attempt(...words: string[]): string | undefined {
  try {
    return git(...words)
  } catch {
    return undefined
  }
}

/** Splits the output of a Git command with the option "-z", which ends each item with a null character. */
export function zeros(output: string): string[] {
  return output.split('\0').filter((part) => part !== '')
}

/**
 * Returns the path of the current folder within its repository, with a trailing slash. Empty if the current folder is
 * the root of the repository, or if there is no repository.
 */
export function repositoryPrefix(): string {
  const root = rootAbove(resolve('.'))
  const path = root === undefined ? '' : relative(root, resolve('.')).replaceAll('\\', '/')
  return path === '' ? '' : `${path}/`
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
