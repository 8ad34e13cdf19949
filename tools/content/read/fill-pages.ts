import { findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser'
import { type Contract, pointerPath } from '../base/contract'
import { groupBy } from '../base/group'
import { memoize } from '../base/memoize'
import { pageOfFile } from '../base/page-of-file'
import { fileProblem, isError, type Path, type Problem } from '../base/problem'
import { readCell, writeCell } from '../json/cell'
import { type Document, positionOf, putValue, readDocument, valueAt } from '../json/document'
import { isObject } from '../json/json'
import { conditionOf, fillTemplate, type Placeholder, wholePlaceholder } from '../json/template'
import { isSaid, joined, type Said, say } from '../say/say.js'
import type { Word } from './model'
import { keySteps } from './read-page'
import {
  dataFolder,
  documentOf,
  isEmptyAt,
  listsIn,
  preparePattern,
  type RowPage,
  rowPagesOf,
  type Tables,
  tableCodes,
  tableHint,
  translatedTable,
  wantsIn,
  wordColumns,
} from './row-pages'
import type { Base } from './site'
import { placeOfCell, type Row, readTable, type Table } from './table'
import { knownUnits } from './units'

/** Functions that make documents from tables: pages from rows, and lists within pages. */
export type PageFiller = {
  /** Paths that the documents and translations of pages made from rows would have if they were files. */
  files: string[]
  /** Returns the document or translation of a page made from a row. Undefined if the page exists as a file. */
  text(file: string): string | undefined
  /** Parses a document after filling the lists that name a table. */
  read(file: string, text: string, read: typeof readDocument): ReturnType<typeof readDocument>
  /** Moves a problem in such a document to its cause: a cell of a table, or a place in a file on the disk. */
  placed(problem: Problem): Problem
}

/** A translation of a pattern. `added` contains the words that consist only of placeholders, by translation key. */
type PatternTranslation = { document: Document; added: Map<string, Word> }

/**
 * A document read from a file, its JSON after lists were filled from tables, and, by JSON pointer, the table cell of each
 * filled value.
 */
type FilledLists = {
  document: Document
  json: Record<string, unknown>
  lists: NonNullable<Document['lists']>
  cells: Map<string, ListCell>
  problems: Problem[]
}

type ListCell = { table: Table; row: Row; column: string }

/** Creates the `PageFiller` of a site. Undefined if the site has no tables. */
export function pageFillerOf({ source, ...base }: Base): PageFiller | undefined {
  return source.tables && createPageFiller(source.tables, base)
}

const createPageFiller = memoize(
  (tables: Tables, { contract, settings, locales }: Pick<Base, 'contract' | 'settings' | 'locales'>): PageFiller => {
    const { pages } = rowPagesOf(tables)
    const language = settings.defaultLanguage
    const units = knownUnits(locales)
    const isUnit = (unit: string) => units.has(unit)
    const translations = new Map<string, PatternTranslation | undefined>()
    const filledLists = new Map<string, FilledLists>()

    const patternTranslation = ({ pattern, table }: RowPage, code: string): PatternTranslation | undefined => {
      const file = `locales/${code}/${pattern.name}.json`
      if (!translations.has(file)) {
        const text = tables.patterns[file]
        const isThere = text !== undefined || translatedTable(tables, table, code)
        const document = isThere ? documentOf({ file, text: text ?? '{}' }) : undefined
        const words = preparePattern(pattern, contract)?.cellWords ?? []
        translations.set(file, document && withCellWords(document, words))
      }
      return translations.get(file)
    }

    /** Fills the document or translation of a page made from a row. @param onValue see `fillTemplate` */
    const fill = (
      file: string,
      onValue?: (from: Path, to: Path) => void,
    ): { json: unknown; page: RowPage } | undefined => {
      const { name, language: code } = pageOfFile(file)
      const page = pages.get(name)
      const prepared = page && preparePattern(page.pattern, contract)
      if (!page || !prepared) return undefined
      const { row, table } = page
      const { each: _, ...json } = prepared.document.json
      const from = typeof json.lang === 'string' ? json.lang : language
      const isEmpty = (column = '') => column !== '' && isEmptyAt(row, column)
      if (code === undefined) {
        const write = ({ column, path, isWhole }: Placeholder) =>
          isWhole
            ? cellValue(row.cells[column], prepared.wants.get(pointer(path)), from, isUnit)
            : asText(inLanguage(row.cells[column], from, from))
        return { page, json: fillTemplate(json, { write, isLeftOut: (value) => isEmpty(conditionOf(value)) }, onValue) }
      }
      const translation = patternTranslation(page, code)
      if (!translation) return undefined
      const cells = translatedTable(tables, table, code)?.byId.get(row.id)?.cells ?? {}
      const words = wordColumns(tables, table)
      const write = ({ column, path, isWhole }: Placeholder): unknown => {
        const source = row.cells[column]
        const word = translation.added.get(path.join('.'))
        const isFigure =
          isWhole &&
          word &&
          prepared.wants.get(pointer(word.path)) === 'cell' &&
          typeof readCell(String(source), isUnit, from) === 'object'
        const cell = cells[column] ?? ''
        // A word without a translation is left out, so that the page's fallback policy decides in which language it is
        // shown.
        if (isFigure || (cell === '' && words.has(column) && (isWhole || word))) return undefined
        return asText(cell === '' ? inLanguage(source, from, code) : cell)
      }
      const isLeftOut = (_: unknown, path: Path) => isEmpty(prepared.conditions.get(path.join('.')))
      return { page, json: fillTemplate(translation.document.json, { write, isLeftOut }, onValue) ?? {} }
    }

    /** Moves a problem of a page made from a row to its cause: the pattern, its translation, or a cell of the table. */
    const placedInPattern = (problem: Problem): Problem | undefined => {
      const origins = new Map<string, Path>()
      const result = fill(problem.file, (from, to) => origins.set(pointer(to), from))
      if (!result) return undefined
      const { page } = result
      const { language: code } = pageOfFile(problem.file)
      const { path: filledPath, at } = placeIn(JSON.stringify(result.json), problem)
      const renamed = inPattern(problem, page, pages)
      const prepared = preparePattern(page.pattern, contract)
      const translation = code === undefined ? undefined : patternTranslation(page, code)
      const knownIndex = filledPath.findLastIndex((_, i) => origins.has(pointer(filledPath.slice(0, i + 1))))
      const origin = origins.get(pointer(filledPath.slice(0, knownIndex + 1))) ?? []
      const added = translation?.added.get(origin.join('.'))
      const document = added || !translation ? prepared?.document : translation.document
      if (!document) return undefined
      const path = added?.path ?? origin
      const column = wholePlaceholder(valueAt(document.json, path))
      if (column === undefined) return { ...renamed, file: document.file, ...positionOf(document, path, at) }
      const translated = code === undefined ? undefined : translatedTable(tables, page.table, code)
      const row = translated?.columns.includes(column) ? translated.byId.get(page.row.id) : undefined
      const cell = translated && row ? { table: translated, row, column } : { ...page, column }
      const isNumber = problem.code === 'wrong-type' && /\d/.test(String(cell.row.cells[column]))
      const hint = isNumber
        ? say`Write one number as ${{ language }} writes it, for example ${writeCell({ value: 12.5 }, language)}.`
        : renamed.hint
      return { ...inCell(renamed, cell), ...(hint && { hint }) }
    }

    const folders = ['pages', ...tables.languages.map((code) => `locales/${code}`)]
    return {
      get files() {
        return [...pages.keys()].flatMap((name) => folders.map((folder) => `${folder}/${name}.json`))
      },
      text(file) {
        const filled = fill(file)
        return filled && JSON.stringify(filled.json)
      },
      read(file, text, readOne) {
        const read = readOne(file, text)
        filledLists.delete(file)
        const { name, language: code } = pageOfFile(file)
        const page = code === undefined ? undefined : filledLists.get(`pages/${name}.json`)
        const { document } = read
        if (!document || pages.has(name) || !(code === undefined ? /"data"\s*:\s*"/.test(text) : page)) return read
        const filled =
          page && code !== undefined
            ? fillTranslatedLists(document, page, tables, code)
            : fillLists(document, tables, contract, (cell, want) => cellValue(cell, want, language, isUnit))
        if (!filled || read.problems.some(isError)) return filled ? { problems: read.problems } : read
        filledLists.set(file, filled)
        const result = readDocument(file, JSON.stringify(filled.json))
        return {
          document: result.document && { ...result.document, lists: filled.lists },
          problems: [...read.problems, ...result.problems, ...filled.problems],
        }
      },
      placed(problem) {
        const filled = filledLists.get(problem.file)
        if (!filled) return placedInPattern(problem) ?? problem
        const { path, at } = placeIn(JSON.stringify(filled.json), problem)
        const cell = filled.cells.get(pointer(path))
        if (!cell) return { ...problem, ...positionOf(filled.document, path, at) }
        const { fix: _fix, guess: _guess, ...rest } = problem
        return inCell(rest, cell)
      },
    }
  },
)

function pointer(path: Path): string {
  return path.map((step) => `/${step}`).join('')
}

/** Moves a problem to a cell of a table. */
function inCell(problem: Problem, { table, row, column }: ListCell): Problem {
  const message = say`Column "${column}": ${problem.message}`
  return { ...problem, message, file: table.file, ...placeOfCell(table, row, column) }
}

/** Returns the path of the value at the line and column of a problem, and the place within the value. */
function placeIn(text: string, { line, column }: Problem): { path: Path; at: 'value' | 'key' | number } {
  const tree = parseTree(text)
  const offset = line > 1 ? 0 : column - 1
  const node = tree && findNodeAtOffset(tree, offset)
  if (!node) return { path: [], at: 'value' }
  const isKey = node.parent?.type === 'property' && node.parent.children?.[0] === node
  const isInText = node.type === 'string' && offset > node.offset
  return { path: getNodePath(node), at: isKey ? 'key' : isInText ? offset - node.offset - 1 : 'value' }
}

/**
 * Adds the words that consist only of placeholders to a translation of a pattern. Words that the translation already
 * contains are kept.
 */
function withCellWords(document: Document, cellWords: Word[]): PatternTranslation {
  const json = structuredClone(document.json)
  const added = cellWords.filter(({ steps, value }) => addValue(json, steps, value))
  return { document: { ...document, json }, added: new Map(added.map((word) => [word.key, word])) }
}

/** Adds a field to an object, and any missing objects on the path to it. @returns false if it already has a value */
function addValue(json: Record<string, unknown>, path: Path, value: unknown): boolean {
  const [step = '', ...rest] = path
  if (rest.length === 0 && Object.hasOwn(json, step)) return false
  if (rest.length === 0) json[step] = value
  else if (!Object.hasOwn(json, step)) json[step] = {}
  const inner = json[step]
  return rest.length === 0 || (isObject(inner) && addValue(inner, rest, value))
}

/**
 * Inserts the rows of tables into the lists of a page that name these tables. Undefined if the page has no such list.
 */
function fillLists(
  document: Document,
  tables: Tables,
  contract: Contract,
  valueFor: (cell: unknown, want: string | undefined) => unknown,
): FilledLists | undefined {
  const tableLists = listsIn(document.json)
  if (tableLists.length === 0) return undefined
  const cells = new Map<string, ListCell>()
  const problems: Problem[] = []
  const lists = tableLists.flatMap(({ path, file }) => {
    const text = tables.texts[file]
    const table = text === undefined ? undefined : readTable(file, text)
    if (table) return [{ path, table }]
    const hint = tableHint(file.slice(dataFolder.length), tables)
    const problem = fileProblem(document.file, 'wrong-table', say`There is no table ${file}.`, hint)
    problems.push({ ...problem, ...positionOf(document, [...path, 'data']) })
    return []
  })
  const filledWith = (write: (cell: unknown, place: string) => unknown): Record<string, unknown> => {
    const json = structuredClone(document.json)
    for (const { path } of tableLists) putValue(json, path, [])
    for (const { path, table } of lists)
      for (const [i, row] of table.rows.entries()) {
        const item = {}
        for (const column of table.columns) {
          // The column "cells.small" is the field "small" of the object "cells".
          const steps = column.split('.')
          const place = pointer([...path, i, ...steps])
          if (isEmptyAt(row, column) || !addValue(item, steps, write(row.cells[column], place))) continue
          cells.set(place, { table, row, column })
        }
        putValue(json, [...path, i], item)
      }
    return json
  }
  // Cells are first filled in as text: the schema's errors then show which type of value each field requires.
  const wants = wantsIn(contract.validate('page', filledWith(asText)))
  const json = filledWith((cell, place) => valueFor(cell, wants.get(place)))
  const filesOf = (table: Table) => [
    table.file,
    ...tables.languages.flatMap((code) => translatedTable(tables, table, code)?.file ?? []),
  ]
  return { document, json, lists: lists.map(({ path, table }) => ({ path, files: filesOf(table) })), cells, problems }
}

/** Adds the words of translated tables to the translation of a page whose lists tables fill. */
function fillTranslatedLists(document: Document, page: FilledLists, tables: Tables, code: string): FilledLists {
  const json = structuredClone(document.json)
  const cells = new Map<string, ListCell>()
  for (const [place, { table, row, column }] of page.cells) {
    const translation = translatedTable(tables, table, code)
    const translated = translation?.byId.get(row.id)
    const path = pointerPath(place, page.json)
    if (!translation || !translated || column === 'id' || typeof valueAt(page.json, path) !== 'string') continue
    const steps = keySteps(page.json, path)
    if (isEmptyAt(translated, column) || !addValue(json, steps, asText(translated.cells[column]))) continue
    cells.set(pointer(steps), { table: translation, row: translated, column })
  }
  return { document, json, lists: [], cells, problems: [] }
}

/**
 * Rewrites a problem of a page made from a row, so that the problem names files that exist: the line of the table
 * instead of the page, and the pattern's translations instead of the page's. Removes corrections, which would change a
 * file that does not exist.
 */
function inPattern({ fix, guess, meant, ...problem }: Problem, page: RowPage, pages: Map<string, RowPage>): Problem {
  const renamed = (text: string): string => {
    const rowPage = pages.get(pageOfFile(text).name)
    if (text === page.name) return page.pattern.name
    if (rowPage && text.startsWith('pages/'))
      return `${rowPage.table.file}:${placeOfCell(rowPage.table, rowPage.row, 'id').line}`
    return text.replace(`/${page.name}.json`, `/${page.pattern.name}.json`)
  }
  const rename = ({ key, values }: Said): Said => ({
    key,
    values: values.map((value) => (isSaid(value) ? rename(value) : typeof value === 'string' ? renamed(value) : value)),
  })
  return { ...problem, message: rename(problem.message), ...(problem.hint && { hint: rename(problem.hint) }) }
}

/** Converts a cell to text. */
function asText(cell: unknown): string {
  return Array.isArray(cell) ? cell.join(', ') : String(cell ?? '')
}

/** Converts a cell to the kind of value that its field requires. If that is not possible, the cell is unchanged. */
function cellValue(
  cell: unknown,
  want: string | undefined,
  language: string,
  isUnit: (unit: string) => boolean,
): unknown {
  if (typeof cell !== 'string')
    return (want === undefined && typeof cell !== 'object') || cell === null ? asText(cell) : cell
  if (want === 'cell') return readCell(cell, isUnit, language)
  if (want === 'number' || want === 'integer') {
    // `readCell` accepts a trailing zero, as in the price 2.50, only in numbers with a unit, so a unit is added.
    const figure = readCell(`${cell} unit`, () => true, language)
    return typeof figure === 'object' && typeof figure.value === 'number' ? figure.value : cell
  }
  if (want === 'boolean') {
    const figure = readCell(cell.replace(/^true$/i, '✓').replace(/^false$/i, '–'), isUnit, language)
    return typeof figure === 'object' && (figure.tick || figure.none) ? figure.tick === true : cell
  }
  if (want === 'array') return cell.split(/[,;]/).flatMap((entry) => entry.trim() || [])
  return cell
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
 * Removes repeated problems of pages made from rows: a problem at the same place of a pattern is reported once, with
 * the number of affected pages. Also removes problems with another cause: those at a place where the table or the
 * pattern itself is wrong, and all warnings about a pattern that is wrong.
 */
export function onceForAll(problems: Problem[], tables: Tables | undefined): Problem[] {
  if (!tables) return problems
  const { pages, problems: tableProblems } = rowPagesOf(tables)
  const wrongPlaces = new Set(tableProblems.map(placeKey))
  const wrongPatterns = new Set(tableProblems.flatMap(({ code, file }) => (code === 'wrong-pattern' ? [file] : [])))
  const totals = groupBy([...pages.values()], ({ pattern }) => pattern.name)
  const isCaused = (problem: Problem) =>
    wrongPlaces.has(placeKey(problem)) || (problem.severity === 'warning' && wrongPatterns.has(problem.file))
  const listed = problems.filter((problem) => tableCodes.includes(problem.code) || !isCaused(problem))
  const groups = groupBy(listed, (problem) => `${placeKey(problem)} ${problem.code}`)
  return [...groups.values()].flatMap((group) => {
    const [problem] = group
    const total = problem && totals.get(pageOfFile(problem.file).name)?.length
    if (!problem || !total || group.length === 1) return group
    return { ...problem, hint: joined([problem.hint, say`This affects ${group.length} of ${total} pages.`]) }
  })
}

function placeKey({ file, line, column }: Problem): string {
  return `${file}:${line}:${column}`
}
