import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { Refusal } from '../cli/errors.js'
import { say } from '../cli/language/say'
import { plural } from '../cli/print'
import { valueAt } from '../content/document'
import { isObject, parseJson } from '../content/json'
import { setValue } from '../content/json-set'
import type { Site } from '../content/site'
import { type Translatable, translatablesOf } from '../content/translatable'
import { translationSchema } from '../content/translation-schema'
import { siteNamespace } from '../content/words'
import { cacheFolder, keep, readKept, writeWhole } from '../files/cache'
import { inParts, type PageFiles } from '../site/parts'
import { readPages } from '../site/reader'

/** Where Visual Studio Code reads which schema a file has. */
const settingsFile = '.vscode/settings.json'

/** Where the schemas are: they are made from the pages, and no file of the site. */
const folder = join(cacheFolder, 'translations')

/** Where it is noted from which state of a page its schema was made. */
const madeFile = join(cacheFolder, 'translation-schemas.json')

/**
 * Writes a schema for the translations of each page, and tells the editor of them.
 * @returns what was written, in a sentence
 * @throws Refusal when the settings of the editor cannot be read
 */
export function writeEditorSchemas(site: Site): string {
  const settings = readSettings() ?? '{}\n'
  if (!isObject(parseJson(settings))) throw new Refusal(`${settingsFile} is not valid JSON, so nothing was written.`)
  const all = translatedIn(site)
  for (const one of all) writeSchema(one)
  const names = all.map(({ name }) => name)
  writeWhole(settingsFile, withSchemas(settings, names))
  const count = plural(names.filter((name) => name !== siteNamespace).length, 'page')
  return say(`Visual Studio Code now completes the translations of ${count}, and shows what the source says.`)
}

/**
 * Keeps these schemas as the pages are now, for commands that run while somebody writes: where the folder has settings of the
 * editor, and never in CI. Only pages whose files changed are read.
 * @param base the site without its pages
 */
export async function keepEditorSchemas(base: Site, pages: PageFiles[]): Promise<void> {
  const settings = process.env.CI ? undefined : readSettings()
  if (settings === undefined || !isObject(parseJson(settings))) return
  const made = readKept<Record<string, string>>(madeFile) ?? {}
  const now = Object.fromEntries(pages.map(({ name, fingerprint }) => [name, fingerprint]))
  const changed = pages.filter(({ name }) => made[name] !== now[name] || !existsSync(fileOf(name)))
  for (const part of inParts(changed)) {
    // Who asks for a page meanwhile need not wait.
    await later(0)
    for (const one of translatedIn(readPages(base, part).site)) writeSchema(one)
  }
  const shared = translatedIn(base)
  for (const one of shared) writeSchema(one)
  for (const name of Object.keys(made)) if (!(name in now)) rmSync(fileOf(name), { force: true })
  if (changed.length > 0) keep(madeFile, now)
  const after = withSchemas(settings, [...Object.keys(now), ...shared.map(({ name }) => name)])
  if (after !== settings) writeWhole(settingsFile, after)
}

/** What of a site, or of a part of it, is translated. Shared words have a schema of their own, with those of the engine. */
function translatedIn(site: Site): Translatable[] {
  return translatablesOf(site).filter(({ document }) => !document.file.startsWith('locales/'))
}

function writeSchema(one: Translatable): void {
  const [file, text] = [fileOf(one.name), `${JSON.stringify(translationSchema(one), null, 2)}\n`]
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text)
}

function readSettings(): string | undefined {
  return existsSync(settingsFile) ? readFileSync(settingsFile, 'utf8') : undefined
}

/** The settings of the editor with the schemas of pages, by their names; as they are where they have them. */
function withSchemas(settings: string, names: string[]): string {
  const listed = listOf(valueAt(parseJson(settings), ['json.schemas']))
  const own = names.sort().map((name) => ({ fileMatch: [`/locales/*/${name}.json`], url: `./${fileOf(name)}` }))
  const all = [...listed.filter((one) => !isOwn(one)), ...own]
  return JSON.stringify(all) === JSON.stringify(listed) ? settings : setValue(settings, ['json.schemas'], all)
}

function fileOf(name: string): string {
  return `${folder}/${name}.json`
}

function isOwn(entry: unknown): boolean {
  return String(valueAt(entry, ['url'])).startsWith(`./${folder}/`)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
