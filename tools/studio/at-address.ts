import { splitAddress } from '../../renderer/parts/address'

/** Name and address of every page. */
type Places = readonly { name: string; address: string }[]

/**
 * The page at an address, and the language in the address.
 * @param address path like "/de/tunnel-fan"
 * @param languages codes of the site's languages
 */
export function pageAtAddress(
  pages: Places,
  languages: string[],
  address: string,
): { name: string; language?: string } | undefined {
  const { language, address: bareAddress } = splitAddress(address, languages)
  const name = pages.find((page) => page.address === bareAddress)?.name
  return name === undefined ? undefined : { name, ...(language !== undefined && { language }) }
}

/** Removes the language prefix from a link within the site: "/de" becomes "/". Other links are unchanged. */
export function withoutLanguage(href: string, languages: string[]): string {
  return href.startsWith('/') ? splitAddress(href, languages).address : href
}
