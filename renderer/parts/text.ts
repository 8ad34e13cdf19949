import type { Dir, RichText, Text } from '../../schema/localized'

/** Words without the language they carry. */
export function plain(text: Text): string {
  return typeof text === 'string' ? text : text.text
}

/** The `lang` and `dir` an element needs around these words: nothing, unless they fell back to another language. */
export function langOf(text: Text | RichText | undefined): { lang?: string; dir?: Dir } {
  if (text === undefined || typeof text === 'string' || text.lang === undefined) return {}
  return { lang: text.lang, dir: text.dir }
}

/** The title of the browser's tab: the page and the brand. */
export function documentTitle(title: Text, brand: string): string {
  const words = plain(title)
  return words.includes(brand) ? words : `${words} – ${brand}`
}

/** Puts values into words: fill("{n} / {total}", { n: 2, total: 5 }) is "2 / 5". */
export function fill(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}
