import type { LocalizedPage } from '../../schema/localized'
import type { Dir, RichText, Text } from '../../schema/parts'
import { fromWords } from './from-words'

/** Returns a text as a plain string, without the language of the text. */
export function plainWords(text: Text): string {
  return typeof text === 'string' ? text : text.text
}

/**
 * Returns the attributes `lang` and `dir` for a text that fell back to another language, and no attributes for other
 * texts.
 */
export function langOf(text: Text | RichText | undefined): { lang?: string; dir?: Dir } {
  if (text === undefined || typeof text === 'string' || text.lang === undefined) return {}
  return { lang: text.lang, dir: text.dir }
}

/**
 * Returns attributes for an element with an accessible name that may have fallen back to another language. If so, the
 * element gets the language of the name, and the elements inside get the language of the surrounding text again.
 * @param outerLanguage language of the surrounding text
 * @returns attributes of the element, and attributes for the elements inside that have no `lang`
 */
export function nameAttributes(
  text: Text,
  outerLanguage: string,
): [name: { 'aria-label': string; lang?: string }, inside: { lang?: string }] {
  if (typeof text === 'string') return [{ 'aria-label': text }, {}]
  return [{ 'aria-label': text.text, lang: text.lang }, { lang: outerLanguage }]
}

/**
 * Title of the browser tab: page and brand. If a page is missing and has no title in the visitor's language, the notice
 * shown in its place becomes the title, so that the title is in a language that the visitor chose.
 */
export function documentTitle(
  { state, title, description }: Pick<LocalizedPage, 'state' | 'title' | 'description'>,
  brand: string,
): string {
  const isNameless = state === 'missing' && typeof title !== 'string'
  const words = isNameless ? plainWords(description).replace(/[.。]$/, '') : plainWords(title)
  return words.includes(brand) ? words : `${words} – ${brand}`
}

/** Inserts values into words: `fill('{n} / {total}', { n: 2, total: 5 }) // '2 / 5'` */
export function fill(words: string, values: Record<string, string | number>): string {
  return fromWords((read) => read(words).replace(/\{(\w+)\}/g, (whole, name) => read(String(values[name] ?? whole))))
}
