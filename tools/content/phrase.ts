import { type Document, valueAt } from './document'
import { repeatedIds } from './ids'
import { siteWords } from './interface-words'
import type { Locales, Page, Word } from './model'
import type { Path } from './problem'
import { inspectRichText, type RichTextFindings } from './rich-text'
import type { Site } from './site'
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
  rich: RichTextFindings | undefined
  /** The page whose words they are; not those of the site file, nor shared words. */
  page: Page | undefined
  /** The words they translate; not for words in the language they were written in. */
  source: Phrase | undefined
}

const known = new WeakMap<Site, Phrase[]>()

/**
 * All words of a site's pages, each followed by its translations into languages of the site; of a whole site also those
 * of the site file and the shared words. Kept for each site, because ten rules go through them.
 */
export function phrasesOf(site: Site): Phrase[] {
  const phrases = known.get(site) ?? readPhrases(site)
  known.set(site, phrases)
  return phrases
}

function readPhrases({ isPart, pages, printed, settings, locales: all }: Site): Phrase[] {
  const phrases: Phrase[] = []
  const codes = settings.languages.map(({ code }) => code)
  const locales = new Map([...all].filter(([language]) => codes.includes(language)))
  for (const page of [...pages, ...printed]) addPhrases(page, locales, phrases, page)
  if (isPart) return phrases
  const siteFile = { name: siteNamespace, lang: settings.defaultLanguage, ...settings }
  addPhrases(siteFile, locales, phrases)
  const shared = locales.get(settings.defaultLanguage)?.get(common)
  if (shared) addPhrases({ ...siteFile, name: common, document: shared, words: siteWordsIn(shared) }, locales, phrases)
  return phrases
}

type Written = Pick<Page, 'name' | 'lang' | 'document' | 'words'>

function addPhrases({ name, lang, document, words }: Written, locales: Locales, phrases: Phrase[], page?: Page) {
  const translations: [string, Document][] = []
  // With an id twice nobody can say which of the two a translation means.
  const isClear = repeatedIds(document).length === 0
  for (const [language, names] of locales) {
    const translation = names.get(name)
    if (isClear && translation && language !== lang) translations.push([language, translation])
  }
  for (const word of words) {
    if (!isOwn(word)) continue
    const { path, steps, value, markdown } = word
    const source: Phrase = { document, path, lang, ...readText(value, markdown), page, source: undefined }
    phrases.push(source)
    for (const [lang, document] of translations) {
      const text = valueAt(document.json, steps)
      if (typeof text !== 'string' || text === '' || isShared(text)) continue
      phrases.push({ document, path: steps, lang, ...readText(text, markdown), page, source })
    }
  }
}

function readText(text: string, markdown: boolean): Pick<Phrase, 'text' | 'prose' | 'rich'> {
  if (!markdown) return { text, prose: text, rich: undefined }
  return { text, prose: text.replace(/\]\([^)]*\)/g, ']'), rich: inspectRichText(text) }
}

/** Words that are written here, not shared by "t:key". */
export function isOwn({ value }: Word): boolean {
  return !isShared(value)
}

/** Whether a text is the key of shared words. */
export function isShared(text: string): boolean {
  return text.startsWith('t:')
}

/** The site's own shared words. Interface words translate no others: each language changes those it likes. */
function siteWordsIn({ json }: Document): Word[] {
  return leaves({ json: siteWords(json) }).flatMap((key) => {
    const steps = key.split('.')
    const value = valueAt(json, steps)
    return typeof value === 'string' ? [{ key, steps, path: steps, value, markdown: false }] : []
  })
}

/** Words and their translations. */
export type Message = { source: Phrase; translations: Phrase[] }

const knownMessages = new WeakMap<Site, Message[]>()

/** The same as `phrasesOf`, each source with its translations. */
export function messagesOf(site: Site): Message[] {
  const before = knownMessages.get(site)
  if (before) return before
  const messages: Message[] = []
  knownMessages.set(site, messages)
  for (const phrase of phrasesOf(site)) {
    if (phrase.source) messages.at(-1)?.translations.push(phrase)
    else messages.push({ source: phrase, translations: [] })
  }
  return messages
}

/** Keys of all words in a locale file. */
export function leaves({ json }: Pick<Document, 'json'>): string[] {
  const walk = (value: unknown, key: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, child]) => walk(child, key === '' ? name : `${key}.${name}`))
      : [key]
  return walk(json, '')
}
