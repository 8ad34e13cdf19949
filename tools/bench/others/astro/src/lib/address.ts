import { sites } from './content'

/** Adds the language to an address, except for the default language: "/about" becomes "/en/about" in English. */
export function addressIn(lang: string, address: string): string {
  if (lang === sites[lang]?.site.defaultLanguage) return address
  return address === '/' ? `/${lang}` : `/${lang}${address}`
}

/** Address of a page, without a language. */
export function addressOf(name: string): string {
  return name === 'index' ? '/' : `/${name}`
}
