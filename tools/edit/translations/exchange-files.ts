import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { Refusal } from '../../cli/errors.js'
import { plural } from '../../cli/print'
import { spoken } from '../../cli/spoken'
import type { Site } from '../../content/read/site'
import { type Said, say } from '../../content/say/say.js'
import {
  type Exchange,
  exportWords,
  type Imported,
  importWords,
  translationsBetween,
} from '../../content/translation/exchange'
import { writeWhole } from '../../files/cache'
import { refuseUnknown } from './accept'
import { readCsv, writeCsv } from './formats/csv'
import { readXliff, writeXliff } from './formats/xliff'

type Format = { ends: string[]; write(exchange: Exchange): string; read(text: string): Exchange }

/** By the names that `--format` takes. */
const exchangeFormats: Record<string, Format> = {
  xliff: { ends: ['.xlf', '.xliff'], write: writeXliff, read: readXliff },
  csv: { ends: ['.csv'], write: writeCsv, read: readCsv },
}

/** A file for a translator: its name, its text, and how many texts are in it. */
export type ExchangeFile = { file: string; text: string; count: number }

/**
 * The texts of a site for a translator, one file for each language that they are written in.
 * @param name the format
 * @param isOnlyToDo whether to leave out what is translated already
 * @throws Refusal for an unknown language or format
 */
export function exchangeFiles(
  site: Site,
  language: string | undefined,
  name = 'xliff',
  isOnlyToDo = false,
): ExchangeFile[] {
  const languages = site.settings.languages.map(({ code }) => code)
  if (language === undefined) throw new Refusal(say`Give a language: ${languages.join(', ')}.`)
  refuseUnknown('language', language, languages)
  const format = Object.hasOwn(exchangeFormats, name) ? exchangeFormats[name] : undefined
  if (!format)
    throw new Refusal(say`There is no format "${name}". Give one of ${Object.keys(exchangeFormats).join(', ')}.`)
  return exportWords(site, language, isOnlyToDo).map((one) => ({
    file: `${one.from}-${one.to}${isOnlyToDo ? '.todo' : ''}${format.ends[0]}`,
    text: format.write(one),
    count: one.words.length,
  }))
}

/**
 * Writes them into the current folder.
 * @returns what was written, line by line
 * @throws Refusal where that would lose what a translator wrote
 */
export function exportFiles(...asked: Parameters<typeof exchangeFiles>): string {
  const [site] = asked
  const files = exchangeFiles(...asked)
  for (const { file } of files)
    if (hasOwnWords(site, file))
      throw new Refusal(say`${file} contains words that the site does not have. Import it first, or move it.`)
  for (const { file, text } of files) writeWhole(file, text)
  const lines = files.map(({ file, count }) => `${file}: ${spoken(plural(count, 'text'))}`)
  if (lines.length === 0) return spoken(say`There is nothing to translate.`)
  const ways = files.map(({ file }) => spoken(say`Bring them back: npm run translations -- import ${file}`))
  return [...lines, ...ways].join('\n')
}

/** Whether a file from before has something that is nowhere else. */
function hasOwnWords(site: Site, file: string): boolean {
  if (!existsSync(file)) return false
  try {
    const { from, to, words } = readExchange(file, readFileSync(file))
    const texts = translationsBetween(site, from, to)
    const known = new Map(texts.map(({ of, word, text }) => [`${of.name} ${word.key}`, text]))
    return words.some(
      ({ page, key, translation }) => translation.trim() !== '' && translation !== known.get(`${page} ${key}`),
    )
  } catch {
    // It cannot be read, so nobody knows.
    return true
  }
}

/**
 * Reads what came back from a translator, and writes nothing.
 * @param name of the file, whose ending tells the format
 * @throws Refusal for a file that cannot be read, or is about other languages
 */
export function readImport(site: Site, name: string, bytes: Uint8Array): Imported {
  const exchange = readExchange(name, bytes)
  const { from, to } = exchange
  const languages = site.settings.languages.map(({ code }) => code)
  for (const code of [from, to]) refuseUnknown('language', code, languages)
  if (translationsBetween(site, from, to).length === 0)
    throw new Refusal(
      say`The site has no texts in ${{ language: from }} with translations into ${{ language: to }}. The file names its languages in the wrong order, or names wrong ones.`,
    )
  return importWords(site, exchange)
}

function readExchange(name: string, bytes: Uint8Array): Exchange {
  const format = Object.values(exchangeFormats).find(({ ends }) => ends.includes(extname(name).toLowerCase()))
  if (!format) throw new Refusal(say`The name of the file must end in .xlf, .xliff or .csv.`)
  return format.read(decodeText(name, bytes))
}

/** The encodings of Unicode that programs for tables and for translators write, by the mark that a file begins with. */
const encodingMarks: [mark: number[], encoding: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/**
 * The text of a file that came back from a translator: UTF-8 with or without a mark, or UTF-16.
 * @throws Refusal for one in another encoding, or in which letters were lost already: what is read of it would be wrong
 */
function decodeText(name: string, bytes: Uint8Array): string {
  let text: string
  try {
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(notUtf8(name))
  }
  // The signs left in a text that was read in another encoding, or is no text.
  if (text.includes('\0')) throw new Refusal(notUtf8(name))
  const lost = /[^\r\n]{0,20}\uFFFD[^\r\n]{0,20}/.exec(text)?.[0]
  if (lost !== undefined)
    throw new Refusal(
      say`Letters of ${name} were lost when it was saved: "${lost}". Nothing was changed. Take the file from before that, and save it as UTF-8.`,
    )
  return text
}

function encodingOf(bytes: Uint8Array): string {
  const marked = encodingMarks.find(([mark]) => mark.every((byte, i) => bytes[i] === byte))
  return marked?.[1] ?? 'utf-8'
}

function notUtf8(name: string): Said {
  return say`${name} is not in UTF-8, so its letters cannot be read. Nothing was changed. Save it again as "CSV UTF-8" or with the encoding "UTF-8".`
}
