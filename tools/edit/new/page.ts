import { basename, dirname, resolve } from 'node:path'
import { blockReference } from '../../bundle/contract/reference'
import { newPicture } from '../../checks/unedited'
import type { Problem } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { mannerOf, writeValue } from '../../content/json/json-write'
import { openText } from '../../content/json/open-text'
import { mediaFolder } from '../../content/read/media'
import { siteFile } from '../../content/read/model'
import type { Site } from '../../content/read/site'
import { siteNamespace } from '../../content/read/words'
import { requireNoError } from '../carry-out'
import { Draft, type Edit } from '../edit'
import { findPage, nameWritten, requireFree } from '../find-page'
import { refuseUnknown } from '../translations/accept'
import { blocksLike } from './blocks'
import { schemaFrom } from './starter'

/** Kinds of new pages: a page with text, a product with figures, an article, or a hub whose cards link to pages. */
export const kindNames = ['page', 'product', 'article', 'hub'] as const
type KindName = (typeof kindNames)[number]

const firstText = { type: 'text', id: 'introduction', text: '[write: the first paragraph]' }

/** Initial blocks for each kind. The rule `unedited` prevents publishing until the texts in brackets are replaced. */
const blocks: Record<KindName, (slug: string) => object[]> = {
  page: () => [firstText],
  product: (slug) => [
    {
      type: 'gallery',
      id: 'views',
      images: [{ id: 'front', src: `${slug}/${newPicture}`, alt: '[write: what the picture shows]' }],
    },
    { type: 'text', id: 'about', text: '[write: what it is and whom it is for]' },
    {
      type: 'feature-list',
      id: 'features',
      items: [{ id: 'feature', text: '[write: something it is good at]' }],
    },
    {
      type: 'spec-table',
      id: 'specifications',
      title: '[write: the heading of the figures]',
      rows: [{ id: 'row', label: '[write: what is measured]', value: '[write: the figure]' }],
    },
  ],
  article: () => [firstText],
  hub: () => [
    firstText,
    { type: 'card-grid', id: 'cards', cards: [{ id: 'card', title: '[write: what the card leads to]' }] },
  ],
}

/** Placeholder picture for a new product (SVG, 4:3). */
const frame =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720"><rect width="960" height="720" fill="#d5dbe0"/><path d="M300 480 430 320l90 110 60-70 90 120z" fill="#8d99a3"/></svg>\n'

/** A page to create. `name` is a page name or a file path: "products/boat" or "pages/products/boat.json". */
export type NewPage = {
  name: string
  kind?: KindName
  title?: string
  /** Titles by language. They also name the new page in the menu. */
  titles?: Record<string, string>
  parent?: string
  /** Whether the page is a draft. The placeholders in a draft do not prevent publishing. */
  draft?: true
  /** Types of the page's blocks. Default: the block types of the page's kind, or of the similar page. */
  blocks?: string[]
  /** A similar page, from which settings and blocks are copied. */
  like?: string
  /** Whether to add the new page to the menu. */
  isInMenu?: boolean
}

/** Settings that a new page takes from a similar page. */
const sharedSettings = ['kind', 'parent', 'for', 'does', 'languages', 'fallback']

/**
 * Creates a page with placeholders in square brackets. The rule `unedited` prevents publishing until all are replaced.
 * If `like` or `blocks` is given, also creates a translation file for each other language.
 * @throws Refusal for an invalid or existing name, or an unknown language, block type or page
 */
export function startPage(site: Site, page: NewPage): { edit: Edit; file: string; files: string[] } {
  const { like, titles = {}, parent, draft, isInMenu = false } = page
  const { defaultLanguage } = site.settings
  const codes = site.settings.languages.map(({ code }) => code)
  for (const code of Object.keys(titles)) refuseUnknown('language', code, codes)
  const title = page.title ?? titles[defaultLanguage] ?? '[write: the title]'
  const model = like === undefined ? undefined : findPage(site, like)
  const name = nameWritten(page.name)
  const file = `pages/${name}.json`
  requireFree(site, [file])
  const slug = basename(file, '.json')
  const settings = Object.fromEntries(sharedSettings.map((field) => [field, valueAt(model?.document.json, [field])]))
  const kind = page.kind ?? (settings.kind as 'product' | 'article' | undefined) ?? 'page'
  const isFilled = model === undefined && page.blocks === undefined
  const examples = new Map([...exampleBlocks(), ...typed(blocks[kind](slug))])
  const json = {
    $schema: schemaFrom(resolve(), resolve(dirname(file)), 'page.json'),
    title,
    description: '[write: one or two sentences that say what visitors find here]',
    ...settings,
    kind: kind === 'product' || kind === 'article' ? kind : undefined,
    date: kind === 'article' ? site.source.day : undefined,
    parent: parent ?? settings.parent,
    draft,
    blocks: isFilled ? blocks[kind](slug) : blocksLike(site, page.blocks, model, slug, examples),
  }
  const text = textOf(json)
  const languages = (settings.languages ?? codes) as string[]
  const translations = languages.filter((code) => code !== defaultLanguage && (!isFilled || titles[code]))
  const edited = new Draft(site)
  edited.add(file, text)
  for (const code of translations)
    edited.add(`locales/${code}/${name}.json`, titles[code] ? textOf({ title: titles[code] }) : '{}\n')
  // Adds the placeholder picture, unless the file still exists from a deleted page with the same name.
  const picture = `${slug}/${newPicture}`
  if (text.includes(JSON.stringify(picture)) && !Object.hasOwn(site.source.media, picture))
    edited.add(`${mediaFolder}/${picture}`, frame)
  if (isInMenu) {
    const document = openText(edited.text(siteFile))
    const entry = { id: slug, label: title, href: `/${slug}` }
    const count = document.node(['menu'])?.children?.length
    if (count === undefined) document.set(['menu'], [entry])
    else document.insert(['menu', count], entry)
    edited.write(siteFile, document.text)
    for (const [code, label] of Object.entries(titles)) {
      const words = site.locales.get(code)?.get(siteNamespace)
      if (!words || !valueAt(words.json, ['menu'])) continue
      edited.write(words.file, openText(edited.text(words.file)).set(['menu', slug], { label }).text)
    }
  }
  const { edit } = edited
  return { edit, file, files: edit.files.flatMap(({ to }) => to ?? []) }
}

/**
 * Refuses a new page that would add an error elsewhere. Errors in the page itself are allowed, because its example
 * blocks refer to missing pages and pictures, and its placeholders prevent publishing anyway.
 */
export const requireOthersWhole: typeof requireNoError = (editable, edit, after) => {
  const newFiles = edit.files.flatMap(({ from, to }) => (from === undefined ? [to] : []))
  const isPage = newFiles.some((file) => file !== undefined && /^pages\/.*\.json$/.test(file))
  const isOwn = ({ file, code }: Problem) =>
    isPage && code !== 'address' && code !== 'reserved-name' && newFiles.includes(file)
  requireNoError(
    editable,
    edit,
    after.filter((error) => !isOwn(error)),
  )
}

function textOf(json: object): string {
  return `${writeValue(JSON.parse(JSON.stringify(json)), { indent: '', isInline: false }, mannerOf(''))}\n`
}

/** Returns the first example of each block type, with the type. */
function exampleBlocks(): [string, object][] {
  return typed(blockReference().flatMap(({ examples }) => (examples[0] ? [Object(examples[0])] : [])))
}

function typed(list: object[]): [string, object][] {
  return list.map((block) => [String(valueAt(block, ['type'])), block])
}
