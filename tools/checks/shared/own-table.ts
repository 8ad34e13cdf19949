import { didYouMean, nearest } from '../../content/base/nearest'
import type { Path } from '../../content/base/problem'
import { tableIn, type WrittenTable } from '../../content/localize/scale'
import { type Said, say } from '../../content/say/say.js'
import { joinNames } from './agree'

/** Reports something at a path within a block. @param near what is probably meant there */
export type Tell = (at: Path, message: Said, hint?: Said, near?: string) => void

/** The table of a page that a block names at a path; one that the page does not show is reported. */
export function tableNamed(page: unknown, id: string, at: Path, tell: Tell): WrittenTable | undefined {
  const found = tableIn(page, id)
  if (!found) tell(at, say`This page shows no "spec-table" with the id "${id}".`, say`Tables in tabs do not count.`)
  return found
}

/** Whether a table has the row that a block names at a path; one that it has not is reported. */
export function hasRow({ rows }: WrittenTable, row: string, at: Path, tell: Tell): boolean {
  const ids = rows.map(({ id }) => id)
  if (ids.includes(row)) return true
  tell(at, say`The table has no row "${row}".`, instead(row, ids), nearest(row, ids))
  return false
}

/** The name that was probably meant; else all names that there are. */
export function instead(name: string, names: string[]): Said {
  return didYouMean(name, names) ?? say`It has: ${joinNames(names)}.`
}
