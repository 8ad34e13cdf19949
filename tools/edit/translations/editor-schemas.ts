import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { Refusal } from '../../cli/errors.js'
import { plural } from '../../cli/print'
import { spoken } from '../../cli/spoken'
import { valueAt } from '../../content/document'
import { inParts } from '../../content/group'
import { asList, isObject, parseJson } from '../../content/json'
import { openText } from '../../content/open-text'
import type { Site } from '../../content/site'
import { type Translatable, translatablesOf } from '../../content/translatable'
import { translationSchema } from '../../content/translation-schema'
import { cacheFolder, keep, readKept, writeWhole } from '../../files/cache'
import { say } from '../../language/say.js'
import type { PageFiles } from '../../site/parts'
import { readPages } from '../../site/reader'

/** Where Visual Studio Code reads which schema a file has. */
const settingsFile = '.vscode/settings.json'

/** Where the schemas are: they are made from the pages, and no file of the site. */
const schemasFolder = join(cacheFolder, 'translations')

/** Where it is noted from which state of a page its schema was made. */
const madeFile = join(cacheFolder, 'translation-schemas.json')

/** The editor's settings for translations, whatever pages there are: of the schemas of all, an editor takes the one that fits. */
export const editorEntry = {
  fileMatch: ['/locales/*/**/*.json', '!/locales/*/common.json'],
  url: `./${cacheFolder}/translations.json`,
}

/**
 * Writes a schema for the translations of each page, and tells the editor of them.
 * @returns what was written, in a sentence
 * @throws Refusal when the settings of the editor cannot be read
 */
export async function writeEditorSchemas(site: Site, pages: PageFiles[]): Promise<string> {
  const settings = readEditorSettings() ?? '{}\n'
  if (!isObject(parseJson(settings))) throw new Refusal(say`${settingsFile} is not valid JSON, so nothing was written.`)
  await makeSchemas(site, pages, settings)
  return spoken(
    say`Visual Studio Code now completes the translations of ${plural(pages.length, 'page')}, and shows what the source says.`,
  )
}

/**
 * Keeps these schemas as the pages are now, for commands that run while somebody writes: where the folder has settings of the
 * editor, and never in CI.
 * @param base the site without its pages
 */
export async function keepEditorSchemas(base: Site, pages: PageFiles[]): Promise<void> {
  const settings = process.env.CI ? undefined : readEditorSettings()
  if (settings !== undefined && isObject(parseJson(settings))) await makeSchemas(base, pages, settings)
}

/** Makes the schemas of pages whose files changed. */
async function makeSchemas(base: Site, pages: PageFiles[], settings: string): Promise<void> {
  const made = readKept<Record<string, string>>(madeFile) ?? {}
  const now = Object.fromEntries(pages.map(({ name, fingerprint }) => [name, fingerprint]))
  const changed = pages.filter(({ name }) => made[name] !== now[name] || !existsSync(schemaFile(name)))
  for (const part of inParts(changed)) {
    // Who asks for a page meanwhile need not wait.
    await later(0)
    for (const one of translatedIn(readPages(base, part).site))
      writeChanged(schemaFile(one.name), translationSchema(one))
  }
  const shared = translatedIn({ ...base, pages: [] })
  for (const one of shared) writeChanged(schemaFile(one.name), translationSchema(one))
  for (const name of Object.keys(made)) if (!(name in now)) rmSync(schemaFile(name), { force: true })
  if (changed.length > 0) keep(madeFile, now)
  const names = [...Object.keys(now), ...shared.map(({ name }) => name)]
    .filter((name) => existsSync(schemaFile(name)))
    .sort()
  writeChanged(editorEntry.url, { anyOf: names.map((name) => ({ $ref: `./translations/${name}.json` })) })
  const listed = asList(valueAt(parseJson(settings), ['json.schemas']))
  const all = [...listed.filter((one) => !isOwnEntry(one)), editorEntry]
  if (JSON.stringify(all) !== JSON.stringify(listed))
    writeWhole(settingsFile, openText(settings).set(['json.schemas'], all).text)
}

/** The translated parts of a site, or of a part of it. Shared words have a schema of their own, with those of the engine. */
function translatedIn(site: Site): Translatable[] {
  return translatablesOf(site).filter(({ document }) => !document.file.startsWith('locales/'))
}

function writeChanged(file: string, schema: object): void {
  const text = `${JSON.stringify(schema, null, 2)}\n`
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text)
}

function readEditorSettings(): string | undefined {
  return existsSync(settingsFile) ? readFileSync(settingsFile, 'utf8') : undefined
}

function schemaFile(name: string): string {
  return `${schemasFolder}/${name}.json`
}

function isOwnEntry(entry: unknown): boolean {
  return String(valueAt(entry, ['url'])).startsWith(`./${schemasFolder}`)
}
