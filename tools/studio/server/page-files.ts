import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { Refusal } from '../../cli/errors.js'
import { say } from '../../content/say/say.js'
import { linkOn } from '../../files/change'
import { isContent } from '../../files/listing'
import { readWhole } from '../../files/site/texts'
import { translationFile } from '../document/operation'
import type { FileState } from '../protocol'

/** Names of pages, and of what is edited like one: "ventilation/tunnel-fan", "_not-found", "_site", "common". */
const pageName = /^(_documents\/)?_?[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/

/** The most bytes of a file: more than a document may have. */
const largestFile = 4_000_000

/** @throws Refusal for what is no name of a page, such as a way out of the folder */
export function requirePageName(name: string): void {
  if (name.length > 200 || !pageName.test(name)) throw new Refusal(say`"${name}" is not the name of a page.`)
}

/** The files that a page has or may get: its document, and a translation in each language there is a folder of. */
export function filesOfName(name: string): string[] {
  requirePageName(name)
  if (name === 'glossary') return ['locales/glossary.json']
  const languages = existsSync('locales')
    ? readdirSync('locales').filter((one) => /^[A-Za-z]+(-[A-Za-z0-9]+)*$/.test(one))
    : []
  const translations = languages.map((lang) => translationFile(name, lang)).filter((path) => isContent(path))
  return name === 'common' ? translations : [`pages/${name}.json`, ...translations]
}

/**
 * Makes sure that a path is one of a page's files, and leads nowhere else.
 * @param languages those of the site: a translation into another is none
 * @throws Refusal for any other path
 */
export function requireOwn(name: string, path: string, languages: string[]): void {
  requirePageName(name)
  const own = [
    ...(name === 'common' || name === 'glossary' ? [] : [`pages/${name}.json`]),
    ...(name === 'glossary' ? ['locales/glossary.json'] : languages.map((lang) => translationFile(name, lang))),
  ]
  if (!own.includes(path)) throw new Refusal(say`${path} is not a file of this page.`)
  requirePlain(path)
}

/** @throws Refusal for a path on which there is a link, which may lead out of the site */
export function requirePlain(path: string): void {
  const part = linkOn(path) ?? (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false ? path : undefined)
  if (part !== undefined)
    throw new Refusal(say`${part} is a link or not a regular file: the Studio does not write there.`)
}

/** A file as it is on the disk. @throws Refusal for one that is no text, or too large to edit */
export function readState(path: string): FileState {
  requirePlain(path)
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found) return { path }
  if (found.size > largestFile) throw new Refusal(say`${path} is too large to be edited here.`)
  const bytes = readWhole(path)
  if (!isUtf8(bytes)) throw new Refusal(say`${path} is not readable text. Save it again as "UTF-8".`)
  const text = bytes.toString('utf8')
  return { path, text, stamp: stampOf(text) }
}

/** A name for a text that no other has: its SHA-256. */
export function stampOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** @throws Refusal for a text that cannot be saved as it is */
export function requireText(path: string, text: string | undefined): void {
  if (text === undefined) return
  if (Buffer.byteLength(text) > largestFile) throw new Refusal(say`${path} would be too large.`)
  if (/\p{Surrogate}/u.test(text))
    throw new Refusal(say`${path} would contain half a character, which no file can store.`)
}
