import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

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
