import { valueAt } from '../json/document'
import type { Site } from '../read/site'
import type { Message } from './message'
import { wordedUnits } from './units'

/** Words in the sense of these rules: letters and digits without a mark between them. */
const word = /[\p{L}\p{N}\p{M}]+/gu

/** Parts of a text that are no prose: mail addresses, web addresses and placeholders. */
const notProse = /\S+@\S+|https?:\/\/\S+|\{[^}]*\}/g

/** NTC, RS485, 10K: the same in every language. */
const code = /^(?:[A-Z0-9]+|[A-Za-z]*\d[A-Za-z0-9]*)$/

/**
 * Finds the words of a phrase that a translator must translate: all but names, units and codes.
 * @returns a finder, for which the names of the site were looked up once
 */
export function translatableWords({ settings, glossary, locales }: Site): (phrase: Message) => string[] {
  const { name, brands } = settings.document.json
  const brandNames = Array.isArray(brands) ? brands.map((brand) => String(valueAt(brand, ['name']))) : []
  const known = [String(name), ...brandNames, ...glossary.names, ...wordedUnits(locales)]
  const names = new Set(known.flatMap((one) => one.match(word) ?? []))
  return ({ prose }) =>
    (prose.replace(notProse, ' ').match(word) ?? []).filter((one) => !names.has(one) && !code.test(one))
}

/** Whether a translation is a copy of its source, so that nothing else needs to be reported about its words. */
export function isUntranslated({ text, source }: Message, words: (phrase: Message) => string[]): boolean {
  return source !== undefined && text === source.text && words(source).filter((one) => /\p{L}/u.test(one)).length > 1
}
