import { valueAt } from '../json/document'
import { servicesOf } from '../read/services'
import type { Site } from '../read/site'
import type { Message } from './message'
import { wordedUnits } from './units'

/** Matches a word: letters and digits without punctuation between them. */
const word = /[\p{L}\p{N}\p{M}]+/gu

/** Parts of a text that are not prose: email addresses, web addresses and placeholders. */
const notProse = /\S+@\S+|https?:\/\/\S+|\{[^}]*\}/g

/** Codes, which are the same in every language: NTC, RS485, 10K. */
const code = /^(?:[A-Z0-9]+|[A-Za-z]*\d[A-Za-z0-9]*)$/

/** Creates a function that returns the words of a phrase that must be translated: all except names, units and codes. */
export function translatableWords({ settings, glossary, locales }: Site): (phrase: Message) => string[] {
  const { name, brands } = settings.document.json
  const brandNames = Array.isArray(brands) ? brands.map((brand) => String(valueAt(brand, ['name']))) : []
  const serviceNames = servicesOf(settings).map((service) => service.name)
  const phrases = [String(name), ...brandNames, ...serviceNames, ...glossary.names, ...wordedUnits(locales)]
  const names = new Set(phrases.flatMap((phrase) => phrase.match(word) ?? []))
  return ({ prose }) =>
    (prose.replace(notProse, ' ').match(word) ?? []).filter((token) => !names.has(token) && !code.test(token))
}

/** Whether a translation equals its source, and the source has at least two words that must be translated. */
export function isUntranslated({ text, source }: Message, words: (phrase: Message) => string[]): boolean {
  if (source === undefined || text !== source.text) return false
  return words(source).filter((token) => /\p{L}/u.test(token)).length > 1
}
