import { type Document, valueAt } from './document'
import type { Path } from './problem'
import { inspectRichText, type RichTextFindings } from './rich-text'
import type { Locales, Page, Settings, Word } from './site'
import { common, siteNamespace } from './words'

/** Words in one language, at the place where they are written. */
export type Phrase = {
  document: Document
  path: Path
  lang: string
  text: string
  /** The text without the addresses of its links: what a visitor reads. */
  prose: string
  /** What its Markdown has; not for plain words. */
  rich?: RichTextFindings
  /** The page whose words they are; not those of the site file, nor shared words. */
  page?: Page
  /** The words they translate; not for words in the language they were written in. */
  source?: Phrase
}

/**
 * Every phrase of a site, each followed by its translations: of pages, the site file and the shared words. It is made
 * once, so that the rules about words need not look for them again.
 */
export function readPhrases(pages: Page[], settings: Settings, locales: Locales): Phrase[] {
  const siteFile = { name: siteNamespace, lang: settings.defaultLanguage, ...settings }
  const shared = locales.get(settings.defaultLanguage)?.get(common)
  return [
    ...pages.flatMap((page) => phrasesOf(page, locales, page)),
    ...phrasesOf(siteFile, locales),
    ...(shared ? phrasesOf({ ...siteFile, name: common, document: shared, words: wordsIn(shared) }, locales) : []),
  ]
}

type Written = Pick<Page, 'name' | 'lang' | 'document' | 'words'>

function phrasesOf({ name, lang, document, words }: Written, locales: Locales, page?: Page): Phrase[] {
  const translations = [...locales].filter(([language, names]) => language !== lang && names.has(name))
  return words.filter(isOwn).flatMap(({ path, steps, value, markdown }) => {
    const source: Phrase = { document, path, lang, page, ...readText(value, markdown) }
    const translated = translations.flatMap(([language, names]) => {
      const document = names.get(name)
      const text = document && valueAt(document.json, steps)
      if (!document || typeof text !== 'string' || text === '') return []
      return [{ document, path: steps, lang: language, page, source, ...readText(text, markdown) }]
    })
    return [source, ...translated]
  })
}

function readText(text: string, markdown: boolean): Pick<Phrase, 'text' | 'prose' | 'rich'> {
  if (!markdown) return { text, prose: text }
  return { text, prose: text.replace(/\]\([^)]*\)/g, ']'), rich: inspectRichText(text) }
}

/** Words that are written here, not shared by "t:key". */
export function isOwn({ value }: Word): boolean {
  return !value.startsWith('t:')
}

function wordsIn(document: Document): Word[] {
  return leaves(document).flatMap((key) => {
    const steps = key.split('.')
    const value = valueAt(document.json, steps)
    return typeof value === 'string' ? [{ key, steps, path: steps, value, markdown: false }] : []
  })
}

/** Keys of all words in a locale file. */
export function leaves({ json }: Pick<Document, 'json'>): string[] {
  const walk = (value: unknown, key: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, child]) => walk(child, key === '' ? name : `${key}.${name}`))
      : [key]
  return walk(json, '')
}
