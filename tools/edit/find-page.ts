import { joinNames } from '../checks/shared/agree'
import { Refusal } from '../cli/errors.js'
import { didYouMean } from '../content/base/nearest'
import { withId } from '../content/read/edit-table'
import { isNotFound, type Page } from '../content/read/model'
import { type RowPage, rowPagesOf, translatedTable } from '../content/read/row-pages'
import type { Site } from '../content/read/site'
import { placeOfCell } from '../content/read/table'
import { say } from '../content/say/say.js'
import { filesOfPage, type PageFile } from './edit'

/**
 * Finds a page.
 * @param pageQuery address ("/fan"), name with or without folders ("air/fan", "fan"), or file ("pages/air/fan.json")
 * @throws Refusal if no page matches, or if more than one page matches
 */
export function findPage(site: Site, pageQuery: string): Page {
  const name = pageQuery.replace(/^(\.\/)?pages\//, '').replace(/\.json$/, '')
  const alike = site.pages.filter(({ slug }) => slug === name)
  const page =
    site.pages.find((page) => page.name === name) ??
    site.pages.find(({ address }) => address === pageQuery || address === `/${name}`) ??
    (alike.length === 1 ? alike[0] : undefined)
  if (!page && alike.length > 1)
    throw new Refusal(
      say`More than one page is called "${name}" (${joinNames(alike.map(({ file }) => file))}): give the folder as well.`,
    )
  if (!page) {
    const names = site.pages.flatMap((page) => (pageQuery.startsWith('/') ? [page.address] : [page.slug, page.name]))
    throw new Refusal([say`There is no page "${pageQuery}".`, didYouMean(pageQuery, names)])
  }
  return page
}

/** Ensures that a page may be moved. @throws Refusal for the home page and the 404 page */
export function requireMovable(page: Page): void {
  const { address, file } = page
  if (isNotFound(page) || address === '/')
    throw new Refusal(
      address === '/'
        ? say`${file} is the home page: it must stay where it is.`
        : say`${file} is the page for addresses that do not exist: it must stay where it is.`,
    )
}

/** Matches a valid name of a page's file or folder. */
const validName = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Maximum length of a file or folder name, in characters. File systems allow 255 bytes, including the extension. */
const longestName = 100

/**
 * Converts the user's input to a page name: `nameWritten('pages/fan.json') // 'fan'`
 * @throws Refusal if a file or folder name is invalid
 */
export function nameWritten(wanted: string): string {
  const name = wanted
    .replace(/^(\.\/)?pages\//, '')
    .replace(/^\//, '')
    .replace(/\.json$/, '')
  requireName(name)
  return name
}

/** Ensures that a page name is valid. @throws Refusal if a file or folder name in it is invalid */
export function requireName(name: string): void {
  const parts = name.split('/')
  if (!parts.every((part) => validName.test(part)))
    throw new Refusal(
      say`"${name}" cannot be a name: it has lowercase letters a-z, digits and single hyphens between them.`,
    )
  if (parts.some((part) => part.length > longestName))
    throw new Refusal(say`The name is too long: a page or folder may have ${longestName} letters.`)
}

/** Files of a page that is to be renamed or copied. @throws Refusal if a file with the new name already exists */
export function filesFor(name: string, page: Page, site: Site): PageFile[] {
  const files = filesOfPage(page.name, Object.keys(site.source.documents))
  requireFree(
    site,
    files.map((file) => file.as(name)),
  )
  return files
}

/** Ensures that files do not exist yet. @throws Refusal if one of them exists */
export function requireFree(site: Pick<Site, 'source'>, files: string[]): void {
  const existingFile = files.find((file) => file in site.source.documents)
  if (existingFile !== undefined) throw new Refusal(say`${existingFile} already exists; nothing was changed.`)
}

/** Returns the table row from which a page is made; undefined for a page with a file. */
export function rowPageOf({ source }: Pick<Site, 'source'>, { name }: Pick<Page, 'name'>): RowPage | undefined {
  return source.tables && rowPagesOf(source.tables).pages.get(name)
}

/** Ensures that a page has a file. @throws Refusal for a page made from a row of a table */
export function requireFile(site: Pick<Site, 'source'>, page: Pick<Page, 'name' | 'address'>): void {
  const rowPage = rowPageOf(site, page)
  if (!rowPage) return
  const { line } = placeOfCell(rowPage.table, rowPage.row, 'id')
  throw new Refusal(
    say`${page.address} is made from line ${line} of ${rowPage.table.file} by the pattern ${rowPage.pattern.file}. Change one of these files in an editor.`,
  )
}

/** Finds a page's row in its table and translations. `withId` returns the text with a new id, or without the row. */
export function rowsOf(
  { source: { tables } }: Pick<Site, 'source'>,
  { table, row }: RowPage,
): { file: string; withId(id?: string): string }[] {
  const translations = tables?.languages.flatMap((code) => translatedTable(tables, table, code) ?? []) ?? []
  return [table, ...translations].flatMap((table) => {
    const tableRow = table.byId.get(row.id)
    return tableRow ? [{ file: table.file, withId: (id) => withId(table, tableRow, id) }] : []
  })
}
