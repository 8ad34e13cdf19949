import { joined, type Said, wordsOf } from '../say/say.js'
import { lookalikeHint } from './lookalikes'

/** A problem in a file, described for the file's author. Lines and columns count from 1. */
export type Problem = {
  file: string
  line: number
  column: number
  /** Stable name of the kind of problem, for example "dead-link". */
  code: string
  severity: 'error' | 'warning'
  /** One sentence that names the fault and the expected value. */
  message: Said
  /** Advice on what to do. */
  hint?: Said
  /** The correction, if only one is possible. Either all of its edits are made, or none. */
  fix?: Edit[]
  /** A probable correction, which the author must confirm. Only set if there is no `fix`. */
  guess?: Edit[]
  /** Words that the author can add to "meant" in the glossary, to accept them in the text with this key. */
  meant?: { key: string; words: string }
}

/** A change to one file: to a value, a field's name or the file's path. `file` is relative to the project's root. */
export type Edit = { file: string } & (
  | { kind: 'set'; path: Path; value: string | number | boolean }
  /** Replaces words that occur exactly once in a text. */
  | { kind: 'replace'; path: Path; from: string; to: string }
  /** Renames the field at a path. */
  | { kind: 'rename'; path: Path; to: string }
  /** Removes a field with its value. Always a guess, because only a person can decide to remove something. */
  | { kind: 'remove'; path: Path }
  /** Wraps a value in a list, or replaces a list of one item with that item. */
  | { kind: 'wrap' | 'unwrap'; path: Path }
  /** Adds a field to an object: after "type", or as the first field if there is no "type". */
  | { kind: 'insert'; path: Path; value: string }
  /** Adds a value to the end of a list. */
  | { kind: 'append'; path: Path; value: string }
  /** Removes a byte order mark, or a code fence around a document. */
  | { kind: 'unmark' }
  /** Moves the file to a path where no file exists. */
  | { kind: 'move'; to: string }
)

/** Creates a problem that concerns a whole file. It is reported at the file's first character. */
export function fileProblem(
  file: string,
  code: string,
  message: Said,
  hint?: Said,
  severity: Problem['severity'] = 'error',
): Problem {
  return { file, line: 1, column: 1, code, severity, message, hint: advice(message, hint) }
}

/** The hint of a problem, preceded by a note about a lookalike letter if the message quotes a name with one. */
export function advice(message: Said, hint: Said | undefined): Said | undefined {
  const letter = lookalikeHint(message)
  return letter ? joined([letter, hint]) : hint
}

/** Whether a problem prevents the site from being published. */
export function isError({ severity }: Problem): boolean {
  return severity === 'error'
}

/** The path from the root of a document to a value: field names and list positions, such as ['blocks', 2, 'title']. */
export type Path = (string | number)[]

/** Sorts problems (in place) by file, line and column. At the same position, errors precede warnings. */
export function sortProblems(problems: Problem[]): Problem[] {
  return problems.sort(
    (a, b) =>
      compareStrings(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareStrings(a.severity, b.severity) ||
      compareStrings(a.code, b.code),
  )
}

/** A name for each problem, without line numbers. Problems with the same file, code and message are numbered. */
export function namesOf(problems: Problem[]): string[] {
  const times = new Map<string, number>()
  return problems.map(({ file, code, message }) => {
    const name = `${file} ${code} ${wordsOf(message)}`
    const count = times.get(name) ?? 0
    times.set(name, count + 1)
    return `${name} ${count}`
  })
}

/** Sorts errors before warnings, and otherwise keeps the order. */
export function errorsFirst(problems: Problem[]): Problem[] {
  return [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))]
}

/** Compares texts by UTF-16 code units, so that the order is the same on every machine. */
export function compareStrings(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
