import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { Refusal } from '../../cli/errors.js'
import { isTextFile, pageOfFile } from '../../content/base/page-of-file'
import { say } from '../../content/say/say.js'
import { linkOn } from '../../files/change'
import { isContent } from '../../files/listing'
import { readWhole } from '../../files/site/texts'
import { translationFile } from '../document/operation'
import type { FileState } from '../protocol'

/**
 * Matches names of pages, shared documents and patterns: "ventilation/tunnel-fan", "_not-found", "_site", "common",
 * "lamps/[lamp]".
 */
const pageName =
  /^(_documents\/)?(_?[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*|([a-z0-9]+(-[a-z0-9]+)*\/)*\[[\w-]+\])$/

/** Maximum size of a file in bytes, well above the largest document that checks allow. */
const largestFile = 4_000_000

/** Checks the name of a page. @throws Refusal for an invalid name, such as a path that leads out of the folder */
export function requirePageName(name: string): void {
  if (name.length > 200 || !pageName.test(name)) throw new Refusal(say`"${name}" is not the name of a page.`)
}

/** Paths of a page's document, its texts in separate files, and their translations. Some files may be missing. */
export function filesOfName(name: string): string[] {
  requirePageName(name)
  if (name === 'glossary') return ['locales/glossary.json']
  const languages = existsSync('locales')
    ? readdirSync('locales').filter((folder) => /^[A-Za-z]+(-[A-Za-z0-9]+)*$/.test(folder))
    : []
  const translations = languages.map((lang) => translationFile(name, lang)).filter((path) => isContent(path))
  if (name === 'common') return translations
  return [`pages/${name}.json`, ...translations, ...textFilesOf(name, languages)]
}

/** Paths of a page's texts in separate files, and of their translations. */
function textFilesOf(name: string, languages: string[]): string[] {
  const folder = name.slice(0, name.lastIndexOf('/') + 1)
  const folders = ['pages', ...languages.map((lang) => `locales/${lang}`)].map((root) => `${root}/${folder}`)
  return folders
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path).map((entry) => path + entry))
    .filter((path) => isTextFile(path) && isContent(path) && pageOfFile(path).name === name)
}

/**
 * Ensures that a path is one of a page's files and contains no symbolic link.
 * @param languages codes of the site's languages
 * @throws Refusal for any other path
 */
export function requireOwn(name: string, path: string, languages: string[]): void {
  requirePageName(name)
  const ownPaths = [
    ...(name === 'common' || name === 'glossary' ? [] : [`pages/${name}.json`]),
    ...(name === 'glossary' ? ['locales/glossary.json'] : languages.map((lang) => translationFile(name, lang))),
  ]
  const { name: owner, language } = pageOfFile(path)
  const isOwnText =
    isTextFile(path) && isContent(path) && owner === name && (language === undefined || languages.includes(language))
  if (!ownPaths.includes(path) && !isOwnText) throw new Refusal(say`${path} is not a file of this page.`)
  requirePlain(path)
}

/**
 * Checks a path.
 * @throws Refusal if the path exists but is not a regular file, or contains a symbolic link, which may point outside
 * the site
 */
export function requirePlain(path: string): void {
  const part = linkOn(path) ?? (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false ? path : undefined)
  if (part !== undefined)
    throw new Refusal(say`${part} is a link or not a regular file: the Studio does not write there.`)
}

/** Reads a file from the disk. @throws Refusal if it is not UTF-8 text, or too large to edit */
export function readState(path: string): FileState {
  requirePlain(path)
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats) return { path }
  if (stats.size > largestFile) throw new Refusal(say`${path} is too large to be edited here.`)
  const bytes = readWhole(path)
  if (!isUtf8(bytes)) throw new Refusal(say`${path} is not readable text. Save it again as "UTF-8".`)
  const text = bytes.toString('utf8')
  return { path, text, stamp: stampOf(text) }
}

/** SHA-256 hash of a text, as hex digits. */
export function stampOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Checks a text before it is saved. @throws Refusal if the text is too large or cannot be encoded as UTF-8 */
export function requireText(path: string, text: string | undefined): void {
  if (text === undefined) return
  if (Buffer.byteLength(text) > largestFile) throw new Refusal(say`${path} would be too large.`)
  if (/\p{Surrogate}/u.test(text))
    throw new Refusal(say`${path} would contain half a character, which no file can store.`)
}
