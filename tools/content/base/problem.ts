import { type Said, wordsOf } from '../say/say.js'

/** One thing that is wrong, in words for the author of the file. Lines and columns count from 1. */
export type Problem = {
  file: string
  line: number
  column: number
  /** Stable name of the kind of problem, for example "dead-link". */
  code: string
  severity: 'error' | 'warning'
  /** One sentence: what was found, and what was expected. */
  message: Said
  /** Advice on what to do, where there is any. */
  hint?: Said
  /** The correction, where there is one right answer: all of these changes, or none. */
  fix?: Edit[]
  /** The probable correction, for the author to decide: there is no `fix` then. */
  guess?: Edit[]
  /** Words that the glossary can say are meant as they are, which silences it. */
  meant?: { language: string; words: string }
}

/** A change of one file, named from the project's root: of a value, of a field's name, or of its own place. */
export type Edit = { file: string } & (
  | { kind: 'set'; path: Path; value: string | number | boolean }
  /** Writes other words in the place of some that are there once in a text. */
  | { kind: 'replace'; path: Path; from: string; to: string }
  /** Gives the field at a path another name. */
  | { kind: 'rename'; path: Path; to: string }
  /** Makes a list of a value, or a value of a list of one. */
  | { kind: 'wrap' | 'unwrap'; path: Path }
  /** Adds a field to an object: after "type" where there is one, else as the first. */
  | { kind: 'insert'; path: Path; value: string }
  /** Adds an item to the end of a list. */
  | { kind: 'append'; path: Path; value: string }
  /** Takes away a byte order mark. */
  | { kind: 'unmark' }
  /** Gives the file another place, where no file is. */
  | { kind: 'move'; to: string }
)

/** What is wrong with a whole file. */
export function fileProblem(
  file: string,
  code: string,
  message: Said,
  hint?: Said,
  severity: Problem['severity'] = 'error',
): Problem {
  return { file, line: 1, column: 1, code, severity, message, hint }
}

/** Whether a problem keeps a site from being published. */
export function isError({ severity }: Problem): boolean {
  return severity === 'error'
}

/** The steps from the root of a document to a value: field names and list positions. */
export type Path = (string | number)[]

/** Errors before warnings of the same place; otherwise in the order of files and lines. */
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

/** A name for each problem, which stays when its line moves: the second of the same kind is another. */
export function namesOf(problems: Problem[]): string[] {
  const times = new Map<string, number>()
  return problems.map(({ file, code, message }) => {
    const name = `${file} ${code} ${wordsOf(message)}`
    const time = times.get(name) ?? 0
    times.set(name, time + 1)
    return `${name} ${time}`
  })
}

/** Errors before warnings; otherwise as they were. */
export function errorsFirst(problems: Problem[]): Problem[] {
  return [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))]
}

/** By code units, the same on every machine. */
export function compareStrings(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
