import { readFileSync, statSync } from 'node:fs'
import { type ParseError, parseTree } from 'jsonc-parser'
import type { Problem } from '../../content/base/problem'
import { failure } from '../failure'
import { fingerprintOf } from '../listing'

/** How long after its last change a document may still be being written, in milliseconds. */
const moment = 300

/** How long to wait before a document is read again, in milliseconds. */
const readPause = 20

/**
 * Reads the texts of documents, in the folder the command runs in.
 * @param problems where is added why a file cannot be read; it then has no text
 * @param unsaved texts that count in place of what is on the disk
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
 * Reads a document: one that is being written (it is cut short, and was changed a moment ago) again until it is whole.
 * @throws the system's error where it cannot be read
 */
export function readWhole(file: string): Buffer {
  for (;;) {
    const bytes = readFileSync(file)
    if (Math.abs(Date.now() - statSync(file).mtimeMs) > moment || !isCutShort(bytes.toString('utf8'))) return bytes
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, readPause)
  }
}

/** Whether a text of JSON ends too soon. Other mistakes are for the checks to report. */
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

/** The text of a document that a problem is about; undefined for what is no document, or cannot be read. */
export function textFor({ file }: Pick<Problem, 'file'>): string | undefined {
  const isDocument = file.endsWith('.json') && fingerprintOf(file) !== undefined
  return isDocument ? readTexts([file], [])[file] : undefined
}
