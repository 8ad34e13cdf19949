import type { Text } from '../../schema/localized'

/** Words without the language they carry. */
export function plain(text: Text): string {
  return typeof text === 'string' ? text : text.text
}

/** The title of the browser's tab: the page and the brand. */
export function documentTitle(title: Text, brand: string): string {
  const words = plain(title)
  return words.includes(brand) ? words : `${words} – ${brand}`
}
