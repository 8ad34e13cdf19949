import { basename } from 'node:path'
import { getLocation } from 'jsonc-parser'
import { getLanguageService, type LanguageService } from 'vscode-json-languageservice'
import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver/node'
import { siteSchemas } from '../bundle/contract/own-schemas'
import { messageText } from '../cli/message-language'
import { isTextFile, pageOfFile } from '../content/base/page-of-file'
import type { Path } from '../content/base/problem'
import { valueAt } from '../content/json/document'
import { endOf } from '../content/json/json-text'
import { idsIn } from '../content/json/new-id'
import { siteNamespace } from '../content/read/words'
import { ofSchema } from '../content/say/say.js'
import type { OpenSite } from '../site/open'
import { blockTypesOf, fieldsOf } from '../studio/fields'
import { addresses, type Choice, choicesFor, fieldsIn, mediaFiles, missingNames } from './choices'
import type { EditorSite } from './editor-site'
import { aboutMedia } from './hover'
import type { Text } from './positions'

/** Fields of blocks, of the site file, and of pages, from the schemas of the site in the current folder. */
function knownFields() {
  const schemas = siteSchemas()
  return {
    types: blockTypesOf(schemas),
    site: fieldsOf(schemas, 'site.json'),
    page: fieldsOf(schemas, 'page.json').filter(({ kind }) => kind !== 'blocks'),
  }
}

let fieldsCache: ReturnType<typeof knownFields> | undefined

/** Language service that offers completion and explanations from a document's schema, in the author's language. */
export function schemaService(): LanguageService {
  // `schemaRequestService` finds a schema by its file name, and ignores the folder in "$schema". It also translates the
  // descriptions.
  const isWords = (key: string, value: unknown) => key === 'description' && typeof value === 'string'
  const messageTexts = (key: string, value: unknown) =>
    isWords(key, value) ? messageText(ofSchema(String(value))) : value
  const schemaRequestService = async (uri: string) =>
    JSON.stringify(siteSchemas()[uri.replace(/^.*\/schema\//, '')], messageTexts)
  const service = getLanguageService({ schemaRequestService })
  const schema = (file: string, ...fileMatch: string[]) => ({ uri: `file:///schema/${file}`, fileMatch })
  const schemas = [
    schema('page.json', '/pages/**/*.json', '!/pages/_site.json', '!/pages/_data/**', '!/pages/**/\\[*\\].json'),
    schema('pattern.json', '/pages/**/\\[*\\].json'),
    schema('site.json', '/pages/_site.json'),
    schema('glossary.json', '/locales/glossary.json'),
    schema('common.json', '/locales/*/common.json'),
  ]
  service.configure({ validate: false, schemas: schemas })
  return service
}

/** Completions for the name of a page's text file: the existing files or, if there are none, the default name. */
function textFilesOf(open: OpenSite, name: string): Choice[] {
  const files = open.parts.pages.find((page) => page.name === name)?.files ?? []
  const texts = files.filter((path) => isTextFile(path) && path.startsWith('pages/')).map((path) => basename(path))
  return (texts.length > 0 ? texts : [`${basename(name)}.md`]).map((value) => ({ value }))
}

/** Completions at an offset in a document, taken from the site instead of the schema. */
export function choicesAt(site: EditorSite, open: OpenSite, file: string, doc: Text, offset: number): CompletionItem[] {
  const { text, json } = doc
  const { path, previousNode: node, isAtPropertyKey: isName } = getLocation(text, offset)
  const within = node?.type === 'string' && node.offset < offset && offset <= endOf(node) ? node : undefined
  const isText = isTextFile(file)
  const inside = isText ? text.slice(0, offset) : within ? text.slice(within.offset + 1, offset) : ''
  // In rich text, a completion replaces only the address of a link; in other fields, the whole value.
  const [, picture, link] = /(?:(!)\[[^[\]]*)?\]\(([^()\s]*)$/.exec(inside) ?? []
  const written = link ?? inside
  const [start, end] =
    within && link === undefined ? [within.offset, endOf(within)] : [offset - (link?.length ?? 0), offset]
  const { name, language } = pageOfFile(file)
  const { base } = open.parts
  const valueIn = (valuePath: Path) => valueAt(json, valuePath)
  const choices = (): Choice[] => {
    const above = path.slice(0, -1)
    if (picture) return mediaFiles(base, 'picture')
    if (link !== undefined) return [...addresses(base, name, link), ...mediaFiles(base, 'file')]
    if (isText) return []
    const existingNames = Object.keys(Object(valueIn(above)))
    const isColumn = language === undefined && above.at(-1) === 'cells'
    const columns = () => [...idsIn(valueIn([...above.slice(0, -3), 'columns']))].map((value) => ({ value }))
    if (isName && language !== undefined)
      return missingNames(open.some(new Set([name])), name, above.map(String), existingNames)
    if (isName) return isColumn ? columns().filter(({ value }) => !existingNames.includes(value)) : []
    if (language !== undefined) return /^[/#]/.test(written) ? addresses(base, name, written) : []
    if (path.at(-1) === 'file' && valueIn([...above, 'type']) === 'text') return textFilesOf(open, name)
    const fieldPath = typeof path.at(-1) === 'number' ? above : path
    fieldsCache ??= knownFields()
    const fields = fieldsIn(
      name === siteNamespace ? fieldsCache.site : fieldsCache.page,
      fieldsCache.types,
      fieldPath.slice(0, -1),
      valueIn,
    )
    const field = fields.find((candidate) => candidate.name === fieldPath.at(-1))
    return choicesFor(base, field, { page: name, path, written, valueAt: valueIn })
  }
  const colon = isName && !/^\s*:/.test(text.slice(end)) ? ': ' : ''
  return choices().map(({ value, detail, isGroup }) => {
    const newText = link === undefined ? JSON.stringify(value) + (colon && colon + (isGroup ? '{}' : '""')) : value
    const kind = isName ? CompletionItemKind.Property : CompletionItemKind.Reference
    const preview = base.source.media[value] && { kind: 'markdown' as const, value: aboutMedia(site, open, value) }
    const textEdit = { range: doc.range(start, end), newText }
    return { label: value, kind, detail, documentation: preview, filterText: newText, textEdit }
  })
}
