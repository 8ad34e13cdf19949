import { readFileSync, statSync } from 'node:fs'
import { type ParseError, parseTree } from 'jsonc-parser'
import type { Problem } from '../../content/base/problem'
import { failure } from '../failure'
import { fingerprintOf } from '../listing'

/** Time after the last write, in ms, during which a truncated document counts as still being written. */
const writingTime = 300

/** Pause before a truncated document is read again, in ms. */
const readPause = 20

/**
 * Reads documents of the site in the current folder. Files that cannot be read are left out.
 * @param problems list to which a problem is added for each file that cannot be read
 * @param unsaved texts by path, used instead of the files on disk
 * @returns texts by path
 */
export function readTexts(
  files: Iterable<string>,
  problems: Problem[],
  unsaved: Record<string, string> = {},
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const file of files) {
    try {
      texts[file] = unsaved[file] ?? readWhole(file).toString('utf8')
    } catch (error) {
      const problem = failure(file, error)
      if (problem) problems.push(problem)
    }
  }
  return texts
}

/**
 * Reads a document. A document that is still being written (truncated and recently changed) is read again until it is
 * complete.
 * @throws a system error if the document cannot be read
 */
export function readWhole(file: string): Buffer {
  for (;;) {
    const bytes = readFileSync(file)
    if (!file.endsWith('.json')) return bytes
    if (Math.abs(Date.now() - statSync(file).mtimeMs) > writingTime || !isCutShort(bytes.toString('utf8'))) return bytes
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, readPause)
  }
}

/**
 * Whether a JSON text is truncated. Texts with other syntax errors do not count as truncated; the checks report those
 * errors.
 */
function isCutShort(text: string): boolean {
  try {
    JSON.parse(text)
    return false
  } catch {
    const errors: ParseError[] = []
    parseTree(text, errors)
    return errors.some(({ offset, length }) => offset + length >= text.trimEnd().length)
  }
}

/** Text of the document that a problem is about; undefined if the file is not a document or cannot be read. */
export function textFor({ file }: Pick<Problem, 'file'>): string | undefined {
  const isDocument = /\.(json|csv|md)$/.test(file) && fingerprintOf(file) !== undefined
  return isDocument ? readTexts([file], [])[file] : undefined
}
