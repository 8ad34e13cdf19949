import { memoize } from '../base/memoize'
import { tableOfFile } from '../base/page-of-file'
import type { Path } from '../base/problem'
import { readCell } from '../json/cell'
import { type Document, isInTable } from '../json/document'
import type { Page, Word } from './model'
import { readPage } from './read-page'
import { type Pattern, preparePattern, rowPagesOf, type Tables, wordColumns } from './row-pages'
import type { Base } from './site'
import { placeOfCell, readTable, type Table } from './table'

/** The translatable words of a table. The document is an object of rows by id, each with its cells by column. */
export type TableWords = { name: string; document: Document; words: Word[] }

type Read = Pick<Base, 'source' | 'contract' | 'settings'>

/** Reads the patterns of a site as pages, without the words that are translated in tables. */
export function patternPages({ source: { tables }, contract, settings }: Read): Page[] {
  if (!tables) return []
  return rowPagesOf(tables).patterns.flatMap((pattern) => {
    const prepared = preparePattern(pattern, contract)
    if (!prepared) return []
    const page = readPage(pattern.name, prepared.document, prepared.annotations, prepared.isSound, settings)
    const cellKeys = new Set(prepared.cellWords.map(({ key }) => key))
    return [{ ...page, words: page.words.filter(({ key }) => !cellKeys.has(key)) }]
  })
}

/** Returns the translatable words of a site's tables. */
export function tableWords({ source: { tables } }: Pick<Base, 'source'>): TableWords[] {
  return tables ? wordsOfTables(tables) : []
}

/** Matches cells that are numbers, with or without a unit. Such cells need no translation. */
const figure = /^[≤±]?[-\d.,\s/×–…]+\s?([%°\p{L}]{0,3}[²³]?(\/\p{L}+[²³]?)?)?$/u

/** Matches the columns of a table that fills a `spec-table`. In these columns, "yes" and "no" are shown as symbols. */
const cellColumn = /^(?:value$|cells\.)/

const wordsOfTables = memoize((tables: Tables): TableWords[] =>
  Object.entries(tables.texts).flatMap(([file, text]) => {
    const { name, language } = tableOfFile(file) ?? {}
    if (name === undefined || language !== undefined) return []
    const table = readTable(file, text)
    const columns = [...wordColumns(tables, table)].filter((column) => table.columns.includes(column))
    const words = table.rows.flatMap(({ id, cells }) =>
      columns.flatMap((column): Word[] => {
        const value = cells[column]
        if (typeof value !== 'string' || value === '' || figure.test(value)) return []
        if (cellColumn.test(column) && typeof readCell(value, () => false) === 'object') return []
        const steps = [id, column]
        return [{ key: steps.join('.'), steps, path: steps, value, markdown: false }]
      }),
    )
    return [{ name, document: tableDocument(table), words }]
  }),
)

/** Returns the translations of tables as documents, with their names and languages. */
export function tableTranslations(tables: Tables): { name: string; language: string; document: Document }[] {
  return Object.entries(tables.texts).flatMap(([file, text]) => {
    const { name, language } = tableOfFile(file) ?? {}
    if (name === undefined || language === undefined) return []
    return [{ name, language, document: tableDocument(readTable(file, text)) }]
  })
}

const tableDocument = memoize((table: Table): Document => {
  const { file, text, columns, rows, byId } = table
  const json = Object.fromEntries(
    rows.map(({ id, cells: { id: _, ...cells } }) => {
      const hasEmpty = columns.some((column) => cells[column] === '')
      return [id, hasEmpty ? Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')) : cells]
    }),
  )
  const place = ([id, column = 'id']: Path) => placeOfCell(table, byId.get(String(id)), String(column))
  return { file, text, json, faulty: new Set(), place }
})

/** Whether a word of a page comes from a table, and is therefore translated with the table. */
export function isCellWord({ source: { tables }, contract }: Read, page: Page, { key, path }: Word): boolean {
  if (isInTable(page.document, path)) return true
  const pattern: Pattern | undefined = tables && rowPagesOf(tables).pages.get(page.name)?.pattern
  const words = pattern && preparePattern(pattern, contract)?.cellWords
  return words?.some((word) => word.key === key) ?? false
}
