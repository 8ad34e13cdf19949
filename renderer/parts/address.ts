/**
 * An address of the site in a language: "/about" is "/en/about" in English, and stays as it is in the default language.
 * @param address without a language, from "/"; an #anchor may follow
 */
export function addressIn(language: string, address: string, defaultLanguage: string): string {
  if (language === defaultLanguage) return address
  return address === '/' ? `/${language}` : `/${language}${address}`
}

/** Splits an address into its language, when it is pinned to one, and the address without it. */
export function splitAddress(pathname: string, languages: string[]): { language?: string; address: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const tidy = (address: string) => (address === '/' ? address : address.replace(/\/$/, ''))
  return languages.includes(first)
    ? { language: first, address: tidy(`/${rest.join('/')}`) }
    : { address: tidy(pathname) }
}

/** The name of a page's data under `/data/<language>/`, made from its address: "/" is "index". */
export function dataName(address: string): string {
  return address === '/' ? 'index' : address.slice(1)
}
