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

/** Words in one language, with their document and path. */
export type Message = {
  document: Document
  path: Path
  lang: string
  text: string
  /** The text for readers: without the addresses of its links. */
  prose: string
  /** Links and unsupported parts of Markdown; undefined for plain text. */
  rich: RichTextFindings | undefined
  /** The page of the words; undefined for words of the site file and shared words. */
  page: Page | undefined
  /** The source words of a translation; undefined for source words. */
  source: Message | undefined
}

/** Source words and their translations into languages of the site. */
export type Translated = { source: Message; translations: Message[] }

/** The words of a page, each with its translations; empty if the page's language is unknown. */
export function messagesOf(page: Page, site: Site): Translated[] {
  return isLanguageKnown(page) ? readMessages(page, site, page) : []
}

/** The words of the site file, and the site's custom shared words. Interface words are skipped: they have no source. */
export function sharedMessagesOf(site: Site): Translated[] {
  const { settings, locales } = site
  const siteFile = { name: siteNamespace, lang: settings.defaultLanguage, ...settings }
  const shared = locales.get(settings.defaultLanguage)?.get(common)
  const sharedFiles = shared ? [{ ...siteFile, name: common, document: shared, words: ownSharedWords(site) }] : []
  return [siteFile, ...sharedFiles].flatMap((file) => readMessages(file, site))
}

type Written = Pick<Page, 'name' | 'lang' | 'document' | 'words'>

function readMessages({ name, lang, document, words }: Written, site: Site, page?: Page): Translated[] {
  const { settings, locales } = site
  // With a repeated id it is unclear to which item a translation belongs.
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

/** The numbers of list items, which are not content. A single match may be a date instead: "1. tammikuuta". */
const listNumber = /^ {0,3}\d+[.)] (?=\S)/gm

function readText(text: string, markdown: boolean): Pick<Message, 'text' | 'prose' | 'rich'> {
  if (!markdown) return { text, prose: text, rich: undefined }
  const isList = (text.match(listNumber)?.length ?? 0) > 1
  const words = isList ? text.replace(listNumber, '') : text
  return { text, prose: words.replace(/\]\([^)]*\)/g, ']'), rich: inspectRichText(text) }
}

/** The text for readers, normalized with `fold`. Cached, because several rules need it. */
export const foldedProse = memoize(({ prose, lang }: Message) => fold(prose, lang))

/** Whether words are the document's own, not a "t:key" of shared words. */
export function isOwnWord({ value }: Word): boolean {
  return !isSharedKey(value)
}

/** Whether a text is a "t:key" of shared words. */
export function isSharedKey(text: string): boolean {
  return text.startsWith('t:')
}

/** The site's custom shared words in its default language. Every language should have them. */
export function ownSharedWords({ settings, locales }: Pick<Site, 'settings' | 'locales'>): Word[] {
  const shared = locales.get(settings.defaultLanguage)?.get(common)
  return Object.entries(flatWords(siteWords(shared?.json ?? {}))).map(([key, value]) => {
    const steps = key.split('.')
    return { key, steps, path: steps, value, markdown: false }
  })
}

/** The keys of all words in a locale file: `leaves({ json: { a: { b: 'Über uns' } } }) // ['a.b']` */
export function leaves({ json }: Pick<Document, 'json'>): string[] {
  const walk = (value: unknown, key: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, child]) => walk(child, key === '' ? name : `${key}.${name}`))
      : [key]
  return walk(json, '')
}
