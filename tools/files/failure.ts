import { lstatSync, type Stats, statSync } from 'node:fs'
import { fileProblem, type Problem } from '../content/base/problem'
import { printable } from '../content/read/file-name'
import { type Said, say } from '../content/say/say.js'

/**
 * Problem with a path that is not a regular file or folder. Such paths are not read, because a device or pipe may never
 * end, and a symbolic link may point outside the site.
 * @param isLookedFor whether the caller reads files with this name; if not, a link to a file is not a problem
 * @returns undefined for a regular file or folder, and for a path that was deleted
 */
export function irregularity(path: string, isLookedFor = true): Problem | undefined {
  try {
    const stats = statSync(path)
    const isLink = lstatSync(path).isSymbolicLink()
    if (stats.isDirectory())
      return isLink
        ? problem(path, say`This is a link to a folder; such links are not followed.`, say`Put the folder itself here.`)
        : undefined
    if (!stats.isFile())
      return problem(path, say`This is ${fileKind(stats)}, not a file.`, say`Put a file here, or delete it.`)
    return isLink && isLookedFor
      ? problem(path, say`This is a link to a file; such links are not followed.`, say`Put the file itself here.`)
      : undefined
  } catch (error) {
    return failure(path, error)
  }
}

/** Problem with a file or folder that could not be read. @returns undefined if the path no longer exists */
export function failure(path: string, error: unknown): Problem | undefined {
  const code = errorCode(error)
  if (isGone(path)) return undefined
  const [message, hint] = reasons.get(code) ?? [say`This cannot be read (${code}).`, say`Try again, or replace it.`]
  return problem(path, message, hint)
}

const reasons = new Map<string, [message: Said, hint: Said]>([
  [
    'ENOENT',
    [say`This is a link to something that does not exist.`, say`Put the file itself here, or delete the link.`],
  ],
  ['ELOOP', [say`This is a link that leads to itself.`, say`Put the file itself here, or delete the link.`]],
  ['EACCES', [say`You have no permission to read this.`, say`Ask for read permission, or change it.`]],
  ['EPERM', [say`You have no permission to read this.`, say`Ask for read permission, or change it.`]],
  ['ENOTDIR', [say`This must be a folder.`, say`Rename the file, and create a folder with this name.`]],
])

/** Whether nothing exists at a path, not even a broken link. */
function isGone(path: string): boolean {
  try {
    lstatSync(path)
    return false
  } catch (error) {
    return ['ENOENT', 'ENOTDIR'].includes(errorCode(error))
  }
}

/** Code of a system error, like "ENOENT". */
export function errorCode(error: unknown): string {
  return String(typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : error)
}

function fileKind(stats: Stats): Said {
  if (stats.isFIFO()) return say`a pipe`
  return stats.isSocket() ? say`a socket` : say`a device`
}

function problem(path: string, message: Said, hint: Said): Problem {
  return fileProblem(printable(path), 'unreadable-file', message, hint)
}
