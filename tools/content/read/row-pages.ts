import type { Annotation, Contract } from '../base/contract'
import { memoize } from '../base/memoize'
import { nearest } from '../base/nearest'
import { tableOfFile } from '../base/page-of-file'
import { fileProblem, type Path, type Problem } from '../base/problem'
import { type Document, positionOf, withoutMark } from '../json/document'
import { isObject, parseJson } from '../json/json'
import { conditionOf, isEmptyCell, placeholdersIn, withoutPlaceholders } from '../json/template'
import { type Said, say } from '../say/say.js'
import type { Word } from './model'
import { annotatedWords, keySteps } from './read-page'
import { placeOfCell, type Row, readTable, type Table } from './table'
import { textFilesIn } from './text-files'

/** The texts from which pages are made: tables, and patterns for pages. */
export type Tables = {
  /** Tables and their translations, by path. */
  texts: Record<string, string>
  /** Patterns and their translations, by path. */
  patterns: Record<string, string>
  languages: string[]
  /** The names of pages with files in the folders of patterns. Rows cannot make pages with these names. */
  taken: string[]
}

/** A page with placeholders, from which a page is made for each row of a table. */
export type Pattern = { name: string; file: string; text: string; table: Table | undefined }

/** A page that is made from a row of a table. */
export type RowPage = { name: string; pattern: Pattern; table: Table; row: Row }

/** Path of the folder with the tables. */
export const dataFolder = 'pages/_data/'

/** Codes of problems in tables and patterns themselves, not in the pages made from them. */
export const tableCodes = ['wrong-table', 'wrong-pattern', 'unused-column']

/** Whether a page name is that of a pattern: `isPattern('lamps/[lamp]') // true` */
export function isPattern(name: string): boolean {
  return /(^|\/)\[[^/]*\]$/.test(name)
}

/** Returns the patterns of a site, the pages made from them and their tables (by name), and all problems found. */
export const rowPagesOf = memoize(
  (tables: Tables): { patterns: Pattern[]; pages: Map<string, RowPage>; problems: Problem[] } => {
    const pages = new Map<string, RowPage>()
    const patterns: Pattern[] = []
    const problems: Problem[] = []
    const used = new Map<Table, Set<string>>()
    const takenNames = new Set(tables.taken)
    for (const [file, text] of Object.entries(tables.patterns)) {
      const [, name] = /^pages\/(.*)\.json$/.exec(file) ?? []
      if (name === undefined) continue
      // Finds "each" without parsing, so that the table is known even if the pattern is not valid JSON. Otherwise,
      // links to the table's pages would be reported as dead.
      const [, each = ''] = /"each"\s*:\s*"([^"]*)"/.exec(text) ?? []
      const tableFile = `${dataFolder}${each}`
      const tableText = each === '' ? undefined : tables.texts[tableFile]
      const table = tableText === undefined ? undefined : readTable(tableFile, tableText)
      const pattern = { name, file, text, table }
      patterns.push(pattern)
      problems.push(...patternProblems(pattern, each, tables, used))
      for (const row of table?.rows ?? []) {
        const pageName = name.replace(/\[[^/]*\]$/, row.id)
        if (table && (takenNames.has(pageName) || pages.has(pageName))) {
          const message = say`There is already a page "${pageName}".`
          problems.push(atCell(table, row, 'id', message, say`Change the id, or delete the other page.`))
        } else if (table) pages.set(pageName, { name: pageName, pattern, table, row })
      }
    }
    for (const [file, text] of Object.entries(tables.texts)) {
      const table = readTable(file, text)
      problems.push(...table.problems)
      if (!used.has(table) || table.problems.length > 0) continue
      for (const column of table.columns)
        if (column !== 'id' && !used.get(table)?.has(column)) problems.push(unusedColumn(table, column))
    }
    return { patterns, pages, problems }
  },
)

function atCell(table: Table, row: Row | undefined, column: string, message: Said, hint?: Said): Problem {
  return { ...fileProblem(table.file, 'wrong-table', message, hint), ...placeOfCell(table, row, column) }
}

function unusedColumn(table: Table, column: string): Problem {
  const message = say`No pattern uses the column "${column}".`
  const hint = say`Use it as "{${column}}", or delete it.`
  return { ...atCell(table, undefined, column, message, hint), code: 'unused-column', severity: 'warning' }
}

/** Returns the names of a site's tables in the form used in patterns and lists, for example "lamps.csv". */
export function tableNames({ texts }: Pick<Tables, 'texts'>): string[] {
  return Object.keys(texts).flatMap((path) => (path.startsWith(dataFolder) ? path.slice(dataFolder.length) : []))
}

/** Suggests a name for a table that does not exist. */
export function tableHint(name: string, tables: Tables): Said {
  const near = nearest(name, tableNames(tables))
  return near === undefined ? say`Write it as CSV, or as a JSON list of objects.` : say`Did you mean "${near}"?`
}

/** Finds problems in a pattern. @param used used columns by table; the columns that the pattern uses are added */
function patternProblems(pattern: Pattern, each: string, tables: Tables, used: Map<Table, Set<string>>): Problem[] {
  const document = documentOf(pattern)
  if (!document) return []
  const { file, table } = pattern
  const problemAt = (path: Path, place: number | 'key' | 'value', message: Said, hint: Said): Problem => ({
    ...fileProblem(file, 'wrong-pattern', message, hint),
    ...positionOf(document, path, place),
  })
  if (!table)
    return each !== '' && document.json.each === each
      ? [problemAt(['each'], 'value', say`There is no table ${dataFolder}${each}.`, tableHint(each, tables))]
      : [
          problemAt(
            [],
            'value',
            say`The pattern does not name its table.`,
            say`Write "each": "${tableNames(tables)[0] ?? 'lamps.csv'}", a table in pages/_data.`,
          ),
        ]
  const placeholders = placeholdersIn(document.json)
  const columns = used.get(table) ?? new Set()
  used.set(table, columns)
  for (const { column } of placeholders) columns.add(column)
  if (table.columns.length === 0) return []
  const missing = (column: string) => {
    const near = nearest(column, table.columns)
    return near === undefined ? say`Its columns are: ${table.columns.join(', ')}.` : say`Did you mean "{${near}}"?`
  }
  return [
    ...placeholders.flatMap(({ column, path, offset }) =>
      table.columns.includes(column)
        ? []
        : [problemAt(path, offset, say`${table.file} has no column "${column}".`, missing(column))],
    ),
    ...[
      ...textFilesIn(document.json).map(({ path }) => [...path.slice(0, -1), 'file']),
      ...listsIn(document.json).map(({ path }) => path),
    ].map((path) =>
      problemAt(path, 'value', say`A pattern has no lists from tables and no texts in files.`, say`Write them here.`),
    ),
    ...conditionsIn(document.json).flatMap(({ path, column }) =>
      column === undefined
        ? [
            problemAt(
              [...path, 'if'],
              'key',
              say`"if" is not a column.`,
              say`Write the name of a column in braces: "{${table.columns[0] ?? 'id'}}".`,
            ),
          ]
        : [],
    ),
  ]
}

/** Finds the lists that name a table, such as `{ "data": "prices.csv" }`. */
export function listsIn(value: unknown, path: Path = []): { path: Path; file: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  const data = entries.length === 1 && entries[0]?.[0] === 'data' ? entries[0][1] : undefined
  if (typeof data === 'string' && /\.(csv|json)$/.test(data)) return [{ path, file: dataFolder + data }]
  return entries.flatMap(([step, inner]) => listsIn(inner, [...path, step]))
}

/** Returns the document of a pattern or of its translation. Undefined if it is not valid JSON. */
export function documentOf({ file, text }: Pick<Pattern, 'file' | 'text'>): Document | undefined {
  const json = parseJson(withoutMark(text))
  return isObject(json) ? { file, text, json, faulty: new Set() } : undefined
}

/** Finds the objects in a pattern with a field "if". `column` is undefined if the field contains no placeholder. */
function conditionsIn(json: unknown, path: Path = []): { path: Path; column: string | undefined }[] {
  if (typeof json !== 'object' || json === null) return []
  const ownConditions = isObject(json) && Object.hasOwn(json, 'if') ? [{ path, column: conditionOf(json) }] : []
  const entries: [string | number, unknown][] = Array.isArray(json) ? [...json.entries()] : Object.entries(json)
  return [...ownConditions, ...entries.flatMap(([step, value]) => conditionsIn(value, [...path, step]))]
}

/** A pattern that is prepared for filling. */
export type PreparedPattern = {
  document: Document
  annotations: Annotation[]
  /** Whether the schema would accept the pattern if placeholders counted as values of any type. */
  isSound: boolean
  /** Texts that consist only of placeholders. Their translations come from the translations of the table. */
  cellWords: Word[]
  /** Columns that objects name in "if", by the translation key of the object. */
  conditions: Map<string, string>
  /** The kinds of values that fields with placeholders require, by JSON pointer. */
  wants: Map<string, Want>
}

/** The kind of value that a field requires: the cell of a specification table, or a JSON type. */
export type Want = 'cell' | 'number' | 'integer' | 'boolean' | 'array' | 'object'

/**
 * Returns the kinds of values that fields require, by JSON pointer. In the validated document, all these values must be
 * texts, so that the schema reports an error at each field that requires another type.
 */
export function wantsIn({ errors, annotations }: ReturnType<Contract['validate']>): Map<string, Want> {
  const wants = new Map<string, Want>()
  for (const { keyword, params, instancePath, schema } of errors) {
    const type = keyword === 'type' ? [params.type].flat()[0] : keyword === 'const' ? typeof schema : undefined
    if (type !== undefined) wants.set(instancePath, type)
  }
  for (const { kind, path } of annotations) if (kind === 'cell') wants.set(`/${path.join('/')}`, 'cell')
  return wants
}

/** Prepares a pattern for filling. Undefined if it is not valid JSON. */
export const preparePattern = memoize((pattern: Pattern, contract: Contract): PreparedPattern | undefined => {
  const document = documentOf(pattern)
  if (!document) return undefined
  const { json } = document
  const { errors, annotations } = contract.validate('page', json)
  const wants = wantsIn({ errors, annotations })
  return {
    document,
    annotations,
    isSound: errors.every(({ keyword, instancePath }) => wants.has(instancePath) || isOfPattern(keyword)),
    cellWords: annotatedWords(json, annotations).filter(
      ({ value }) => placeholdersIn(value).length > 0 && !/\p{L}/u.test(withoutPlaceholders(value)),
    ),
    conditions: new Map(
      conditionsIn(json).flatMap(({ path, column }) => (column ? [[keySteps(json, path).join('.'), column]] : [])),
    ),
    wants,
  }
})

/** Whether a schema error may be caused by "each", "if" or the text of a placeholder, which only patterns contain. */
function isOfPattern(keyword: string): boolean {
  return keyword === 'additionalProperties' || keyword === 'pattern' || keyword === 'enum' || keyword === 'maxLength'
}

/** Returns the translation of a table in a language. Undefined if there is none. */
export function translatedTable(tables: Pick<Tables, 'texts'>, { file }: Table, language: string): Table | undefined {
  const name = tableOfFile(file)?.name
  const path = ['csv', 'json']
    .map((ending) => `locales/${language}/${name}.${ending}`)
    .find((path) => tables.texts[path])
  return path === undefined ? undefined : readTable(path, tables.texts[path] ?? '')
}

/** Returns the columns of a table with words to translate: those in a translation, and those with sentences. */
export function wordColumns(tables: Tables, table: Table): Set<string> {
  return wordColumnsOf(tables.texts, tables.languages)(table)
}

const wordColumnsOf = memoize((texts: Tables['texts'], languages: string[]) =>
  memoize((table: Table): Set<string> => {
    const translated = languages.flatMap((code) => translatedTable({ texts }, table, code)?.columns ?? [])
    const isSentence = ({ cells }: Row, column: string) =>
      typeof cells[column] === 'string' && (cells[column].match(/\p{L}*\p{Ll}\p{L}+/gu) ?? []).length > 1
    const isWords = (column: string) => translated.includes(column) || table.rows.some((row) => isSentence(row, column))
    return new Set(table.columns.filter((column) => column !== 'id' && isWords(column)))
  }),
)

/** Whether a cell of a row is empty. */
export function isEmptyAt({ cells }: Row, column: string): boolean {
  return isEmptyCell(cells[column])
}
