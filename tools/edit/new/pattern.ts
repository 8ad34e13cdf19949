import { basename, dirname, resolve } from 'node:path'
import { Refusal } from '../../cli/errors.js'
import { didYouMean } from '../../content/base/nearest'
import { readCell } from '../../content/json/cell'
import { addressOf } from '../../content/language/plain-letters'
import { dataFolder, tableNames } from '../../content/read/row-pages'
import type { Site } from '../../content/read/site'
import { readTable } from '../../content/read/table'
import { say } from '../../content/say/say.js'
import type { Edit } from '../edit'
import { requireFree } from '../find-page'
import { schemaFrom } from './starter'

/**
 * Creates a pattern, from which a page is made for each row of a table. A column "name" or "title" provides the title,
 * and a column "about", "description" or "text" the description. All other columns become rows of a table of figures.
 * @param tableName file name of the table in `pages/_data`
 * @throws Refusal if there is no such table, if the table has an error, or if the pattern already exists
 */
export function startPattern(site: Pick<Site, 'source' | 'settings'>, tableName: string): { edit: Edit; file: string } {
  const texts = site.source.tables?.texts ?? {}
  const tableFile = `${dataFolder}${tableName.replace(/^(\.\/)?(pages\/)?(_data\/)?/, '')}`
  const text = texts[tableFile]
  if (text === undefined) {
    const names = tableNames({ texts })
    throw new Refusal([say`There is no table ${tableFile}.`, didYouMean(tableName, names)])
  }
  const { columns, rows, problems } = readTable(tableFile, text)
  const [first] = problems
  if (first) throw new Refusal([say`${tableFile}:${first.line}: ${first.message}`, first.hint])
  const each = tableFile.slice(dataFolder.length)
  const folder = basename(each).replace(/\.[^.]*$/, '')
  const file = `pages/${folder}/[${folder.replace(/(?<=..)s$/, '')}].json`
  requireFree(site, [file])
  const columnFor = (names: string[]) => columns.find((column) => names.includes(column.toLowerCase()))
  const title = columnFor(['name', 'title']) ?? columns.find((column) => column !== 'id')
  const description = columnFor(['about', 'description', 'text'])
  const { defaultLanguage } = site.settings
  const isNumber = (column: string) =>
    rows.every(({ cells }) => typeof readCell(`${cells[column] || 0} unit`, () => true, defaultLanguage) === 'object')
  const ids = new Set<string>()
  const figures = columns.flatMap((column) => {
    if (['id', title, description].includes(column)) return []
    const id = addressOf(column)
    if (ids.has(id)) return []
    ids.add(id)
    const isOptional = rows.some(({ cells }) => (cells[column] ?? '') === '')
    const value = isNumber(column) ? { value: `{${column}}` } : `{${column}}`
    return [{ id, ...(isOptional && { if: `{${column}}` }), label: column, value }]
  })
  const json = {
    $schema: schemaFrom(resolve(), resolve(dirname(file)), 'pattern.json'),
    each,
    title: `{${title ?? 'id'}}`,
    description: description ? `{${description}}` : '[write: one or two sentences that say what visitors find here]',
    blocks: [
      figures.length > 0
        ? { type: 'spec-table', id: 'data', title: '[write: the heading of the figures]', rows: figures }
        : { type: 'text', id: 'about', text: '[write: the first paragraph]' },
    ],
  }
  return { edit: { files: [{ to: file, text: `${JSON.stringify(json, null, 2)}\n` }], folders: [] }, file }
}
