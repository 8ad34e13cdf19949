import { extname } from 'node:path'
import { Refusal } from '../../cli/errors.js'
import { plural } from '../../cli/print'
import { spoken } from '../../cli/spoken'
import { type Exchange, exportWords, type Imported, importWords, translationsBetween } from '../../content/exchange'
import { say } from '../../content/say/say.js'
import type { Site } from '../../content/site'
import { writeWhole } from '../../files/cache'
import { refuseUnknown } from './accept'
import { decodeText } from './decode'
import { readCsv, writeCsv } from './formats/csv'
import { readTodo, writeTodo } from './formats/todo'
import { readXliff, writeXliff } from './formats/xliff'

type Format = { ends: string[]; write(exchange: Exchange): string; read(text: string): Exchange }

/** By the names that `--format` takes. */
const exchangeFormats: Record<string, Format> = {
  xliff: { ends: ['.xlf', '.xliff'], write: writeXliff, read: readXliff },
  csv: { ends: ['.csv'], write: writeCsv, read: readCsv },
}

const todo: Format = { ends: ['.todo.json', '.json'], write: writeTodo, read: readTodo }

/** A file for a translator: its name, its text, and how many texts are in it. */
export type ExchangeFile = { file: string; text: string; count: number }

/**
 * The texts of a site for a translator, one file for each language that they are written in.
 * @param name the format; undefined for a list of what is to do
 * @throws Refusal for an unknown language or format
 */
export function exchangeFiles(site: Site, language: string | undefined, name: string | undefined): ExchangeFile[] {
  const languages = site.settings.languages.map(({ code }) => code)
  if (language === undefined) throw new Refusal(say`Give a language: ${languages.join(', ')}.`)
  refuseUnknown('language', language, languages)
  const format = name === undefined ? todo : Object.hasOwn(exchangeFormats, name) ? exchangeFormats[name] : undefined
  if (!format)
    throw new Refusal(say`There is no format "${name}". Give one of ${Object.keys(exchangeFormats).join(', ')}.`)
  return exportWords(site, language, format === todo).map((one) => ({
    file: exchangeFile(one, format),
    text: format.write(one),
    count: one.words.length,
  }))
}

/** Writes them into the current folder. @returns what was written, line by line */
export function exportFiles(site: Site, language: string | undefined, name: string | undefined): string {
  const files = exchangeFiles(site, language, name)
  for (const { file, text } of files) writeWhole(file, text)
  const lines = files.map(({ file, count }) => `${file}: ${spoken(plural(count, 'text'))}`)
  if (lines.length === 0) return spoken(say`There is nothing to translate.`)
  return [...lines, spoken(say`Bring them back: npm run translations -- import ${files[0]?.file}`)].join('\n')
}

function exchangeFile({ from, to }: Exchange, { ends: [end = ''] }: Format): string {
  return `${from}-${to}${end}`
}

/**
 * Reads what came back from a translator, and writes nothing.
 * @param name of the file, whose ending tells the format
 * @throws Refusal for a file that cannot be read, or is about other languages
 */
export function readImport(site: Site, name: string, bytes: Uint8Array): Imported {
  const format = [todo, ...Object.values(exchangeFormats)].find(({ ends }) =>
    ends.includes(extname(name).toLowerCase()),
  )
  if (!format) throw new Refusal(say`The name of the file must end in .xlf, .xliff, .csv or .json.`)
  const exchange = format.read(decodeText(name, bytes))
  const { from, to } = exchange
  const languages = site.settings.languages.map(({ code }) => code)
  for (const code of [from, to]) refuseUnknown('language', code, languages)
  if (translationsBetween(site, from, to).length === 0)
    throw new Refusal(
      say`The site has nothing that is written in ${{ language: from }} and translated into ${{ language: to }}. The file names its languages in another order or wrongly.`,
    )
  return importWords(site, exchange)
}
