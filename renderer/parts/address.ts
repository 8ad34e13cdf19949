/**
 * Address in a language of the site: "/about" becomes "/en/about" in English, unless English is the default language.
 * @param address address without a language, beginning with "/"; an #anchor may follow
 */
export function addressIn(language: string, address: string, defaultLanguage: string): string {
  if (language === defaultLanguage) return address
  return address === '/' ? `/${language}` : `/${language}${address}`
}

/** Splits an address into its language, if it has one, and the address without the language. */
export function splitAddress(pathname: string, languages: string[]): { language?: string; address: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const tidy = (address: string) => (address === '/' ? address : address.replace(/\/$/, ''))
  return languages.includes(first)
    ? { language: first, address: tidy(`/${rest.join('/')}`) }
    : { address: tidy(pathname) }
}

/** Name of a page's data file under `/data/<language>/`, from the page's address ("index" for "/"). */
export function dataName(address: string): string {
  return address === '/' ? 'index' : address.slice(1)
}
