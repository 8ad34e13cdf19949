import { splitAddress } from '../../renderer/parts/address'

/** What is known of all pages: their names and their addresses. */
type Places = readonly { name: string; address: string }[]

/**
 * The page that visitors see at an address, and the language that the address names.
 * @param address "/de/tunnel-fan"
 * @param languages codes of those of the site
 */
export function pageAtAddress(
  pages: Places,
  languages: string[],
  address: string,
): { name: string; language?: string } | undefined {
  const { language, address: own } = splitAddress(address, languages)
  const name = pages.find((page) => page.address === own)?.name
  return name === undefined ? undefined : { name, ...(language !== undefined && { language }) }
}

/** A link without the language that an address of the site may name: "/de" is "/". Any other link stays as it is. */
export function withoutLanguage(href: string, languages: string[]): string {
  return href.startsWith('/') ? splitAddress(href, languages).address : href
}
