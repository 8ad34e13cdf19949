import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { App } from '../../../renderer/app'
import { createI18n } from '../../../renderer/i18n'
import { siteFor } from '../../../renderer/parts/brand'
import { pageFor } from '../../../renderer/parts/brand-page'
import { drawWorld } from '../../../tools/build/continents'
import { effectiveWords } from '../../../tools/content/interface-words'
import { localizePage, localizeSite } from '../../../tools/content/localize'
import { createTranslator } from '../../../tools/content/words'
import { type Files, homeLinkingTo, page, siteOf, smallSite } from '../unit/site'

type Example = { type: string; id: string }
const blocks = globSync('schema/blocks/*.json').map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as { title: string; examples: Example[] },
)
const examples = blocks.flatMap(({ title, examples }) =>
  examples.map((example, i): [string, Example] => [`${title} ${i + 1}`, example]),
)

/** Names in the examples that a site must have for them: files, addresses, contacts. */
const names = [
  'home/start.avif',
  'home/start.mp4',
  'products/model-a.avif',
  'products/model-a-side.avif',
  'products/model-b.svg',
  'documents/en/guide.pdf',
  'documents/ar/guide.pdf',
]
const media = {
  ...Object.fromEntries(names.map((name) => [name, { bytes: 9000, width: 960, height: 720 }])),
  'drawings/model-a.svg': { bytes: 9000, width: 480, height: 430, marks: ['1', '2', 'A'] },
}
const addresses = ['/products', '/model-a', '/careers']

/** An example alone on a page, as markup of the whole screen. */
function render(example: Example, language: string, excludedPages?: string[]): string {
  const linked = Object.fromEntries(
    addresses.map((address) => [`pages${address}.json`, page([{ type: 'text', id: 'fields', text: 'Sözler' }])]),
  )
  const site = siteOf(
    {
      ...homeLinkingTo(...addresses, '/example'),
      ...linked,
      ...withExcluded(excludedPages),
      'pages/example.json': page([{ ...example }, { type: 'text', id: 'fields', text: 'Sözler' }]),
    },
    media,
  )
  site.source.world = drawWorld
  const example_ = site.pages.find(({ address }) => address === '/example')
  if (!example_) throw new Error('There is no /example.')
  const translator = createTranslator(site)
  const localized = localizeSite(site, language, translator)
  const [brand] = localized.brands
  if (!brand) throw new Error('There is no brand.')
  const view = {
    site: siteFor(localized, brand),
    page: pageFor(localizePage(site, example_, language, translator), brand),
    brand,
    pinned: language !== 'tr',
    year: 2030,
  }
  return renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n: createI18n(language, effectiveWords(language)) },
      createElement(App, { view }),
    ),
  )
}

describe.each(['tr', 'ar'])('every example of every block is valid and shows in %s', (language) => {
  test.each(examples)('%s', (_, example) => {
    const markup = render(example, language)
    expect(markup).toContain(`id="${example.id}"`)
    for (const text of wordsIn(example)) expect(markup).toContain(text)
    expect(markup).not.toMatch(/undefined|\[object|NaN|>t:|"t:/)
  })
})

test('no block leads to a page that the brand leaves out', () => {
  const hasLink = (markup: string) => addresses.some((href) => markup.includes(`href="${href}`))
  const leading = (excluded?: string[]) => examples.filter(([, example]) => hasLink(render(example, 'tr', excluded)))
  expect(leading().length).toBeGreaterThan(0)
  expect(leading(addresses)).toEqual([])
})

/** The small site's own file, with pages that its brand leaves out. */
function withExcluded(excludedPages?: string[]): Files {
  const site = Object(smallSite['pages/_site.json'])
  return excludedPages ? { 'pages/_site.json': { ...site, brands: [{ ...site.brands[0], excludedPages }] } } : {}
}

test('every block has an example and every field a description', () => {
  expect(blocks.filter(({ examples }) => !examples?.length)).toEqual([])
  const lacking = globSync('schema/**/*.json').flatMap((file) =>
    withoutDescription(JSON.parse(readFileSync(file, 'utf8')), file),
  )
  expect(lacking).toEqual([])
})

/** Plain words of an example that a visitor must find on the page. */
function wordsIn(example: object): string[] {
  const { title, text } = example as { title?: string; text?: string }
  return [title, text].filter((words): words is string => words !== undefined && !/[*[\n]|^t:/.test(words))
}

type Described = { description?: string; properties?: Record<string, Described>; items?: Described }

function withoutDescription(schema: Described, path: string): string[] {
  const own = Object.entries(schema.properties ?? {})
  return [
    ...own.filter(([, { description }]) => !description).map(([name]) => `${path} ${name}`),
    ...own.flatMap(([name, field]) => withoutDescription(field, `${path} ${name}`)),
    ...(schema.items ? withoutDescription(schema.items, `${path} []`) : []),
  ]
}
