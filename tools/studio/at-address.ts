import { splitAddress } from '../../renderer/parts/address'

/** Names and addresses of all pages. */
type Places = readonly { name: string; address: string }[]

/** The name of the page at an address, and the language code in the address. Undefined if no page has the address. */
export function pageAtAddress(
  pages: Places,
  languages: string[],
  address: string,
  base = '',
): { name: string; language?: string } | undefined {
  const { language, address: bareAddress } = splitAddress(address, languages, base)
  const name = pages.find((page) => page.address === bareAddress)?.name
  return name === undefined ? undefined : { name, ...(language !== undefined && { language }) }
}

/** Removes the base and language prefix from a link within the site: "/de" becomes "/". Other links are unchanged. */
export function withoutLanguage(href: string, languages: string[], base = ''): string {
  return href.startsWith(`${base}/`) ? splitAddress(href, languages, base).address : href
}
