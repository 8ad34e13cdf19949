import { memoize } from '../base/memoize'
import type { Path } from '../base/problem'
import { type Document, partAt } from '../json/document'
import { repeatedIds } from '../json/ids'
import { fold } from '../language/language'
import { inspectRichText, type RichTextFindings } from '../language/rich-text'
import { flatWords } from '../read/flat-words'
import { siteWords } from '../read/interface-words'
import type { Page, Word } from '../read/model'
import { isLanguageKnown } from '../read/read-page'
import type { Site } from '../read/site'
import { common, siteNamespace } from '../read/words'

/** A text in one language, with its document, its path, and its key in translations. */
export type Message = {
  document: Document
  path: Path
  key: string
  lang: string
  text: string
  /** The text as readers see it, without link addresses or list numbers. */
  prose: string
  /** Links and unsupported parts of the Markdown; undefined for plain text. */
  rich: RichTextFindings | undefined
  /** The page that contains the text; undefined for texts of the site file and shared texts. */
  page: Page | undefined
  /** The source text of a translation; undefined for a source text. */
  source: Message | undefined
  /** Whether the text is a name, which may be the same in all languages and may use any script. */
  isName?: boolean
}

/** A source text and its translations into languages of the site. */
export type Translated = { source: Message; translations: Message[] }

/** The texts of a page, each with its translations. Empty if the page's language is unknown. */
export function messagesOf(page: Page, site: Site): Translated[] {
  return isLanguageKnown(page) ? readMessages(page, site, page) : []
}

/** The texts of the site file, and the site's custom shared words. Excludes interface words, which have no source. */
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
  // If an id is repeated, translations are skipped, because it is unclear to which item a translation belongs.
  const codes = repeatedIds(document, site.contract).length > 0 ? [] : settings.languages.map(({ code }) => code)
  const files = codes.flatMap((code) => {
    const file = code === lang ? undefined : locales.get(code)?.get(name)
    return file ? [{ code, file, texts: flatWords(file.json) }] : []
  })
  return words.filter(isOwnWord).map((word) => {
    const { key, path, steps } = word
    const source = messageOf(word, lang, word.value, document, path, page)
    const translations: Message[] = []
    for (const { code, file, texts } of files) {
      const text: unknown = texts[key]
      if (typeof text !== 'string' || text === '' || isSharedKey(text)) continue
      // Skips a text file that has more or fewer paragraphs than its source. A rule reports the difference.
      if (partAt(file, steps)?.segments.length === partAt(document, path)?.segments.length)
        translations.push(messageOf(word, code, text, file, steps, page, source))
    }
    return { source, translations }
  })
}

/** Matches numbers of list items, which are not content. A single match is kept: "1. tammikuuta" may be a date. */
const listNumber = /^ {0,3}\d+[.)] (?=\S)/gm

/** Matches the parts of Markdown that are not words: code, names of notes, checkboxes, and bare addresses. */
const notWords =
  /^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1.*$|\[\^[^\]\s]+\]:?|^( *[-*] )\[[ xX]\] |`[^`\n]*`|<https?:[^>]*>/gm

/** Creates a message field by field, because merging other objects into a new one takes several times as long. */
function messageOf(
  { key, markdown, isName }: Word,
  lang: string,
  text: string,
  document: Document,
  path: Path,
  page: Page | undefined,
  source?: Message,
): Message {
  const prose = markdown ? proseOf(text) : text
  const rich = markdown ? inspectRichText(text, partAt(document, path)?.context) : undefined
  return { document, path, key, lang, text, prose, rich, page, source, isName }
}

function proseOf(text: string): string {
  const isList = (text.match(listNumber)?.length ?? 0) > 1
  const words = isList ? text.replace(listNumber, '') : text
  if (!/[`~<[\]]/.test(words)) return words
  return words.replace(notWords, '').replace(/\]\([^)]*\)/g, ']')
}

/** The prose of a message in composed letters, normalized with `fold`. Cached because several rules need it. */
export const foldedProse = memoize(({ prose, lang }: Message) => fold(prose.normalize(), lang))

/** Whether the text of a word is in the document itself, and not a reference to a shared word ("t:key"). */
export function isOwnWord({ value }: Word): boolean {
  return !isSharedKey(value)
}

/** Whether a text is a reference to a shared word ("t:key"). */
export function isSharedKey(text: string): boolean {
  return text.startsWith('t:')
}

/** The site's custom shared words in its default language. All of them should be translated into every language. */
export function ownSharedWords({ settings, locales }: Pick<Site, 'settings' | 'locales'>): Word[] {
  return ownWordsIn(locales.get(settings.defaultLanguage)?.get(common))
}

const ownWordsIn = memoize((shared: Document | undefined): Word[] =>
  Object.entries(flatWords(siteWords(shared?.json ?? {}))).map(([key, value]) => {
    const steps = key.split('.')
    return { key, steps, path: steps, value, markdown: false }
  }),
)

/** The keys of all values in a locale file: `leaves({ json: { a: { b: 'Über uns' } } }) // ['a.b']` */
export function leaves({ json }: Pick<Document, 'json'>): string[] {
  const walk = (value: unknown, key: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, child]) => walk(child, key === '' ? name : `${key}.${name}`))
      : [key]
  return walk(json, '')
}
