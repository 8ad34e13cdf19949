import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { Refusal } from '../../cli/errors.js'
import { messageText } from '../../cli/message-language'
import { plural } from '../../cli/print'
import type { Site } from '../../content/read/site'
import { type Said, say } from '../../content/say/say.js'
import {
  type Exchange,
  exportWords,
  type Imported,
  importWords,
  translationsBetween,
} from '../../content/translation/exchange'
import { translatablesOf } from '../../content/translation/translatable'
import { writeWhole } from '../../files/cache'
import { refuseUnknown } from './accept'
import { readCsv, writeCsv } from './formats/csv'
import { type FindSource, readXliff } from './formats/xliff-read'
import { writeXliff } from './formats/xliff-write'

type Format = {
  ends: string[]
  write(exchange: Exchange): string
  read(text: string, findSource: FindSource): Exchange
}

/** File formats for translators, by the names that `--format` accepts. */
const exchangeFormats: Record<string, Format> = {
  xliff: { ends: ['.xlf', '.xliff'], write: writeXliff, read: readXliff },
  csv: { ends: ['.csv'], write: writeCsv, read: readCsv },
}

/** A file for a translator. `text` is the content of the file; `count` is the number of texts for translation. */
export type ExchangeFile = { file: string; text: string; count: number }

/**
 * Creates the files with the texts of a site for a translator, one file per source language.
 * @param language code of the target language
 * @param isOnlyToDo whether to leave out finished translations
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
  return exportWords(site, language, isOnlyToDo).map((exchange) => ({
    file: `${exchange.from}-${exchange.to}${isOnlyToDo ? '.todo' : ''}${format.ends[0]}`,
    text: format.write(exchange),
    count: exchange.words.length,
  }))
}

/**
 * Writes the files for a translator into the current folder.
 * @returns lines for the user
 * @throws Refusal if a file contains translations that are not yet imported, and would be overwritten
 */
export function exportFiles(...options: Parameters<typeof exchangeFiles>): string {
  const [site] = options
  const files = exchangeFiles(...options)
  for (const { file } of files)
    if (hasOwnWords(site, file))
      throw new Refusal(say`${file} contains words that the site does not have. Import it first, or move it.`)
  for (const { file, text } of files) writeWhole(file, text)
  const lines = files.map(({ file, count }) => `${file}: ${messageText(plural(count, 'text'))}`)
  if (lines.length === 0) return messageText(say`There is nothing to translate.`)
  const ways = files.map(({ file }) => messageText(say`Bring them back: npm run translations -- import ${file}`))
  return [...lines, ...ways].join('\n')
}

/** Whether an existing file has translations that the site does not have. */
function hasOwnWords(site: Site, file: string): boolean {
  if (!existsSync(file)) return false
  try {
    const { from, to, words } = readExchange(site, file, readFileSync(file))
    const texts = translationsBetween(site, from, to)
    const knownTexts = new Map(texts.map(({ of, word, text }) => [`${of.name} ${word.key}`, text]))
    return words.some(
      ({ page, key, translation }) => translation.trim() !== '' && translation !== knownTexts.get(`${page} ${key}`),
    )
  } catch {
    // Assumes that an unreadable file has such translations, so that the file is not overwritten.
    return true
  }
}

/**
 * Reads a file from a translator, without writing anything.
 * @param name file name, whose extension determines the format
 * @throws Refusal if the file is unreadable, or its languages are unknown
 */
export function readImport(site: Site, name: string, bytes: Uint8Array): Imported {
  const exchange = readExchange(site, name, bytes)
  const { from, to } = exchange
  const languages = site.settings.languages.map(({ code }) => code)
  for (const code of [from, to]) refuseUnknown('language', code, languages)
  if (translationsBetween(site, from, to).length === 0)
    throw new Refusal(
      say`The site has no texts in ${{ language: from }} with translations into ${{ language: to }}. The file names its languages in the wrong order, or names wrong ones.`,
    )
  return importWords(site, exchange)
}

function readExchange(site: Site, name: string, bytes: Uint8Array): Exchange {
  const extension = extname(name).toLowerCase()
  if (/^\.(csv|xlsx?|ods|numbers)$/.test(extension) && workbooks.some((start) => startsWith(bytes, start)))
    throw new Refusal(say`${name} is a workbook. Save it as "CSV UTF-8" in your spreadsheet, and import that file.`)
  const format = Object.values(exchangeFormats).find(({ ends }) => ends.includes(extension))
  if (!format) throw new Refusal(say`The name of the file must end in .xlf, .xliff or .csv.`)
  const sources = new Map(
    translatablesOf(site).flatMap(({ name, words }) => words.map((word) => [`${name} ${word.key}`, word] as const)),
  )
  const exchange = format.read(decodeText(name, bytes), (page, key) => sources.get(`${page} ${key}`))
  const languages = site.settings.languages.map(({ code }) => code)
  return { ...exchange, from: siteLanguage(exchange.from, languages), to: siteLanguage(exchange.to, languages) }
}

/**
 * Finds the language of the site for a language code in a file: "en-US" matches "en" if the site has no other English.
 * @returns the code itself if the site does not have the language
 */
function siteLanguage(code: string, languages: string[]): string {
  const name = code.replaceAll('_', '-').toLowerCase()
  const exact = languages.find((language) => language.toLowerCase() === name)
  const [near, another] = languages.filter((language) => language.split('-')[0] === name.split('-')[0])
  const isNear =
    near !== undefined && (near.toLowerCase().startsWith(`${name}-`) || name.startsWith(`${near.toLowerCase()}-`))
  return exact ?? (isNear && another === undefined ? near : code)
}

/** First bytes of workbooks: those of a ZIP archive (.xlsx, .ods, .numbers), and those of .xls. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** UTF-16 encodings that spreadsheets and translation tools write, by byte order mark. */
const encodingMarks: [mark: number[], encoding: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/**
 * Decodes a file from a translator: UTF-8 with or without a byte order mark, or UTF-16.
 * @throws Refusal for a different encoding, or if the file contains U+FFFD, because letters were lost when it was saved
 */
function decodeText(name: string, bytes: Uint8Array): string {
  let text: string
  try {
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(notUtf8(name))
  }
  // A null character means that the file has a different encoding, or is not text.
  if (text.includes('\0')) throw new Refusal(notUtf8(name))
  const lost = /[^\r\n]{0,20}\uFFFD[^\r\n]{0,20}/.exec(text)?.[0]
  if (lost !== undefined)
    throw new Refusal(
      say`Letters of ${name} were lost when it was saved: "${lost}". Nothing was changed. Take the file from before that, and save it as UTF-8.`,
    )
  return text
}

function encodingOf(bytes: Uint8Array): string {
  const entry = encodingMarks.find(([mark]) => startsWith(bytes, mark))
  return entry?.[1] ?? 'utf-8'
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, i) => bytes[i] === byte)
}

function notUtf8(name: string): Said {
  return say`${name} is not in UTF-8, so its letters cannot be read. Nothing was changed. Save it again as "CSV UTF-8" or with the encoding "UTF-8".`
}
