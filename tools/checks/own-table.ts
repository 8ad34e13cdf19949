import { nearest } from '../content/nearest'
import type { Path } from '../content/problem'
import { tableIn, type WrittenTable } from '../content/scale'
import { listOf } from './agree'

/** Reports something at a path within a block. */
type Say = (at: Path, message: string, hint?: string) => void

/** The table of a page that a block names at a path; one that the page does not show is reported. */
export function tableNamed(page: unknown, id: string, at: Path, say: Say): WrittenTable | undefined {
  const found = tableIn(page, id)
  if (!found) say(at, `This page shows no "spec-table" with the id "${id}".`, 'Tables in tabs do not count.')
  return found
}

/** Whether a table has the row that a block names at a path; one that it has not is reported. */
export function hasRow({ rows }: WrittenTable, row: string, at: Path, say: Say): boolean {
  const ids = rows.map(({ id }) => id)
  if (ids.includes(row)) return true
  say(at, `The table has no row "${row}".`, instead(row, ids))
  return false
}

/** What may have been meant by a name that is none of those there are. */
export function instead(name: string, names: string[]): string {
  const near = nearest(name, names)
  return near === undefined ? `It has: ${listOf(names)}.` : `Did you mean "${near}"?`
}
