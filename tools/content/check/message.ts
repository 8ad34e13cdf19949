import { memoize } from '../base/memoize'
import type { Path } from '../base/problem'
import type { Document } from '../json/document'
import { repeatedIds } from '../json/ids'
import { fold } from '../language/language'
import { inspectRichText, type RichTextFindings } from '../language/rich-text'
import { flatWords } from '../read/flat-words'
import { siteWords } from '../read/interface-words'
import type { Page, Word } from '../read/model'
import { isLanguageKnown } from '../read/read-page'
import type { Site } from '../read/site'
import { common, siteNamespace } from '../read/words'

/** Words in one language, at the place where they are written. */
export type Message = {
  document: Document
  path: Path
  lang: string
  text: string
  /** The text without the addresses of its links: what a visitor reads. */
  prose: string
  /** The parts of its Markdown; not for plain words. */
  rich: RichTextFindings | undefined
  /** The page whose words they are; not those of the site file, nor shared words. */
  page: Page | undefined
  /** The words they translate; not for words in the language they were written in. */
  source: Message | undefined
}

/** Words in the language they were written in, and their translations into languages of the site. */
export type Translated = { source: Message; translations: Message[] }

/** The words of a page, each with its translations; none where it is not known in which language they are. */
export function messagesOf(page: Page, site: Site): Translated[] {
  return isLanguageKnown(page) ? readMessages(page, site, page) : []
}

/** The words of the site file, and the site's own shared words. Interface words translate no others: each language changes those it likes. */
export function sharedMessagesOf(site: Site): Translated[] {
  const { settings, locales } = site
  const siteFile = { name: siteNamespace, lang: settings.defaultLanguage, ...settings }
  const shared = locales.get(settings.defaultLanguage)?.get(common)
  const own = shared ? [{ ...siteFile, name: common, document: shared, words: ownSharedWords(site) }] : []
  return [siteFile, ...own].flatMap((file) => readMessages(file, site))
}

type Written = Pick<Page, 'name' | 'lang' | 'document' | 'words'>

function readMessages({ name, lang, document, words }: Written, site: Site, page?: Page): Translated[] {
  const { settings, locales } = site
  // With an id twice it is unclear which of the two a translation means.
  const codes = repeatedIds(document, site.contract).length > 0 ? [] : settings.languages.map(({ code }) => code)
  const files = codes.flatMap((code) => {
    const file = code === lang ? undefined : locales.get(code)?.get(name)
    return file ? [{ code, file, texts: flatWords(file.json) }] : []
  })
  return words.filter(isOwnWord).map(({ key, path, steps, value, markdown }) => {
    const source: Message = { document, path, lang, ...readText(value, markdown), page, source: undefined }
    const translations: Message[] = []
    for (const { code, file, texts } of files) {
      const text: unknown = texts[key]
      if (typeof text === 'string' && text !== '' && !isSharedKey(text))
        translations.push({ document: file, path: steps, lang: code, ...readText(text, markdown), page, source })
    }
    return { source, translations }
  })
}

/** The numbers of a list, which say nothing. A single one may be a date: "1. tammikuuta". */
const listNumber = /^ {0,3}\d+[.)] (?=\S)/gm

function readText(text: string, markdown: boolean): Pick<Message, 'text' | 'prose' | 'rich'> {
  if (!markdown) return { text, prose: text, rich: undefined }
  const isList = (text.match(listNumber)?.length ?? 0) > 1
  const words = isList ? text.replace(listNumber, '') : text
  return { text, prose: words.replace(/\]\([^)]*\)/g, ']'), rich: inspectRichText(text) }
}

/** The text a visitor reads, as it is compared, see `fold`. Kept, because several rules ask. */
export const foldedProse = memoize(({ prose, lang }: Message) => fold(prose, lang))

/** Words that are written here, not shared by "t:key". */
export function isOwnWord({ value }: Word): boolean {
  return !isSharedKey(value)
}

/** Whether a text is the key of shared words. */
export function isSharedKey(text: string): boolean {
  return text.startsWith('t:')
}

/** The site's own shared words, as its default language has them: every language should have them. */
export function ownSharedWords({ settings, locales }: Pick<Site, 'settings' | 'locales'>): Word[] {
  const shared = locales.get(settings.defaultLanguage)?.get(common)
  return Object.entries(flatWords(siteWords(shared?.json ?? {}))).map(([key, value]) => {
    const steps = key.split('.')
    return { key, steps, path: steps, value, markdown: false }
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
