import { type Said, wordsOf } from '../say/say.js'

/** A problem in a file, in words for its author. Lines and columns count from 1. */
export type Problem = {
  file: string
  line: number
  column: number
  /** Stable name of the kind of problem, for example "dead-link". */
  code: string
  severity: 'error' | 'warning'
  /** One sentence: what was found, and what was expected. */
  message: Said
  /** Advice on what to do. */
  hint?: Said
  /** The correction, if there is one right answer. Its edits are made all together or not at all. */
  fix?: Edit[]
  /** A probable correction, for the author to decide. Only without a `fix`. */
  guess?: Edit[]
  /** Words to add to "meant" in the glossary if they are right: this silences the problem. */
  meant?: { language: string; words: string }
}

/** A change of one file: of a value, a field's name or the file's path. `file` starts at the project's root. */
export type Edit = { file: string } & (
  | { kind: 'set'; path: Path; value: string | number | boolean }
  /** Replaces words that occur once in a text. */
  | { kind: 'replace'; path: Path; from: string; to: string }
  /** Renames the field at a path. */
  | { kind: 'rename'; path: Path; to: string }
  /** Turns a value into a list of one, or a list of one into its value. */
  | { kind: 'wrap' | 'unwrap'; path: Path }
  /** Adds a field to an object: after "type", or as the first field if there is no "type". */
  | { kind: 'insert'; path: Path; value: string }
  /** Adds an item to the end of a list. */
  | { kind: 'append'; path: Path; value: string }
  /** Removes a byte order mark. */
  | { kind: 'unmark' }
  /** Moves the file to a path where no file exists. */
  | { kind: 'move'; to: string }
)

/** A problem of a whole file, reported at its first character. */
export function fileProblem(
  file: string,
  code: string,
  message: Said,
  hint?: Said,
  severity: Problem['severity'] = 'error',
): Problem {
  return { file, line: 1, column: 1, code, severity, message, hint }
}

/** Whether a problem prevents the site from being published. */
export function isError({ severity }: Problem): boolean {
  return severity === 'error'
}

/** The steps from the root of a document to a value, field names and list positions: ['blocks', 2, 'title']. */
export type Path = (string | number)[]

/** Sorts problems (in place) by file, line and column; at the same position errors come before warnings. */
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

/** A unique name for each problem, independent of its line. Problems with equal file, code and message are numbered. */
export function namesOf(problems: Problem[]): string[] {
  const times = new Map<string, number>()
  return problems.map(({ file, code, message }) => {
    const name = `${file} ${code} ${wordsOf(message)}`
    const count = times.get(name) ?? 0
    times.set(name, count + 1)
    return `${name} ${count}`
  })
}

/** The problems with errors before warnings, otherwise in the same order. */
export function errorsFirst(problems: Problem[]): Problem[] {
  return [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))]
}

/** Compares by UTF-16 code units, for an order that is the same on every machine. */
export function compareStrings(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
