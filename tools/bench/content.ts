import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mediaFolder } from '../content/read/media'
import { sentences } from './words'

/** Size of a generated site, in numbers of pages, languages and brands. */
export type Size = { pages: number; languages: number; brands: number }

/** Number of pages in a section, including the page of the section itself, which is the first one. */
const sectionSize = 50

/** Pictures of this repository's site for generated pages: `poster` for heroes, `pictures` in turn for other blocks. */
const poster = 'home/poster.avif'
const pictures = ['tunnel-fan/front.avif', 'exhaust-fan/front.avif', 'roof-fan/front.avif', 'cooling-pad/front.avif']

/** Version of the generated content. Raise it with every change to that content, so that old folders are not reused. */
const form = 5

/**
 * Generates a site, unless the folder already contains one of this size. Each page has a hero, a gallery, a list, a
 * table with 20 rows, and six cards, in all languages. Sites of the same size have equal bytes.
 */
export function writeContent(folder: string, size: Size): void {
  const marker = join(folder, '.written')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === JSON.stringify({ form, ...size })) return
  rmSync(folder, { recursive: true, force: true })
  const { languages } = writeSite(folder, size)
  const source = languages[0] ?? ''
  for (let i = 0; i < size.pages; i++) {
    const name = benchPageName(i)
    const page = pageAt(i, size.pages, source)
    write(join(folder, 'pages', `${name}.json`), page)
    for (const language of languages.slice(1))
      write(join(folder, 'locales', language, `${name}.json`), wordsOf(pageAt(i, size.pages, language)))
  }
  writeFileSync(marker, JSON.stringify({ form, ...size }))
}

/** Path of the file of page `i`, relative to the folder of the site. */
export function fileOf(i: number): string {
  return join('pages', `${benchPageName(i)}.json`)
}

/** Writes this repository's site file and shared words, with fewer languages and brands, and with valid links. */
function writeSite(folder: string, { languages: count, brands }: Size): { languages: string[] } {
  const site = JSON.parse(readFileSync('pages/_site.json', 'utf8'))
  site.languages = site.languages.slice(0, count)
  site.brands = site.brands.slice(0, brands)
  for (const [i, link] of [...site.fields, ...site.menu, ...site.footer].entries()) link.href = addressOf(i)
  site.contactPage = addressOf(1)
  const languages: string[] = site.languages.map(({ code }: { code: string }) => code)
  site.consent.document = site.consent.document.filter(({ language }: { language: string }) =>
    languages.includes(language),
  )
  for (const contact of site.contacts) {
    const spoken = contact.languages?.filter((language: string) => languages.includes(language)) ?? []
    if (spoken.length > 0) contact.languages = spoken
    else delete contact.languages
  }
  write(join(folder, 'pages', '_site.json'), site)
  const text = 'No page has this address. The menu above leads on.'
  write(join(folder, 'pages', '_not-found.json'), {
    title: 'No such page',
    description: text,
    blocks: [{ type: 'text', id: 'way-on', text }],
  })
  for (const language of languages)
    for (const file of readdirSync(join('locales', language)).filter((file) => /^(common|_site)\.json$/.test(file)))
      copy(join('locales', language, file), folder)
  write(join(folder, 'locales/glossary.json'), glossaryIn(languages))
  for (const file of [...pictures, poster, ...sharedMedia(site)]) copy(join(mediaFolder, file), folder)
  return { languages }
}

/** Glossary of this repository's site, reduced to some languages. */
function glossaryIn(languages: string[]): Item {
  const { names, terms } = JSON.parse(readFileSync('locales/glossary.json', 'utf8')) as {
    names: string[]
    terms: Item[]
  }
  const inLanguages = ([key]: [string, unknown]) => key === 'id' || languages.includes(key)
  return { names, terms: terms.map((term) => Object.fromEntries(Object.entries(term).filter(inLanguages))) }
}

/** Media files that the site file names, and the folders of icons and picture variants. */
function sharedMedia(site: Item): string[] {
  const usedFiles = JSON.stringify(site).match(/(?<=")[\w/-]+\.(svg|avif|pdf)(?=")/g) ?? []
  return ['_variants', 'icons', ...new Set(usedFiles)]
}

/** Copies a file or folder of this repository's site to the same path in the generated site. */
function copy(path: string, folder: string): void {
  cpSync(path, join(folder, path), { recursive: true })
}

function benchPageName(i: number): string {
  return i === 0 ? 'index' : `${slugOf(i - (i % sectionSize))}/${slugOf(i)}`
}

function slugOf(i: number): string {
  return i === 0 ? 'start' : i % sectionSize === 0 ? `section-${i / sectionSize}` : `page-${i}`
}

/** Address of page `i`. */
export function addressOf(i: number): string {
  return i === 0 ? '/' : `/${slugOf(i)}`
}

type Item = Record<string, unknown>

function pageAt(i: number, pages: number, language: string): Item {
  const say = (n: number) => {
    const choices = sentences[language] ?? []
    return choices[(i * 7 + n) % choices.length] ?? ''
  }
  const list = <T>(length: number, make: (n: number) => T) => Array.from({ length }, (_, n) => make(n))
  const image = (n: number) => pictures[(i + n) % pictures.length]
  const section = i - (i % sectionSize)
  return {
    title: `${say(0).slice(0, 24).trim()} ${i}`,
    description: `${say(1)} ${say(2)} ${i}`,
    ...(section > 0 && section !== i ? { parent: slugOf(section) } : {}),
    blocks: [
      {
        type: 'hero',
        id: 'welcome',
        title: `${say(0)} ${i}`,
        text: say(2),
        image: { src: poster, alt: say(3) },
        action: { label: say(4), href: '#list' },
      },
      {
        type: 'gallery',
        id: 'views',
        autoAdvance: 5,
        images: list(3, (n) => ({ id: `view-${n}`, src: image(n + 1), alt: say(5 + n) })),
      },
      { type: 'feature-list', id: 'list', title: say(1), items: list(6, (n) => ({ id: `item-${n}`, text: say(n) })) },
      {
        type: 'spec-table',
        id: 'table',
        title: say(2),
        rows: list(20, (n) => ({
          id: `row-${n}`,
          label: say(n + 3),
          value: n % 4 === 3 ? say(n) : { value: ((i * 31 + n * 17) % 5000) + 1, unit: n % 2 ? 'kg' : 'cm' },
        })),
      },
      {
        type: 'card-grid',
        id: 'cards',
        title: say(4),
        cards: list(6, (n) => ({
          id: `card-${n}`,
          title: say(n),
          text: say(n + 1),
          image: image(n),
          href: addressOf((i + n + 1) % pages),
        })),
      },
    ],
  }
}

/** Names of the translatable fields. */
const textFields = ['title', 'description', 'text', 'alt', 'label', 'value']

/** Content of a page's translation file: only the page's words. Lists become objects with the ids as keys. */
function wordsOf(item: Item): Item {
  const words: Item = {}
  for (const [field, value] of Object.entries(item)) {
    if (Array.isArray(value))
      words[field] = Object.fromEntries(value.map((listItem) => [listItem.id, wordsOf(listItem)]))
    else if (typeof value === 'object' && value !== null) {
      const inner = wordsOf(value as Item)
      if (Object.keys(inner).length > 0 && !('value' in value)) words[field] = inner
    } else if (typeof value === 'string' && textFields.includes(field)) words[field] = value
  }
  return words
}

function write(file: string, json: Item): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`)
}
