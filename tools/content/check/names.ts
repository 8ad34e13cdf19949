import { interfaceWords } from '../read/interface-words'
import { servicesOf } from '../read/services'
import type { Site } from '../read/site'
import type { SiteIndex } from '../read/site-index'
import { wordedUnits } from '../read/units'
import { common } from '../read/words'
import type { Message } from './message'

/** Matches a word: letters and digits without punctuation between them. */
const word = /[\p{L}\p{N}\p{M}]+/gu

/** Parts of a text that are not prose: email addresses, web addresses and placeholders. */
const notProse = /\S+@\S+|https?:\/\/\S+|\{[^}]*\}/g

/** Codes, which are the same in every language: NTC, RS485, 10K. */
const code = /^(?:[A-Z0-9]+|[A-Za-z]*\d[A-Za-z0-9]*)$/

/**
 * Creates a function that returns the words of a phrase that need a translation: all except known names, units and
 * codes.
 */
export function translatableWords({ settings, glossary, locales, index }: Site): (phrase: Message) => string[] {
  const { name } = settings.document.json
  const siteNames = settings.words.filter(({ isName }) => isName).map(({ value }) => value)
  const serviceNames = servicesOf(settings).map((service) => service.name)
  const phrases = [
    String(name),
    ...siteNames,
    ...serviceNames,
    ...glossary.names,
    ...namesIn(index),
    ...wordedUnits(locales),
  ]
  const names = new Set(phrases.flatMap((phrase) => phrase.match(word) ?? []))
  return ({ prose, isName }) =>
    isName
      ? []
      : (prose.replace(notProse, ' ').match(word) ?? []).filter((token) => !names.has(token) && !code.test(token))
}

/** Returns the names of people, firms and products on all pages, because any page may mention them. */
export function namesIn({ pages }: Pick<SiteIndex, 'pages'>): string[] {
  return pages.flatMap(({ called = [] }) => called)
}

/** Whether a translation equals its source, and the source has at least two words that must be translated. */
export function isUntranslated({ text, source }: Message, words: (phrase: Message) => string[]): boolean {
  if (source === undefined || text !== source.text) return false
  return words(source).filter((token) => /\p{L}/u.test(token)).length > 1
}

/** Whether a text is an interface word that is still in English, which `missing-shared-words` reports. */
export function isEnglishInterface({ document, key, text }: Pick<Message, 'document' | 'key' | 'text'>): boolean {
  return document.file.endsWith(`/${common}.json`) && interfaceWords.get(key) === text
}
