import type { LocalizedPage } from '../../schema/localized'
import type { Dir, RichText, Text } from '../../schema/parts'
import { fromWords } from './from-words'

/** Words without the language they carry. */
export function plainWords(text: Text): string {
  return typeof text === 'string' ? text : text.text
}

/** The `lang` and `dir` an element needs around these words: nothing, unless they fell back to another language. */
export function langOf(text: Text | RichText | undefined): { lang?: string; dir?: Dir } {
  if (text === undefined || typeof text === 'string' || text.lang === undefined) return {}
  return { lang: text.lang, dir: text.dir }
}

/**
 * An element that words name by an attribute is in the language of those words, which its content is not.
 * @param around the language of the element
 * @returns what the element itself needs, and what the elements in it need, which otherwise are plain
 */
export function named(
  text: Text,
  around: string,
): [name: { 'aria-label': string; lang?: string }, inside: { lang?: string }] {
  if (typeof text === 'string') return [{ 'aria-label': text }, {}]
  return [{ 'aria-label': text.text, lang: text.lang }, { lang: around }]
}

/**
 * The title of the browser's tab: the page and the brand. A notice whose page has no name in the visitor's language is
 * called by what it says: nothing shown in place of a page is in a language the visitor did not choose.
 */
export function documentTitle(
  { state, title, description }: Pick<LocalizedPage, 'state' | 'title' | 'description'>,
  brand: string,
): string {
  const isNameless = state === 'missing' && typeof title !== 'string'
  const words = isNameless ? plainWords(description).replace(/[.。]$/, '') : plainWords(title)
  return words.includes(brand) ? words : `${words} – ${brand}`
}

/** Puts values into words: fill("{n} / {total}", { n: 2, total: 5 }) is "2 / 5". */
export function fill(words: string, values: Record<string, string | number>): string {
  return fromWords((read) => read(words).replace(/\{(\w+)\}/g, (whole, name) => read(String(values[name] ?? whole))))
}
