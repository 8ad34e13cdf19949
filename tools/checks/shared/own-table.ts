import { didYouMean, nearest } from '../../content/base/nearest'
import type { Path } from '../../content/base/problem'
import { linkFault } from '../../content/language/link'
import { tableIn, type WrittenTable } from '../../content/localize/scale'
import type { OwnRow } from '../../content/read/own-rows'
import type { PageInfo } from '../../content/read/page-info'
import type { SiteIndex } from '../../content/read/site-index'
import { type Said, say } from '../../content/say/say.js'
import { joinNames } from './agree'

/** Reports a problem at a path within a block. @param near the value that was probably meant */
export type ReportProblem = (at: Path, message: Said, hint?: Said, near?: string) => void

/** The page's table with the id that a block names at `path`. Reports a problem if the page shows no such table. */
export function tableNamed(page: unknown, id: string, path: Path, tell: ReportProblem): WrittenTable | undefined {
  const table = tableIn(page, id)
  if (!table) tell(path, say`This page shows no "spec-table" with the id "${id}".`, say`Tables in tabs do not count.`)
  return table
}

/**
 * Finds the page at `address`, because a block uses the table of that page. Reports a page that has no table.
 * @param path path of the field that contains the address
 * @returns undefined if the page is missing, or its rows are missing or unknown
 */
export function pageWithTable(
  address: string,
  path: Path,
  { byAddress }: SiteIndex,
  tell: ReportProblem,
): (PageInfo & { rows: OwnRow[] }) | undefined {
  const page = byAddress.get(address)
  // Reports nothing for a broken link, which another rule reports, or an invalid page, whose rows are unknown.
  if (linkFault(address) || page?.valid === false) return undefined
  if (page?.rows?.length) return { ...page, rows: page.rows }
  if (page)
    tell(
      path,
      say`The page "${address}" has no specification table that other pages can show.`,
      say`Give it a "spec-table" whose rows have a "value", or remove this line. Tables with "columns" do not count.`,
    )
  else if (!address.startsWith('/') || address.includes('#'))
    tell(path, say`"${address}" is not the address of a page of this site.`, say`Write an address such as "/products".`)
  return undefined
}

/** Whether a table has the row that a block names at `path`. Reports a missing row. */
export function hasRow({ rows }: { rows: { id: string }[] }, row: string, path: Path, tell: ReportProblem): boolean {
  const ids = rows.map(({ id }) => id)
  if (ids.includes(row)) return true
  tell(path, say`The table has no row "${row}".`, instead(row, ids), nearest(row, ids))
  return false
}

/** Hint that suggests the name that was probably meant; if no name is similar, the hint lists all names. */
export function instead(name: string, names: string[]): Said {
  return didYouMean(name, names) ?? say`It has: ${joinNames(names)}.`
}
