import type { Page, Site } from './site'
import type { Word } from './word'
import { type Found, type Translator, translate } from './words'

/** Languages a page's words may come from when it is shown in `language`, best first; the page's own language stands behind them. */
export function policyFor(page: Page, language: string): string[] {
  return page.fallback === 'none' ? [language] : [language, ...page.fallback]
}

/** Languages a page is written in or translated to: those that have its title. */
export function languagesOf(site: Site, page: Page, translator: Translator): string[] {
  const title = headWord(page, 'title')
  return site.settings.languages
    .map(({ code }) => code)
    .filter((code) => translate(translator, page, title, [code], [code]).lang === code)
}

/**
 * The language in which a page is shown where a language lacks it, by the page's policy.
 * @param exists languages the page exists in
 * @returns undefined where a notice is shown instead
 */
export function shownIn({ fallback, lang }: Page, exists: string[]): string | undefined {
  return fallback === 'none' ? undefined : ([...fallback, lang].find((code) => exists.includes(code)) ?? lang)
}

/** The pages above a page, the topmost first. A cycle, which is a problem of its own, ends the walk. */
export function ancestors(site: Site, page: Page): Page[] {
  const above: Page[] = []
  let current: Page | undefined = page
  while (current) {
    const { parent }: Record<string, unknown> = current.document.json
    current = site.pages.find(({ slug, name }) => slug === parent && !above.some((known) => known.name === name))
    if (current && current !== page) above.unshift(current)
    else break
  }
  return above
}

/** A page's short name: its label, else its title, in the wanted language where there is one. */
export function labelOf(page: Page, language: string, translator: Translator): Found {
  const wanted = policyFor(page, language)
  const title = translate(translator, page, headWord(page, 'title'), wanted, wanted)
  const label = page.words.find(({ key }) => key === 'label')
  const short = label && translate(translator, page, label, wanted, wanted)
  return short && (short.lang === language || title.lang !== language) ? short : title
}

/** The page's title or description. */
export function headWord(page: Page, key: 'title' | 'description'): Word {
  return page.words.find((word) => word.key === key) ?? { key, path: [key], value: '', markdown: false }
}

/** How many pages of its family a page shows. */
const shownOfFamily = 3

/** Pages by the page above them, in the order that page links to them. */
const families = new WeakMap<Site, Map<string, Page[]>>()

/** The next pages below the same parent, beginning anew at the end. A page with pages below it shows those itself. */
export function familyOf(site: Site, page: Page): Page[] {
  const known = families.get(site) ?? familiesOf(site)
  families.set(site, known)
  const { parent } = page.document.json
  if (typeof parent !== 'string' || known.has(page.slug)) return []
  const all = known.get(parent) ?? []
  const own = all.indexOf(page)
  return [...all.slice(own + 1), ...all.slice(0, own)].slice(0, shownOfFamily)
}

function familiesOf(site: Site): Map<string, Page[]> {
  const found = new Map<string, Page[]>()
  for (const page of site.pages) {
    const { parent } = page.document.json
    if (typeof parent !== 'string') continue
    found.set(parent, [...(found.get(parent) ?? []), page])
  }
  for (const [slug, children] of found) {
    const parent = site.pages.find((page) => page.slug === slug)
    const links = (parent?.marks ?? []).filter(({ kind }) => kind === 'link').map(({ value }) => value)
    const rank = ({ address }: Page) => (links.includes(address) ? links.indexOf(address) : links.length)
    children.sort((a, b) => rank(a) - rank(b))
  }
  return found
}
