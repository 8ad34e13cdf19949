import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { addLate } from '../../../renderer/blocks'
import { late } from '../../../renderer/blocks/late'
import { type Files, homeLinkingTo, page, siteOf, smallSite } from '../unit/site'

// Registers the lazily loaded components as well, because in a build, all components are loaded.
addLate(late)

export type Example = { type: string; id: string }
export const blocks = globSync('schema/blocks/*.json').map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as { title: string; examples: Example[] },
)
/** All examples of all blocks, each with a name. */
export const examples = blocks.flatMap(({ title, examples }) =>
  examples.map((example, i): [string, Example] => [`${title} ${i + 1}`, example]),
)

/** Media files that the examples use. */
const files = [
  'home/start.avif',
  'home/start.mp4',
  'home/start.en.vtt',
  'products/model-a.zip',
  'products/model-a.avif',
  'products/model-a-side.avif',
  'products/model-b.svg',
  'documents/en/guide.pdf',
  'documents/ar/guide.pdf',
  ...Array.from({ length: 12 }, (_, i) => `products/model-a/turn-${String(i + 1).padStart(2, '0')}.avif`),
]
const media = {
  ...Object.fromEntries(files.map((name) => [name, { bytes: 9000, width: 960, height: 720 }])),
  'drawings/model-a.svg': { bytes: 9000, width: 480, height: 430, labels: ['1', '2', 'A'] },
  'scenes/house.svg': { bytes: 9000, width: 1200, height: 500, labels: [] },
  'scenes/house-tall.svg': { bytes: 9000, width: 600, height: 750, labels: [] },
}
/** Addresses that examples link to. */
export const addresses = ['/products', '/model-a', '/careers']

export type Variant = { excludedPages?: string[]; files?: Files }

/** A site with one example on a page, and the pages that examples link to. */
export function siteWith(example: Example, { excludedPages, files }: Variant = {}) {
  const words = { type: 'text', id: 'fields', text: 'Sözler' }
  const row = { id: 'weight', label: 'Ağırlık', value: { value: 78, unit: 'kg' } }
  const table = { type: 'spec-table', id: 'specs', title: 'Değerler', rows: [row] }
  const facets = { for: ['homes'], does: ['heat'], parent: 'index' }
  const linked = Object.fromEntries(addresses.map((address) => [`pages${address}.json`, page([words, table], facets)]))
  const site = siteOf(
    {
      ...homeLinkingTo(...addresses, '/example'),
      ...linked,
      'pages/_site.json': siteFile(excludedPages),
      ...siteWords,
      'pages/example.json': page([{ ...example }, words, ...('table' in example ? drawnTables : [])]),
      ...files,
    },
    media,
  )
  const examplePage = site.pages.find(({ address }) => address === '/example')
  if (!examplePage) throw new Error('There is no /example.')
  return { site, found: examplePage }
}

/**
 * A translation of an example's page that replaces all words except the title.
 * @param word replacement for each word
 * @param isThere whether the translation includes the i-th text
 */
export function translationOf(example: Example, word: string, isThere = (_: number) => true): object {
  const translation = {}
  for (const [i, { steps, value }] of siteWith(example).found.words.entries()) {
    if (steps[0] === 'title' || value.startsWith('t:') || !isThere(i)) continue
    let inner: Record<string, unknown> = translation
    for (const step of steps.slice(0, -1)) {
      inner[step] ??= {}
      inner = Object(inner[step])
    }
    inner[steps.at(-1) ?? ''] = value.replace(/\p{L}+/gu, word)
  }
  return translation
}

/**
 * The site file of the small site, with purposes and functions of pages, and with the pages that its brand excludes.
 */
function siteFile(excludedPages?: string[]): object {
  const site = Object(smallSite['pages/_site.json'])
  const named = { for: [{ id: 'homes', name: 'Evler' }], does: [{ id: 'heat', name: 'Isı' }] }
  const services = [{ id: 'films', name: '360', host: 'https://www.youtube-nocookie.com', for: ['frame'] }]
  return { ...site, ...named, services, ...(excludedPages && { brands: [{ ...site.brands[0], excludedPages }] }) }
}

const siteWords: Files = Object.fromEntries(
  [
    ['en', 'Homes', 'Heat'],
    ['ar', 'منازل', 'تدفئة'],
  ].map(([language, kind, need]) => {
    const file = `locales/${language}/_site.json`
    return [file, { ...Object(smallSite[file]), for: { homes: { name: kind } }, does: { heat: { name: need } } }]
  }),
)

/** Examples of tables with the values that the examples of diagrams show. */
const drawnTables = examples.flatMap(([, example]) =>
  ['models', 'sizes', 'specs'].includes(example.id) && example.type === 'spec-table' ? [example] : [],
)
