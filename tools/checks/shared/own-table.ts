import { didYouMean, nearest } from '../../content/base/nearest'
import type { Path } from '../../content/base/problem'
import { tableIn, type WrittenTable } from '../../content/localize/scale'
import { type Said, say } from '../../content/say/say.js'
import { joinNames } from './agree'

/** Reports a problem at a path within a block. @param near the value that was probably meant */
export type Tell = (at: Path, message: Said, hint?: Said, near?: string) => void

/** The page's table with the id that a block names at `path`. Reports a problem if the page shows no such table. */
export function tableNamed(page: unknown, id: string, path: Path, tell: Tell): WrittenTable | undefined {
  const table = tableIn(page, id)
  if (!table) tell(path, say`This page shows no "spec-table" with the id "${id}".`, say`Tables in tabs do not count.`)
  return table
}

/** Whether a table has the row that a block names at `path`. Reports a missing row. */
export function hasRow({ rows }: WrittenTable, row: string, path: Path, tell: Tell): boolean {
  const ids = rows.map(({ id }) => id)
  if (ids.includes(row)) return true
  tell(path, say`The table has no row "${row}".`, instead(row, ids), nearest(row, ids))
  return false
}

/** Hint that suggests the name that was probably meant; if no name is similar, the hint lists all names. */
export function instead(name: string, names: string[]): Said {
  return didYouMean(name, names) ?? say`It has: ${joinNames(names)}.`
}
