import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

type Cell = string | { value: number; unit: string }
type Image = { src: string; alt: string }

/** A block of a page, with the fields of all types. */
export type Block = { type: string; id: string; title: string } & {
  text: string
  image: Image
  action: { label: string; href: string }
  images: (Image & { id: string })[]
  items: { text: string }[]
  rows: { label: string; value: Cell }[]
  cards: { title: string; text: string; image: string; href: string }[]
}

/** A page in one language. */
export type Page = { title: string; description: string; parent?: string; fit?: string; head: string; blocks: Block[] }

/** Props of a route: a page with its language and name. */
export type Entry = { lang: string; name: string; page: Page }

type Picture = { src: string; width: number; height: number; srcset: string; colour: string; widths: number[] }
type Link = { label: string; href: string }
type Language = { code: string; name: string; dir: string; flagPath: { src: string } }

/** The site in one language. */
export type Site = {
  legalName: string
  address: string
  since: number
  defaultLanguage: string
  languages: Language[]
  brands: { id: string; name: string; origin: string; logo: { src: string } }[]
  fields: { name: string; text: string; href: string; image: Picture }[]
  menu: Link[]
  footer: Link[]
  social: { name: string; href: string }[]
  messaging: { href: string; phone: string }
  contacts: { kind: string; value: string; href: string; languages?: string[] }[]
  consent: Record<'text' | 'accept' | 'reject' | 'policy' | 'reopen' | 'saved', string> & {
    document: { href: string; in?: { code: string; name: string } }
  }
}

/** Interface words, such as `words['new-tab']` and `words.menu.label`. */
type Words = Record<
  'skip' | 'language' | 'in-language' | 'theme' | 'chat' | 'new-tab' | 'invite' | 'write-sales',
  string
> &
  Record<'menu' | 'search' | 'gallery' | 'units' | 'footer', Record<string, string>>

/** Data for all pages, read once, when the first page is rendered. */
export const pictures: Record<string, Picture> = read('data/pictures.json')
export const frame: {
  heads: Record<string, { policy: string; styles: string }>
  themeColour: string
  print: string
  header: Record<string, string>
  fonts: Record<string, string[]>
} = read('data/frame.json')
export const sites: Record<string, { app: string; site: Site; words: Words }> = Object.fromEntries(
  readdirSync('data/site').map((file) => [basename(file, '.json'), read(`data/site/${file}`)]),
)

export const entries: Entry[] = Object.keys(sites).flatMap((lang) =>
  readdirSync(`content/${lang}`).map((file) => ({
    lang,
    name: basename(file, '.json'),
    page: read(`content/${lang}/${file}`),
  })),
)

const pages = new Map(entries.map(({ lang, name, page }) => [`${lang}/${name}`, page]))

/** Title of a page in a language. */
export function titleOf(lang: string, name: string): string {
  return pages.get(`${lang}/${name}`)?.title ?? ''
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'))
}
