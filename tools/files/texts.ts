import { readFileSync } from 'node:fs'
import type { Problem } from '../content/problem'
import { failure } from './failure'
import { fingerprintOf } from './listing'

/**
 * Reads the texts of documents, in the folder the command runs in.
 * @param problems where is added why a file cannot be read; it then has no text
 */
export function readTexts(files: Iterable<string>, problems: Problem[]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const file of files) {
    try {
      texts[file] = readFileSync(file, 'utf8')
    } catch (error) {
      const problem = failure(file, error)
      if (problem) problems.push(problem)
    }
  }
  return texts
}

/** The text of a document that a problem is about; undefined for what is no document, or cannot be read. */
export function textFor({ file }: Problem): string | undefined {
  const isDocument = file.endsWith('.json') && fingerprintOf(file) !== undefined
  return isDocument ? readTexts([file], [])[file] : undefined
}
