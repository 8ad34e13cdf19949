import type { LanguageCoverage } from '../../content/coverage'
import type { Dated } from '../../content/dates'
import { position } from '../../content/document'
import type { UnledRedirect } from '../../content/draft'
import { changesOf } from '../../content/fix'
import type { Problem } from '../../content/problem'

/** What a check found, as every format says it. */
export type CheckReport = {
  problems: Problem[]
  /** The text of a document; undefined for what is none. */
  textOf(file: string): string | undefined
  /** The site that was checked; undefined when the site could not be read. */
  site?: {
    /** How many pages there are, drafts among them. */
    pages: number
    languages: LanguageCoverage[]
    drafts: string[]
    /** Pages that come and go with days. */
    dated: Dated[]
    /** The files that link to pages which visitors do not have, or not always. */
    linking: Record<string, string[]>
    /** Redirects that a brand does not have, since it leaves out the page they lead to. */
    unled: UnledRedirect[]
  }
  milliseconds: number
  /** The way from the root of the repository to the site, with a slash at its end: files are named from there where a host shows them. */
  prefix: string
}

/** A place in a file, from 1; columns count UTF-16 code units. */
type Place = { line: number; column: number }

/** A change of a file that a program can make: of the text between two places, or of the file's own place. */
export type WrittenEdit = { file: string } & ({ start: Place; end: Place; text: string } | { to: string })

/** The changes that correct a problem, all of them together; none where it has no right answer, or they cannot be made. */
export function editsOf({ fix = [] }: Problem, { textOf }: CheckReport): WrittenEdit[] {
  const files = [...new Set(fix.map(({ file }) => file))]
  const documents = Object.fromEntries(
    files.flatMap((file): [string, string][] => {
      const text = textOf(file)
      return text === undefined ? [] : [[file, text]]
    }),
  )
  return (changesOf(fix, documents) ?? []).map((change) => {
    if ('to' in change) return change
    const { file, text } = change
    const [start, end] = [change.start, change.end].map((at) => position(documents[file] ?? '', at)) as [Place, Place]
    return { file, start, end, text }
  })
}
