import { type Document, valueAt } from './document'
import { fallbackLanguage } from './fallback'
import { missingInterfaceWords, siteWords } from './interface-words'
import { isOwn, leaves } from './message'
import type { Page, Word } from './model'
import type { Site } from './site'
import { common, siteNamespace } from './words'

/** What visitors get of a page in a language: its words, those of another language (its code), or a notice. */
export type Shown = 'translated' | 'notice' | { fallback: string }

/** A page and what is shown of it in each language, in the order of the site. */
export type PageCoverage = { page: Page; shown: Map<string, Shown> }

/** How much of a site a language has: numbers of pages, and of words that its translations lack. */
export type LanguageCoverage = { code: string; translated: number; fallback: number; notice: number; missing: number }

/** Says for every page and language what is shown. Visitors get no drafts. */
export function coverPages(site: Site): PageCoverage[] {
  return site.pages.filter(isPublished).map((page) => {
    const exists = site.index.byName.get(page.name)?.languages ?? []
    const shown = site.settings.languages.map(({ code }): [string, Shown] => {
      if (exists.includes(code)) return [code, 'translated']
      const fallback = fallbackLanguage(page, exists)
      return [code, fallback === undefined ? 'notice' : { fallback }]
    })
    return { page, shown: new Map(shown) }
  })
}

function isPublished({ document }: Page): boolean {
  return document.json.draft !== true
}

/** Counts for every language what `coverPages` found. */
export function coverLanguages(site: Site): LanguageCoverage[] {
  const pages = coverPages(site)
  return site.settings.languages.map(({ code }) => {
    const shown = pages.map((page) => page.shown.get(code))
    const translated = pages.filter((page) => page.shown.get(code) === 'translated').map(({ page }) => page)
    const notice = shown.filter((one) => one === 'notice').length
    return {
      code,
      translated: translated.length,
      fallback: pages.length - translated.length - notice,
      notice,
      missing: missingIn(site, code, translated),
    }
  })
}

/** The words that a translation lacks. */
export function missingWords<Named extends Pick<Word, 'steps'>>(words: Named[], translation: Document): Named[] {
  return words.filter(({ steps }) => !valueAt(translation.json, steps))
}

/** The words a translation of a page should have. A label is a convenience: a language may do without. */
export function wantedWords({ words }: Pick<Page, 'words'>): Word[] {
  return words.filter(isOwn).filter(({ key }) => key !== 'label')
}

/** The shared words every language should have: the site's own in the default language. */
export function sharedWords({ settings, locales }: Site): Pick<Word, 'key' | 'steps'>[] {
  const source = locales.get(settings.defaultLanguage)?.get(common)
  return source ? leaves({ json: siteWords(source.json) }).map((key) => ({ key, steps: key.split('.') })) : []
}

function missingIn(site: Site, code: string, translated: Page[]): number {
  const names = site.locales.get(code)
  const count = (words: Pick<Word, 'steps'>[], name: string) => {
    const translation = names?.get(name)
    return translation ? missingWords(words, translation).length : words.length
  }
  const own = code === site.settings.defaultLanguage ? 0 : count(wantedWords(site.settings), siteNamespace)
  const pages = translated.filter(({ lang }) => lang !== code).map((page) => count(wantedWords(page), page.name))
  const ofInterface = missingInterfaceWords(code, names?.get(common)?.json).length
  return [own, ofInterface, count(sharedWords(site), common), ...pages].reduce((sum, one) => sum + one, 0)
}
