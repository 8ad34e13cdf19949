import { closeSync, existsSync, openSync, readFileSync, readSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { Refusal } from '../../cli/errors.js'
import { plural } from '../../cli/print'
import { spoken } from '../../cli/spoken'
import { inParts } from '../../content/base/group'
import { valueAt } from '../../content/json/document'
import { asList, isObject, parseJson } from '../../content/json/json'
import { openText } from '../../content/json/open-text'
import type { Site } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import { type SourceWord, type Translatable, translatablesOf } from '../../content/translation/translatable'
import { cacheFolder, writeWhole } from '../../files/cache'
import { hashOf } from '../../files/files'
import { listFiles } from '../../files/listing'
import { openSite } from '../../site/open'
import { type PageFiles, readPages } from '../../site/pages'
import { openContent } from '../../site/source'

/** Where Visual Studio Code reads which schema a file has. */
const settingsFile = '.vscode/settings.json'

/** Where the schemas are: they are made from the pages, and no file of the site. */
const schemasFolder = join(cacheFolder, 'translations')

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

/** The same for the site of the folder the command runs in, as it is on the disk. */
export async function keepSchemasOnDisk(): Promise<void> {
  const { site } = await openSite(openContent())
  await site?.close()
  if (site) await keepEditorSchemas(site.parts.base, site.parts.pages)
}

/** Makes the schemas of pages whose files changed: a schema says from which state of its page it was made. */
async function makeSchemas(base: Site, pages: PageFiles[], settings: string): Promise<void> {
  const made = new Map(listFiles(schemasFolder).map((file) => [file.slice(0, -'.json'.length), stateIn(file)]))
  const states = new Map(pages.map(({ name, fingerprint }) => [name, hashOf(fingerprint)]))
  const write = (one: Translatable) => {
    const schema = { $comment: states.get(one.name), ...translationSchema(one) }
    writeChanged(schemaFile(one.name), schema)
    made.set(one.name, schema.$comment)
  }
  for (const part of inParts(pages.filter(({ name }) => made.get(name) !== states.get(name)))) {
    // Who asks for a page meanwhile need not wait.
    await later(0)
    for (const one of translatedIn(readPages(base, part).site)) write(one)
  }
  const shared = translatedIn({ ...base, pages: [] })
  for (const one of shared) write(one)
  const known = new Set([...states.keys(), ...shared.map(({ name }) => name)])
  for (const name of made.keys()) if (!known.has(name)) rmSync(schemaFile(name), { force: true })
  const names = [...made.keys()].filter((name) => known.has(name)).sort()
  writeChanged(editorEntry.url, { anyOf: names.map((name) => ({ $ref: `./translations/${name}.json` })) })
  const listed = asList(valueAt(parseJson(settings), ['json.schemas']))
  const all = [...listed.filter((one) => !String(valueAt(one, ['url'])).startsWith(`./${schemasFolder}`)), editorEntry]
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

/** The state of its page that a schema was made from; undefined where it says none. Its first line says so: of many pages no more is read. */
function stateIn(file: string): string | undefined {
  const head = Buffer.alloc(200)
  const opened = openSync(join(schemasFolder, file), 'r')
  try {
    readSync(opened, head)
  } finally {
    closeSync(opened)
  }
  return /^\{\s*"\$comment": "(.*)"/.exec(head.toString())?.[1]
}

function readEditorSettings(): string | undefined {
  return existsSync(settingsFile) ? readFileSync(settingsFile, 'utf8') : undefined
}

function schemaFile(name: string): string {
  return `${schemasFolder}/${name}.json`
}

/** A JSON Schema (draft-07) of a word, or of an object of words. */
type WordsSchema = { type: string; [keyword: string]: unknown }

/**
 * The schema of a page's translations: the names that they may have, each with what the source says, so that an editor
 * completes the first and shows the second.
 */
function translationSchema({ lang, words }: Pick<Translatable, 'lang' | 'words'>): WordsSchema {
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...schemaOf(words, 0, lang) }
}

/** @param depth of the names that the words have in common */
function schemaOf(words: SourceWord[], depth: number, lang: string): WordsSchema {
  const [first] = words
  if (first && first.steps.length === depth)
    return { type: 'string', description: `${lang}: ${first.value}`, default: '' }
  const names = new Set(words.map(({ steps }) => steps[depth] ?? ''))
  const properties = [...names].map((name) => [
    name,
    schemaOf(
      words.filter(({ steps }) => steps[depth] === name),
      depth + 1,
      lang,
    ),
  ])
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) }
}
