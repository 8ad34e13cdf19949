import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findNodeAtLocation, getLocation, getNodeValue } from 'jsonc-parser'
import { globSync } from 'tinyglobby'
import { getLanguageService, type LanguageService } from 'vscode-json-languageservice'
import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver/node'
import { spokenLanguage } from '../cli/language/say'
import turkish from '../cli/language/tr-schema.json'
import { valueAt } from '../content/document'
import { interfaceWords } from '../content/interface-words'
import { endOf, treeOf } from '../content/json-text'
import { formatOf, formats } from '../content/media'
import { leaves } from '../content/message'
import { idsIn } from '../content/new-id'
import type { Path } from '../content/problem'
import { translatablesOf } from '../content/translatable'
import { knownUnits } from '../content/units'
import { common, siteNamespace } from '../content/words'
import { projectFolder } from '../files/project.js'
import type { OpenSite } from '../site/open'
import { blockTypesOf, type Field, fieldsIn, fieldsOf, type Schemas } from '../studio/fields'
import { type EditorSite, nameOf } from './editor-site'
import { aboutMedia } from './hover'
import { Text } from './ranges'

const folder = join(projectFolder, 'schema')

/** Completes and explains documents by the schema, in the language of the author. */
export function schemaService(): LanguageService {
  // Wherever a document says that its schema is, there is one.
  const schemaRequestService = async (uri: string) =>
    translated(readFileSync(join(folder, uri.replace(/^.*\/schema\//, '')), 'utf8'))
  const service = getLanguageService({ schemaRequestService })
  const schema = (file: string, ...fileMatch: string[]) => ({ uri: pathToFileURL(join(folder, file)).href, fileMatch })
  const schemas = [
    schema('page.json', '/pages/**/*.json', '!/pages/_site.json'),
    schema('site.json', '/pages/_site.json'),
    schema('glossary.json', '/locales/glossary.json'),
    schema('common.json', '/locales/*/common.json'),
  ]
  service.configure({ validate: false, schemas })
  return service
}

function translated(text: string): string {
  if (spokenLanguage() !== 'tr') return text
  const words: Record<string, string> = turkish
  return JSON.stringify(JSON.parse(text), (key, value) => (key === 'description' && words[value]) || value)
}

const schemas: Schemas = Object.fromEntries(
  globSync('**/*.json', { cwd: folder }).map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
)
const types = blockTypesOf(schemas)
const fieldsOfShared: Record<string, Field[]> = { [siteNamespace]: fieldsOf(schemas, 'site.json') }
const fieldsOfPage = fieldsOf(schemas, 'page.json').filter(({ kind }) => kind !== 'blocks')

/** What can be written, what is said of it, and more of that; `isGroup` of a name that has others in it. */
type Choice = { value: string; detail?: string; more?: string; isGroup?: boolean }

/** What only the site knows of what can be written at an offset: addresses, media, ids, words and the names of all these. */
export function choicesAt(
  site: EditorSite,
  open: OpenSite,
  file: string,
  text: string,
  offset: number,
): CompletionItem[] {
  const { path, previousNode: node, isAtPropertyKey: isName } = getLocation(text, offset)
  const isIn = node?.type === 'string' && node.offset < offset && offset <= endOf(node)
  const written = isIn ? text.slice(node.offset + 1, offset) : ''
  // Of rich text the address of a link is completed, elsewhere all of the value.
  const [, link] = /\]\(([^()\s]*)$/.exec(written) ?? []
  const [start, end] =
    link !== undefined ? [offset - link.length, offset] : isIn ? [node.offset, endOf(node)] : [offset, offset]
  const range = new Text(text).range(start, end)
  const hasColon = /^\s*:/.test(text.slice(end))
  const choices = isName ? namesAt(open, file, text, path) : valuesAt(site, open, file, text, path, link ?? written)
  return choices.map(({ value, detail, more, isGroup }) => {
    const rest = isName && !hasColon ? `: ${isGroup ? '{}' : '""'}` : ''
    const newText = link === undefined ? JSON.stringify(value) + rest : value
    return {
      label: value,
      kind: isName ? CompletionItemKind.Property : CompletionItemKind.Reference,
      detail,
      ...(more && { documentation: { kind: 'markdown' as const, value: more } }),
      filterText: newText,
      textEdit: { range, newText },
    }
  })
}

function valueIn(text: string, path: Path): unknown {
  const tree = treeOf(text)
  const node = tree && findNodeAtLocation(tree, path)
  return node && getNodeValue(node)
}

/** Names of fields: in a translation those still missing, with what the source says; of cells those of the columns. */
function namesAt(open: OpenSite, file: string, text: string, path: Path): Choice[] {
  const { name, language } = nameOf(file)
  const above = path.slice(0, -1)
  const there = Object.keys(Object(valueIn(text, above)))
  if (language === undefined) {
    const ids = above.at(-1) === 'cells' ? [...idsIn(valueIn(text, [...above.slice(0, -3), 'columns']))] : []
    return ids.filter((id) => !there.includes(id)).map((value) => ({ value }))
  }
  const isShared = name === common || name === siteNamespace
  const source = translatablesOf(open.some(new Set(isShared ? [] : [name]))).find((one) => one.name === name)
  const found = new Map<string, Choice>()
  for (const { steps, value: detail } of source?.words ?? []) {
    const next = steps[above.length] ?? ''
    if (above.some((step, i) => step !== steps[i]) || there.includes(next) || found.has(next)) continue
    found.set(next, { value: next, detail, isGroup: steps.length > above.length + 1 })
  }
  return [...found.values()]
}

function valuesAt(site: EditorSite, open: OpenSite, file: string, text: string, path: Path, written: string): Choice[] {
  const { base } = open.parts
  const { name, language } = nameOf(file)
  const isLink = written.startsWith('/') || written.startsWith('#')
  if (language !== undefined) return isLink ? addresses(open, file, written) : []
  if (path.at(-1) === 'unit') return [...knownUnits(base.locales)].map((value) => ({ value }))
  const at = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path
  const own = fieldsIn(fieldsOfShared[name] ?? fieldsOfPage, types, at.slice(0, -1), (of) => valueIn(text, of))
  const field = own.find((one) => one.name === at.at(-1))
  const json = base.settings.document.json
  const idsOf = (list: unknown) =>
    (Array.isArray(list) ? list : []).map((one) => ({ value: String(one.id), detail: one.label ?? one.name }))
  const { kind, ...rest } = field?.kind === 'chips' ? field.item : (field ?? { kind: undefined })
  switch (kind) {
    case 'link':
      return addresses(open, file, written)
    case 'media': {
      const known = 'slot' in rest ? formats[rest.slot.kind] : []
      const files = Object.keys(base.source.media).filter((one) => known.includes(formatOf(one)))
      return files.map((value) => ({ value, ...sizeOf(open, value), more: aboutMedia(site, open, value) }))
    }
    case 'parent':
      return base.index.pages.map(({ slug, names, lang }) => ({ value: slug, detail: names[lang]?.text }))
    case 'language':
      return base.settings.languages.map(({ code, name }) => ({ value: code, detail: name }))
    case 'contact':
      return idsOf(json.contacts)
    case 'field':
      return idsOf(json.fields)
    case 'words':
    case 'rich':
      return isLink
        ? addresses(open, file, written)
        : written.startsWith('t') || written === ''
          ? sharedWords(open)
          : []
    case 'text': {
      // What names something names an item of its block, or another block.
      const block = at.findLastIndex((step, i) => typeof step === 'number' && at[i - 1] === 'blocks')
      const ids = [...idsIn(valueIn(text, at.slice(0, block + 1))), ...(base.index.byName.get(name)?.anchors ?? [])]
      return block < 0 ? [] : [...new Set(ids)].map((value) => ({ value }))
    }
    default:
      return []
  }
}

function sizeOf({ parts: { base } }: OpenSite, file: string): Pick<Choice, 'detail'> {
  const { width, height } = base.source.media[file] ?? {}
  return width && height ? { detail: `${width} × ${height}` } : {}
}

/** The addresses of pages with their titles; after "#" the places of the page before it. */
function addresses({ parts: { base } }: OpenSite, file: string, written: string): Choice[] {
  const { byAddress, byName, pages } = base.index
  const hash = written.indexOf('#')
  if (hash < 0) return pages.map(({ address, names, lang }) => ({ value: address, detail: names[lang]?.text }))
  const address = written.slice(0, hash)
  const target = address === '' ? byName.get(nameOf(file).name) : byAddress.get(address)
  return (target?.anchors ?? []).map((anchor) => ({ value: `${address}#${anchor}` }))
}

/** Words that all pages share, the site's own before those of the engine. */
function sharedWords({ parts: { base } }: OpenSite): Choice[] {
  const document = base.locales.get(base.settings.defaultLanguage)?.get(common)
  const own = document
    ? leaves(document).map((key) => [key, String(valueAt(document.json, key.split('.')))] as const)
    : []
  const all = new Map([...own, ...[...interfaceWords].filter(([key]) => !own.some(([known]) => known === key))])
  return [...all].map(([key, detail]) => ({ value: `t:${key}`, detail }))
}
