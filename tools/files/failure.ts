import { lstatSync, type Stats, statSync } from 'node:fs'
import { printable } from '../content/file-name'
import type { Problem } from '../content/problem'

/**
 * Why something that is not simply a file or folder cannot be read: only regular files are, since others may never end,
 * and a link may lead out of the site.
 * @param isLookedFor whether a file would be read here: a link to one is no matter elsewhere
 * @returns undefined for a file or folder, and for what is gone meanwhile
 */
export function irregularity(path: string, isLookedFor = true): Problem | undefined {
  try {
    const found = statSync(path)
    const isLink = lstatSync(path).isSymbolicLink()
    if (found.isDirectory())
      return isLink
        ? problem(path, 'This is a link to a folder; such links are not followed.', 'Put the folder itself here.')
        : undefined
    if (!found.isFile()) return problem(path, `This is ${kindOf(found)}, not a file.`, 'Put a file here, or delete it.')
    return isLink && isLookedFor
      ? problem(path, 'This is a link to a file; such links are not followed.', 'Put the file itself here.')
      : undefined
  } catch (error) {
    return failure(path, error)
  }
}

/** Why a file or folder could not be read, as a problem. @returns undefined when it is gone */
export function failure(path: string, error: unknown): Problem | undefined {
  const code = codeOf(error)
  if (isGone(path)) return undefined
  const [message, hint] = reasons.get(code) ?? [`This cannot be read (${code}).`, 'Try again, or replace it.']
  return problem(path, message, hint)
}

const reasons = new Map<string, [message: string, hint: string]>([
  ['ENOENT', ['This is a link to something that does not exist.', 'Put the file itself here, or delete the link.']],
  ['ELOOP', ['This is a link that leads to itself.', 'Put the file itself here, or delete the link.']],
  ['EACCES', ['You have no permission to read this.', 'Ask for read permission, or change it.']],
  ['EPERM', ['You have no permission to read this.', 'Ask for read permission, or change it.']],
  ['ENOTDIR', ['This must be a folder.', 'Rename the file, and create a folder with this name.']],
])

/** A link that leads nowhere is still there. */
function isGone(path: string): boolean {
  try {
    lstatSync(path)
    return false
  } catch (error) {
    return ['ENOENT', 'ENOTDIR'].includes(codeOf(error))
  }
}

function codeOf(error: unknown): string {
  return String(typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : error)
}

function kindOf(found: Stats): string {
  if (found.isFIFO()) return 'a pipe'
  return found.isSocket() ? 'a socket' : 'a device'
}

function problem(path: string, message: string, hint: string): Problem {
  return { file: printable(path), line: 1, column: 1, code: 'unreadable-file', severity: 'error', message, hint }
}
