import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { Contract } from '../base/contract'
import { memoize } from '../base/memoize'
import { nearest } from '../base/nearest'
import { pageOfFile } from '../base/page-of-file'
import { fileProblem, type Problem } from '../base/problem'
import { readCell, writeCell } from '../json/cell'
import { type Document, position, type readDocument, valueAt, withoutMark } from '../json/document'
import { parseJson } from '../json/json'
import {
  createTemplate,
  type Filled,
  fillTemplate,
  isEmptyCell,
  type ListCell,
  originAt,
  type Placeholder,
  type Template,
} from '../json/template'
import { isSaid, joined, type Said, say } from '../say/say.js'
import { keySteps } from './read-page'
import {
  dataFolder,
  isEmptyAt,
  preparePattern,
  type RowPage,
  rowPagesOf,
  type Tables,
  tableCodes,
  tableNames,
  translatedTable,
  wantsIn,
  wordColumns,
} from './row-pages'
import { placeOfCell, type Row, readTable, type Table } from './table'

/** Functions that make documents from tables: pages from rows, and lists within pages. */
export type PageFiller = {
  /** Makes the document or translation of a page from a row. Undefined if the page has a file of its own. */
  text(file: string): string | undefined
  /** Parses a document after filling the lists that name a table. */
  read(file: string, text: string, read: typeof readDocument): ReturnType<typeof readDocument>
  /** Moves a problem in such a document to its cause: a cell of a table, or a place in a file on the disk. */
  placed(problem: Problem): Problem
}

/** Creates the `PageFiller` of a site. @param isUnit returns whether a unit is known, see `readCell` */
export const createPageFiller = memoize(
  (tables: Tables, contract: Contract, language: string, isUnit: (unit: string) => boolean): PageFiller => {
    const { pages } = rowPagesOf(tables)
    const templates = new Map<string, Template | undefined>()

    /** Returns the template of a translation: the pattern's translation, with the words that are cells added. */
    const translationTemplate = ({ pattern, table }: RowPage, code: string): Template | undefined => {
      const file = `locales/${code}/${pattern.name}.json`
      if (templates.has(file)) return templates.get(file)
      const written = tables.patterns[file]
      const text = withoutMark(written ?? '{}')
      const tree = parseTree(text)
      const prepared = preparePattern(pattern, contract)
      const isThere = (written !== undefined || translatedTable(tables, table, code)) && tree?.type === 'object'
      const template =
        isThere && prepared
          ? createTemplate(text, tree, {
              conditionAt: (steps) => prepared.conditions.get(steps.join('.')),
              added: prepared.cellWords.map(({ steps, value, path, offset }) => ({ steps, path, offset, text: value })),
            })
          : undefined
      templates.set(file, template)
      return template
    }

    const fill = (file: string): { page: RowPage; code: string | undefined; filled: Filled } | undefined => {
      const { name, language: code } = pageOfFile(file)
      const page = pages.get(name)
      const prepared = page && preparePattern(page.pattern, contract)
      if (!page || !prepared) return undefined
      const { row, table } = page
      const from = typeof prepared.json.lang === 'string' ? prepared.json.lang : language
      const isEmpty = (column: string) => isEmptyAt(row, column)
      const sourceCell = (place: Placeholder) =>
        place.isWhole
          ? wholeValue(row.cells[place.column], prepared.wants(place), from, isUnit)
          : asText(inLanguage(row.cells[place.column], from, from), false)
      if (code === undefined) return { page, code, filled: fillTemplate(prepared.template, sourceCell, isEmpty) }
      const template = translationTemplate(page, code)
      const translation = translatedTable(tables, table, code)?.rows.get(row.id)
      const words = wordColumns(tables, table)
      const write = (place: Placeholder): string | undefined => {
        const { column } = place
        const source = row.cells[column]
        const isFigure = prepared.wants(place) === 'cell' && typeof readCell(String(source), isUnit, from) === 'object'
        if (isFigure) return undefined
        const cell = translation?.cells[column]
        const isMissing = cell === undefined || cell === ''
        // A word without a translation is left out, so that the page's fallback policy decides in which language it is
        // shown.
        if (isMissing && words.has(column) && (place.isWhole || isOnlyCells(prepared.cellWords, place)))
          return undefined
        return asText(isMissing ? inLanguage(source, from, code) : cell, place.isWhole)
      }
      return template && { page, code, filled: fillTemplate(template, write, isEmpty) }
    }

    /** The documents whose lists tables fill. `text` is the text on the disk. */
    const filledLists = new Map<string, { text: string; filled: Filled; lists: Document['lists'] }>()

    return {
      text: (file) => fill(file)?.filled.text,
      read(file, text, readOne) {
        const { name, language: code } = pageOfFile(file)
        const page = code === undefined ? undefined : filledLists.get(`pages/${name}.json`)
        if (pages.has(name) || !(code === undefined ? /"data"\s*:\s*"/.test(text) : page)) return readOne(file, text)
        const problems: Problem[] = []
        const made =
          page && code !== undefined
            ? fillTranslatedLists(text, page, tables, code)
            : fillLists(text, { file, tables, contract, language, isUnit, problems })
        if (!made) return readOne(file, text)
        filledLists.set(file, { text, ...made })
        const result = readOne(file, made.filled.text)
        const document = result.document && { ...result.document, lists: made.lists }
        return { document, problems: [...result.problems, ...problems] }
      },
      placed(problem) {
        const list = filledLists.get(problem.file)
        const result = fill(problem.file)
        if (list && !result) return placedInList(problem, list)
        if (!result) return problem
        const { page, code, filled } = result
        const offset = offsetAt(filled.text, problem)
        const origin = originAt(filled, offset)
        const renamed = inPattern(problem, page, pages)
        if (origin?.column === undefined) {
          const file =
            code === undefined || origin?.isAdded ? page.pattern.file : `locales/${code}/${page.pattern.name}.json`
          const text = tables.patterns[file] ?? ''
          const place = position(text, origin ? origin.offset + (origin.isAdded ? 0 : offset - origin.at) : 0)
          return { ...renamed, file, ...place }
        }
        const { column } = origin
        const translation = code === undefined ? undefined : translatedTable(tables, page.table, code)
        const row = translation?.rows.get(page.row.id)
        const [table, at]: [Table, Row] =
          translation && row && translation.table.columns.includes(column)
            ? [translation.table, row]
            : [page.table, page.row]
        const message = say`Column "${column}": ${renamed.message}`
        const isNumber = problem.code === 'wrong-type' && /\d/.test(String(at.cells[column]))
        const hint = isNumber
          ? say`Write one number as ${{ language }} writes it, for example ${writeCell({ value: 12.5 }, language)}.`
          : renamed.hint
        return { ...renamed, message, ...(hint && { hint }), file: table.file, ...placeOfCell(table, at, column) }
      },
    }
  },
)

/** Moves a problem in a document with filled lists to its cause: a cell, or a place in the file on the disk. */
function placedInList(
  { fix, guess, ...problem }: Problem,
  { text, filled }: { text: string; filled: Filled },
): Problem {
  const offset = offsetAt(filled.text, problem)
  const origin = originAt(filled, offset)
  if (origin?.cell)
    return { ...problem, ...origin.cell.place(), message: say`Column "${origin.cell.column}": ${problem.message}` }
  const place = position(text, origin ? origin.offset + (origin.isAdded ? 0 : offset - origin.at) : 0)
  return { ...problem, ...(fix ? { fix } : guess && { guess }), ...place }
}

/** Fills the lists of a page that name a table with the table's rows. Undefined if the page has no such list. */
function fillLists(
  text: string,
  {
    file,
    tables,
    contract,
    language,
    isUnit,
    problems,
  }: {
    file: string
    tables: Tables
    contract: Contract
    language: string
    isUnit: (unit: string) => boolean
    problems: Problem[]
  },
): { filled: Filled; lists: Document['lists'] } | undefined {
  const tree = parseTree(withoutMark(text))
  if (!tree) return undefined
  const lists: NonNullable<Document['lists']> = []
  const template = createTemplate(withoutMark(text), tree, {
    isPlain: true,
    itemsOf(name, path) {
      const tableFile = `${dataFolder}${name}`
      const tableText = tables.texts[tableFile]
      if (tableText === undefined) {
        const near = nearest(name, tableNames(tables))
        const { offset = 0 } = findNodeAtLocation(tree, [...path, 'data']) ?? {}
        const hint =
          near === undefined ? say`Write it as CSV, or as a JSON list of objects.` : say`Do you mean "${near}"?`
        problems.push({
          ...fileProblem(file, 'wrong-table', say`There is no table ${tableFile}.`, hint),
          ...position(text, offset),
        })
        return []
      }
      const table = readTable(tableFile, tableText)
      const translations = tables.languages.flatMap((code) => translatedTable(tables, table, code)?.table.file ?? [])
      lists.push({ path, files: [tableFile, ...translations] })
      return table.rows.map((row) => cellsOf(table, row))
    },
  })
  if (lists.length + problems.length === 0) return undefined
  const asWords = fillTemplate(template, ({ cell }) => asText(cell?.value, true), isNever)
  // Cells are first filled in as text: the schema's errors then show which type of value each field requires.
  const wants = wantsIn(contract.validate('page', parseJson(asWords.text)))
  const write = ({ cell, path }: Placeholder) =>
    wholeValue(cell?.value, wants.get(`/${path.join('/')}`), language, isUnit)
  const filled = fillTemplate(template, write, isNever)
  return { filled, lists }
}

/** Adds the words of translated tables to the translation of a page whose lists tables fill. */
function fillTranslatedLists(
  text: string,
  { filled: page, lists = [] }: { filled: Filled; lists: Document['lists'] },
  tables: Tables,
  code: string,
): { filled: Filled; lists: Document['lists'] } | undefined {
  const tree = parseTree(withoutMark(text))
  const json = parseJson(page.text)
  if (tree?.type !== 'object') return undefined
  const added = lists.flatMap(({ path, files: [file = ''] }) => {
    const table = readTable(file, tables.texts[file] ?? '')
    const translation = translatedTable(tables, table, code)
    return table.rows.flatMap(({ id }, i) => {
      const row = translation?.rows.get(id)
      return translation && row
        ? cellsOf(translation.table, row).flatMap(([steps, cell]) => {
            const fieldPath = [...path, i, ...steps]
            const isWord = steps[0] !== 'id' && typeof valueAt(json, fieldPath) === 'string'
            return isWord ? [{ steps: keySteps(json, fieldPath), path: fieldPath, offset: 0, text: '', cell }] : []
          })
        : []
    })
  })
  const template = createTemplate(withoutMark(text), tree, { added, isPlain: true })
  return { filled: fillTemplate(template, ({ cell }) => asText(cell?.value, true), isNever), lists: [] }
}

const isNever = () => false

/** Returns the non-empty cells of a row with the steps to their fields: the column "cells.small" is in "cells". */
function cellsOf(table: Table, row: Row): [string[], ListCell][] {
  return Object.entries(row.cells).flatMap(([column, value]): [string[], ListCell][] => {
    const place = () => ({ file: table.file, ...placeOfCell(table, row, column) })
    return isEmptyCell(value) ? [] : [[column.split('.'), { column, value, place }]]
  })
}

/** Whether a placeholder is in a word that consists of placeholders only. */
function isOnlyCells(cellWords: { path: (string | number)[] }[], { path }: Placeholder): boolean {
  return cellWords.some((word) => word.path === path)
}

/**
 * Rewrites a problem of a page that a row makes, so that the problem names files that exist: the line of the table
 * instead of the page, and the pattern's translations instead of the page's. Removes corrections, which would change a
 * file that does not exist.
 */
function inPattern({ fix, guess, meant, ...problem }: Problem, page: RowPage, pages: Map<string, RowPage>): Problem {
  const renamed = (text: string): string => {
    const made = pages.get(pageOfFile(text).name)
    if (text === page.name) return page.pattern.name
    if (made && text.startsWith('pages/')) return `${made.table.file}:${placeOfCell(made.table, made.row, 'id').line}`
    return text.replace(`/${page.name}.json`, `/${page.pattern.name}.json`)
  }
  const rename = ({ key, values }: Said): Said => ({
    key,
    values: values.map((value) => (isSaid(value) ? rename(value) : typeof value === 'string' ? renamed(value) : value)),
  })
  return { ...problem, message: rename(problem.message), ...(problem.hint && { hint: rename(problem.hint) }) }
}

function offsetAt(text: string, { line, column }: Pick<Problem, 'line' | 'column'>): number {
  let start = 0
  for (let i = 1; i < line; i++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

/** Converts a cell to JSON text: a whole string, or the inside of one. */
function asText(cell: unknown, isWhole: boolean): string {
  const text =
    typeof cell === 'string'
      ? cell
      : cell === undefined || cell === null
        ? ''
        : Array.isArray(cell)
          ? cell.join(', ')
          : String(cell)
  const json = JSON.stringify(text)
  return isWhole ? json : json.slice(1, -1)
}

/** Converts a cell to JSON of the kind that its field requires. If that is not possible, the cell is unchanged. */
function wholeValue(
  cell: unknown,
  want: string | undefined,
  language: string,
  isUnit: (unit: string) => boolean,
): string {
  if (typeof cell !== 'string') {
    const isText = want === undefined && typeof cell !== 'object'
    return isText || cell === undefined || cell === null ? asText(cell, true) : JSON.stringify(cell)
  }
  if (want === 'cell') return JSON.stringify(readCell(cell, isUnit, language))
  if (want === 'number' || want === 'integer') {
    // `readCell` accepts a trailing zero, as in the price 2.50, only in numbers with a unit, so a unit is added.
    const figure = readCell(`${cell} unit`, () => true, language)
    return JSON.stringify(typeof figure === 'object' && typeof figure.value === 'number' ? figure.value : cell)
  }
  if (want === 'boolean') {
    const figure = readCell(cell, isUnit, language)
    const value =
      typeof figure === 'object' && figure.tick ? true : typeof figure === 'object' && figure.none ? false : undefined
    return JSON.stringify(value ?? (/^true$/i.test(cell) ? true : /^false$/i.test(cell) ? false : cell))
  }
  if (want === 'array')
    return JSON.stringify(
      cell
        .split(/[,;]/)
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
  return JSON.stringify(cell)
}

/** Converts a cell to another language: a number gets the decimal mark of that language. */
function inLanguage(cell: unknown, from: string, to: string): unknown {
  if (typeof cell === 'number') return writeCell({ value: cell }, to)
  if (typeof cell !== 'string' || from === to) return cell
  const figure = readCell(cell, () => false, from)
  const isNumber = typeof figure === 'object' && typeof figure.value === 'number'
  return isNumber ? writeCell(figure, to) : cell
}

/**
 * Removes repeated problems of pages that rows make: a problem at the same place of a pattern is reported once, with
 * the number of affected pages. If a table or pattern is itself wrong at a place, other problems at that place are left
 * out, and so are warnings about a wrong pattern.
 */
export function onceForAll(problems: Problem[], tables: Tables | undefined): Problem[] {
  if (!tables) return problems
  const { pages, problems: own } = rowPagesOf(tables)
  const wrongPlaces = new Set(own.map(placeKey))
  const wrongPatterns = new Set(own.flatMap(({ code, file }) => (code === 'wrong-pattern' ? [file] : [])))
  const totals = new Map<string, number>()
  for (const { pattern } of pages.values()) totals.set(pattern.name, (totals.get(pattern.name) ?? 0) + 1)
  const counts = new Map<string, { problem: Problem; count: number }>()
  const result: Problem[] = []
  for (const problem of problems) {
    const { file, code, severity } = problem
    const isCaused = wrongPlaces.has(placeKey(problem)) || (severity === 'warning' && wrongPatterns.has(file))
    if (isCaused && !tableCodes.includes(code)) continue
    const key = `${placeKey(problem)} ${code}`
    const known = totals.has(pageOfFile(file).name) ? counts.get(key) : undefined
    if (known) known.count++
    else {
      counts.set(key, { problem, count: 1 })
      result.push(problem)
    }
  }
  return result.map((problem) => {
    const { count = 1 } = counts.get(`${placeKey(problem)} ${problem.code}`) ?? {}
    const total = totals.get(pageOfFile(problem.file).name) ?? 0
    return count === 1
      ? problem
      : { ...problem, hint: joined([problem.hint, say`This is so on ${count} of ${total} pages.`]) }
  })
}

function placeKey({ file, line, column }: Problem): string {
  return `${file}:${line}:${column}`
}
