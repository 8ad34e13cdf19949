import { sites } from './content'

/** An address of the site in a language: "/about" is "/en/about" in English, and stays in the default language. */
export function addressIn(lang: string, address: string): string {
  if (lang === sites[lang]?.site.defaultLanguage) return address
  return address === '/' ? `/${lang}` : `/${lang}${address}`
}

/** The address of a page, without its language. */
export function addressOf(name: string): string {
  return name === 'index' ? '/' : `/${name}`
}
