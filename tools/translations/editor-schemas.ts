import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../cli/errors.js'
import { plural } from '../cli/print'
import { valueAt } from '../content/document'
import { isObject, parseJson } from '../content/json'
import { setValue } from '../content/json-set'
import type { Site } from '../content/site'
import { translatablesOf } from '../content/translatable'
import { translationSchema } from '../content/translation-schema'
import { siteNamespace } from '../content/words'
import { cacheFolder, writeWhole } from '../files/cache'

/** Where Visual Studio Code reads which schema a file has. */
const settingsFile = '.vscode/settings.json'

/** Where the schemas are: they are made from the pages, and no file of the site. */
const folder = join(cacheFolder, 'translations')

/**
 * Writes a schema for the translations of each page, and tells the editor of them.
 * @returns what was written, in a sentence
 * @throws Refusal when the settings of the editor cannot be read
 */
export function writeEditorSchemas(site: Site): string {
  const text = existsSync(settingsFile) ? readFileSync(settingsFile, 'utf8') : '{}\n'
  const settings = parseJson(text)
  if (!isObject(settings)) throw new Refusal(`${settingsFile} is not valid JSON, so nothing was written.`)
  // Shared words have a schema of their own, with those of the engine.
  const pages = translatablesOf(site).filter(({ document }) => !document.file.startsWith('locales/'))
  for (const page of pages) writeWhole(fileOf(page.name), `${JSON.stringify(translationSchema(page), null, 2)}\n`)
  const others = listOf(settings['json.schemas']).filter((one) => !isOwn(one))
  const own = pages.map(({ name }) => ({ fileMatch: [`/locales/*/${name}.json`], url: `./${fileOf(name)}` }))
  writeWhole(settingsFile, setValue(text, ['json.schemas'], [...others, ...own]))
  const count = plural(pages.filter(({ name }) => name !== siteNamespace).length, 'page')
  return `Visual Studio Code now completes the translations of ${count}, and shows what the source says.`
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
