import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import papa from 'papaparse'
import { mostProblems } from '../base/limits'
import { memoize } from '../base/memoize'
import { fileProblem, type Problem } from '../base/problem'
import { position } from '../json/document'
import { isObject } from '../json/json'
import { syntaxSentence } from '../json/syntax'
import { addressOf } from '../language/plain-letters'
import { type Said, say } from '../say/say.js'

/** Maximum number of rows in a table. */
const mostRows = 10_000

/** A row of a table: its id, its cells by column, and its number in the file, where the header is 0. */
export type Row = { id: string; cells: Record<string, unknown>; index: number }

/** A table in `_data`: a CSV file, or a JSON list of objects. Rows with an invalid id are left out. */
export type Table = {
  file: string
  text: string
  columns: string[]
  rows: Row[]
  byId: Map<string, Row>
  problems: Problem[]
}

/** Reads a table. The result is cached, because most edits change no table. */
export function readTable(file: string, text: string): Table {
  const lastTable = lastTables.get(file)
  if (lastTable?.text === text) return lastTable
  const table: Table = { file, text, columns: [], rows: [], byId: new Map(), problems: [] }
  if (text.includes('\uFFFD')) {
    const offset = text.indexOf('\uFFFD')
    const hint = say`Save it again as "CSV UTF-8".`
    report(table, position(text, offset), say`The table is not UTF-8, so some of its letters are lost.`, hint)
  } else if (file.endsWith('.json')) readObjects(table)
  else readCsv(table)
  lastTables.set(file, table)
  return table
}

const lastTables = new Map<string, Table>()

function report(table: Table, place: { line: number; column: number }, message: Said, hint?: Said): void {
  if (table.problems.length < mostProblems)
    table.problems.push({ ...fileProblem(table.file, 'wrong-table', message, hint), ...place })
}

function readCsv(table: Table): void {
  const { text } = table
  const records = papa.parse<string[]>(bodyOf(text), { delimiter: separatorOf(text) }).data
  const isBlank = (cells: string[]) => cells.every((cell) => cell.trim() === '')
  const header = (records[0] ?? []).map((name) => name.trim())
  const content = records.flatMap((cells, index) => (index === 0 || isBlank(cells) ? [] : [{ cells, index }]))
  const second = content[0]?.cells.map((name) => name.trim()) ?? []
  if (!header.includes('id') && second.includes('id')) {
    const hint = say`Delete the lines above, so that the table begins with the names of its columns.`
    report(table, { line: 1, column: 1 }, say`The names of the columns are not in the first line.`, hint)
    return
  }
  table.columns = header.filter((name) => name !== '')
  const doubled = header.findIndex((name, i) => name !== '' && header.indexOf(name) < i)
  if (doubled >= 0)
    report(table, csvPlace(table, 0, doubled), say`Two columns are called "${header[doubled]}".`, say`Rename one.`)
  const rows = content.flatMap(({ cells, index }): Row[] => {
    const last = cells.findLastIndex((cell) => cell.trim() !== '')
    if (last >= header.length || cells.length < header.length) {
      const message = say`The row has ${cells.length} cells, but the table has ${header.length} columns.`
      const hint = say`Perhaps a text with "${separatorOf(text)}" or a line break is not in quotation marks.`
      report(table, csvPlace(table, index, Math.min(header.length, cells.length - 1)), message, hint)
    }
    const namedCells = header.flatMap((name, i) => (name === '' ? [] : [[name, (cells[i] ?? '').trim()] as const]))
    return [{ id: '', cells: Object.fromEntries(namedCells), index }]
  })
  const repeated = rows[0]
  if (
    repeated &&
    header.length > 1 &&
    header.every((name, i) => String(second[i]).toLowerCase() === name.toLowerCase())
  ) {
    report(table, csvPlace(table, repeated.index, 0), say`This line repeats the names of the columns.`, say`Delete it.`)
    rows.shift()
  }
  keepSound(table, rows)
}

function readObjects(table: Table): void {
  const errors: ParseError[] = []
  const tree = parseTree(bodyOf(table.text), errors, { disallowComments: true })
  const [first] = errors
  if (first) {
    const { message, hint } = syntaxSentence(first, table.text)
    report(table, position(table.text, Math.min(first.offset, table.text.trimEnd().length - 1)), message, hint)
    return
  }
  const list: unknown = JSON.parse(bodyOf(table.text))
  const wrong = Array.isArray(list) ? tree?.children?.[list.findIndex((item) => !isObject(item))] : tree
  if (!Array.isArray(list) || wrong) {
    const message = say`The table is not a list of objects.`
    report(table, position(table.text, wrong?.offset ?? 0), message, say`Write [{ "id": "first", … }, …].`)
    return
  }
  table.columns = [...new Set(list.flatMap((item) => Object.keys(item)))]
  keepSound(
    table,
    list.map((cells, i) => ({ id: '', cells, index: i + 1 })),
  )
}

/** Adds the rows with a valid id to a table. Reports the other rows, and spreadsheet errors such as "#REF!". */
function keepSound(table: Table, rows: Row[]): void {
  if (rows.length > 0 && !table.columns.includes('id')) {
    const hint = say`The "id" of a row is its name in addresses and translations, for example "lamp-7".`
    report(table, { line: 1, column: 1 }, say`The table has no column "id".`, hint)
    return
  }
  if (rows.length > mostRows) {
    const message = say`The table has ${rows.length} rows; a table may have ${mostRows}.`
    report(table, { line: 1, column: 1 }, message, say`Split it into several tables, each with its own pattern.`)
    return
  }
  for (const row of rows) {
    const id = String(row.cells.id ?? '')
    const first = table.byId.get(id)
    const fault = first
      ? [
          say`The id "${id}" is already in line ${placeOfCell(table, first, 'id').line}.`,
          say`Give each row its own id.`,
        ]
      : idFault(id)
    const [message, hint] = fault
    if (message) report(table, placeOfCell(table, row, 'id'), message, hint)
    else {
      const namedRow = { ...row, id }
      table.byId.set(id, namedRow)
      table.rows.push(namedRow)
    }
    for (const [column, cell] of Object.entries(row.cells))
      if (typeof cell === 'string' && cell.startsWith('#') && spreadsheetError.test(cell)) {
        const message = say`Column "${column}": "${cell}" is an error of the spreadsheet.`
        report(table, placeOfCell(table, row, column), message, say`Correct the formula, and save the table again.`)
      }
  }
}

const spreadsheetError = /^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|BEZUG!|WERT!|NV)$/

function idFault(id: string): Said[] {
  if (id === '') return [say`The row has no "id".`]
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= 100) return []
  const hint = say`Write lowercase letters a-z, digits and hyphens: "${addressOf(id) || 'row-1'}".`
  return [say`The id "${id}" cannot be an address.`, hint]
}

/** Returns the line and column of a cell or, without a row, of the column's name. */
export function placeOfCell(table: Table, row: Row | undefined, column: string): { line: number; column: number } {
  const { file, text, columns } = table
  if (!file.endsWith('.json')) {
    const header = headerOf(table)
    const nth = header.indexOf(column)
    return csvPlace(table, row?.index ?? 0, nth < 0 ? columns.length : nth)
  }
  const item = objectsOf(table)[(row?.index ?? 1) - 1]
  const field = item?.children?.find(({ children: [name] = [] }) => name?.value === column)
  return position(text, (field?.children?.[1] ?? item)?.offset ?? 0)
}

export const headerOf = memoize(({ text }: Table): string[] => {
  const { data } = papa.parse<string[]>(bodyOf(text), { delimiter: separatorOf(text), preview: 1 })
  return (data[0] ?? []).map((name) => name.trim())
})

const objectsOf = memoize(({ text }: Table): Node[] => parseTree(bodyOf(text))?.children ?? [])

/** Returns the text without a byte order mark and without the line in which spreadsheets name the separator. */
export function bodyOf(text: string): string {
  return text.slice(headLength(text))
}

function headLength(text: string): number {
  return (/^\uFEFF?(?:sep=.\r?\n)?/i.exec(text)?.[0] ?? '').length
}

/** Returns the separator of a CSV: the one that "sep=" names, or the most frequent one in the first line. */
export function separatorOf(text: string): string {
  const [, namedSeparator] = /^\uFEFF?sep=(.)\r?\n/i.exec(text) ?? []
  const [line = ''] = bodyOf(text).split(/\r?\n/, 1)
  const count = (sign: string) => line.split(sign).length
  return namedSeparator ?? [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** Returns line and column of a CSV cell, given the number of its record and its number within the record. */
function csvPlace(table: Table, record: number, cell: number): { line: number; column: number } {
  const { text } = table
  const separator = separatorOf(text)
  const starts = recordStarts(table)
  let [offset, cellsLeft, isQuoted] = [starts[record] ?? text.length, cell, false]
  for (; offset < text.length && cellsLeft > 0; offset++) {
    const sign = text[offset]
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === separator) cellsLeft--
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break
  }
  return position(text, offset)
}

/** Returns the offsets at which the records of a CSV start. */
export const recordStarts = memoize(({ text }: Table): number[] => {
  const starts = [headLength(text)]
  let isQuoted = false
  for (let i = headLength(text); i < text.length; i++) {
    if (text[i] === '"') isQuoted = !isQuoted
    else if (!isQuoted && (text[i] === '\n' || (text[i] === '\r' && text[i + 1] !== '\n'))) starts.push(i + 1)
  }
  return starts
})
