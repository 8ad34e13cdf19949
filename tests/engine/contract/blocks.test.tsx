// Slow, because every block is rendered in every language and brand of the fixture site.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TFunction } from 'i18next'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { App } from '../../../renderer/app'
import { stylesheetsFor } from '../../../renderer/critical-styles'
import { createI18n } from '../../../renderer/i18n'
import { Closing } from '../../../renderer/layout/closing'
import { siteFor } from '../../../renderer/parts/brand'
import { pageFor } from '../../../renderer/parts/brand-page'
import { Given, type View } from '../../../renderer/parts/view'
import { allBlocks } from '../../../schema/localized'
import { localizePage, localizeSite } from '../../../tools/content/localize/localize'
import { effectiveWords } from '../../../tools/content/read/interface-words'
import { createTranslator } from '../../../tools/content/read/words'
import { page } from '../unit/site'
import { addresses, blocks, type Example, examples, siteWith, translationOf, type Variant } from './examples'

/** Names that are the same in every language and therefore have no translation. */
const names = ['Örnek', ' Örnek AŞ', 'Videos', 'PDF, ']
/** Markup of a whole page that contains an example. */
function render(example: Example, language: string, variant?: Variant): string {
  return show(example, language, variant).markup
}

function show(example: Example, language: string, variant?: Variant) {
  const { site, found } = siteWith(example, variant)
  const translator = createTranslator(site)
  const localized = localizeSite(site, language, translator)
  const [brand] = localized.brands
  if (!brand) throw new Error('There is no brand.')
  const view = {
    site: siteFor(localized, brand),
    page: pageFor(localizePage(site, found, language, translator), brand),
    brand,
    pinned: language !== 'tr',
    year: 2030,
  }
  const markup = renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n: createI18n(language, effectiveWords(language)) },
      createElement(App, { view }),
    ),
  )
  return { view, markup }
}

describe.each(['tr', 'ar'])('every example of every block is valid and shows in %s', (language) => {
  test.each(examples)('%s', (_, example) => {
    const markup = render(example, language)
    expect(markup).toContain(`id="${example.id}"`)
    for (const text of wordsIn(example)) expect(markup).toContain(text)
    expect(markup).not.toMatch(/undefined|\[object|NaN|>t:|"t:/)
  })
})

/**
 * Stylesheets that several blocks share. For each of those in `renderer/parts`, `owned` lists the class names for which
 * no other shared stylesheet has rules.
 */
const shared = globSync('renderer/{layout,styles,parts}/**/*.css', { ignore: '**/print/**' })
const owned = shared
  .filter((file) => file.startsWith('renderer/parts'))
  .map((file) => {
    const others = new Set(shared.filter((other) => other !== file).flatMap(classesIn))
    return { file, classes: classesIn(file).filter((name) => !others.has(name)) }
  })

function classesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
}

function withImported(file: string): string[] {
  const imports = [...readFileSync(file, 'utf8').matchAll(/@import '([^']+)'/g)]
  return [file, ...imports.flatMap(([, importPath = '']) => withImported(join(dirname(file), importPath)))]
}

test.each(examples)('%s comes with the styles of all that it shows', (_, example) => {
  const { view, markup } = show(example, 'tr')
  const sheets = stylesheetsFor(view.page, allBlocks(view.page.blocks), view.site)
  const there = new Set(sheets.flatMap((file) => withImported(join('renderer', file))))
  const main = markup.slice(markup.indexOf('<main'))
  const shownClasses = new Set([...main.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const needed = owned.filter(({ classes }) => classes.some((name) => shownClasses.has(name)))
  expect(needed.flatMap(({ file }) => (there.has(file) ? [] : [file]))).toEqual([])
})

test('a product has its buttons without a gallery, too', () => {
  const [, text] = examples.find(([, { type }]) => type === 'text') ?? []
  const words = effectiveWords('tr')
  const product = text && { 'pages/example.json': page([{ ...text }], { kind: 'product' }) }
  const markup = text ? render(text, 'tr', { files: product }) : ''
  for (const button of [words['write-sales'], words.print, words.list.add]) expect(markup).toContain(button)
})

test('a page ends with its own question where there are phones alone, too', () => {
  const contact = { kind: 'phone', href: 'tel:+90000', value: '+90 000' }
  const page = { address: '/about', closing: { title: 'Soru?', contact } }
  const view = { site: { contacts: [contact] }, page } as unknown as View
  const markup = renderToStaticMarkup(
    <Given view={view} t={String as unknown as TFunction}>
      <Closing />
    </Given>,
  )
  expect(markup).toMatch(/Soru\?.*href="tel:\+90000"/)
})

test('no block leads to a page that the brand leaves out', () => {
  const hasLink = (markup: string) => addresses.some((href) => markup.includes(`href="${href}`))
  const leading = (excludedPages?: string[]) =>
    examples.filter(([, example]) => hasLink(render(example, 'tr', { excludedPages })))
  expect(leading().length).toBeGreaterThan(0)
  expect(leading(addresses)).toEqual([])
})

/**
 * A translation of an example's page that contains only every second text.
 * @param rest 0 to begin with the first text, 1 to begin with the second
 */
const half = (example: Example, rest: number) => ({
  ...translationOf(example, 'كلمة', (i) => i % 2 === rest),
  title: 'مثال',
})
const outside = { id: 'outside', label: 'Komşu', href: 'https://komsu.example/' }

describe.each([
  ['words of a page that fell back', 'ar', () => ({ title: 'مثال', description: 'مثال' })],
  ['words of which every first is translated', 'ar', (example: Example) => half(example, 0)],
  ['words of which every second is translated', 'ar', (example: Example) => half(example, 1)],
  ['words of a translation without a title', 'tr', (example: Example) => translationOf(example, 'كلمة')],
])('%s say in which language they are', (_, around, translation) => {
  const led: Example = { type: 'link-list', id: 'links', ...{ links: [outside] } }
  test.each([...examples, ['Link list out of the site', led] as const])('%s', (_, example) => {
    const files = { 'locales/ar/example.json': translation(example) }
    const markup = render({ ...example }, 'ar', { files })
    if (around === 'tr') expect(markup).toMatch(/class="notice".*<div lang="tr"[^>]* class="content/s)
    const wrong = spoken(markup).filter(
      ({ words, lang }) => (arabic.test(words) && lang !== 'ar') || (latin.test(words) && lang === 'ar'),
    )
    expect(wrong).toEqual([])
  })
})

test('headings stand one level below what they belong to', () => {
  const cards = { type: 'card-grid', id: 'cards', title: 'Kartlar', cards: [{ id: 'card', title: 'Kart' }] }
  const note = { type: 'text', id: 'note', text: 'Not' }
  const outline = (example: Example) => {
    const [main = ''] = render(example, 'tr').split('<aside class="closing"')
    const headings = main.matchAll(/<h([2-6])[^>]*>(?:<button.*?<\/button>)?(?:<[^>]+>)*([^<]+)/g)
    return [...headings].map(([, level, words]) => `${level} ${words}`)
  }
  const continents = [{ id: 'africa', name: 'Afrika', blocks: [cards] }]
  const map = { type: 'map', id: 'world', label: 'Dünya', empty: 'Yok', continents }
  expect(outline(map)).toEqual(['2 Afrika', '3 Kartlar', '4 Kart'])
  expect(outline({ ...map, title: 'Harita' } as Example)).toEqual(['2 Harita', '3 Afrika', '4 Kartlar', '5 Kart'])
  const tabs = (...blocks: object[]) => {
    const items = [{ id: 'first', label: 'Bir', blocks }]
    return outline({ type: 'tabs', id: 'tabs', label: 'Bölümler', items } as Example)
  }
  expect(tabs(cards)).toEqual(['2 Kartlar', '3 Kart'])
  expect(tabs(note, cards)).toEqual(['2 Bir', '3 Kartlar', '4 Kart'])
})

test('documents say in which language they are, in words and for browsers', () => {
  const [, guides] = examples.find(([, { type }]) => type === 'document-list') ?? []
  const links = guides ? render(guides, 'tr').match(/<a[^>]+guide\.pdf[^>]*>.*?<\/a>/g) : []
  expect(links?.map((link) => [/hreflang="(\w+)"/i.exec(link)?.[1], /İngilizce|Arapça/.exec(link)?.[0]])).toEqual([
    ['en', 'İngilizce'],
    ['ar', 'Arapça'],
  ])
})

const arabic = /\p{Script=Arabic}/u
const latin = /\p{Script=Latin}{3}/u

type Spoken = { words: string; lang: string }

/** All texts and attributes that a screen reader speaks, except names, each with its element's language. */
function spoken(markup: string): Spoken[] {
  const spokenTexts: Spoken[] = []
  const walk = (node: DefaultTreeAdapterTypes.ChildNode, around: string) => {
    if (node.nodeName === '#text' && 'value' in node) spokenTexts.push({ words: node.value, lang: around })
    if (!('attrs' in node) || ['bdi', 'script', 'b', 'style'].includes(node.nodeName)) return
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    const lang = attributes.get('lang') ?? around
    for (const name of ['aria-label', 'alt', 'title']) spokenTexts.push({ words: attributes.get(name) ?? '', lang })
    for (const child of node.childNodes) walk(child, lang)
  }
  for (const node of parseFragment(markup).childNodes) walk(node, 'ar')
  return spokenTexts.filter(({ words }) => !names.includes(words))
}

test('every block has an example and every field a description', () => {
  expect(blocks.filter(({ examples }) => !examples?.length)).toEqual([])
  const lacking = globSync('schema/**/*.json').flatMap((file) =>
    withoutDescription(JSON.parse(readFileSync(file, 'utf8')), file),
  )
  expect(lacking).toEqual([])
})

/**
 * The title and text of an example. Leaves out those that contain Markdown or are keys, because they do not appear
 * unchanged on the page.
 */
function wordsIn(example: object): string[] {
  const { title, text } = example as { title?: string; text?: string }
  return [title, text].filter((words): words is string => words !== undefined && !/[*[\n]|^t:/.test(words))
}

type Described = { description?: string; properties?: Record<string, Described>; items?: Described }

function withoutDescription(schema: Described, path: string): string[] {
  const ownFields = Object.entries(schema.properties ?? {})
  return [
    ...ownFields.filter(([, { description }]) => !description).map(([name]) => `${path} ${name}`),
    ...ownFields.flatMap(([name, field]) => withoutDescription(field, `${path} ${name}`)),
    ...(schema.items ? withoutDescription(schema.items, `${path} []`) : []),
  ]
}
