import { createInstance, type i18n } from 'i18next'
import type { Text } from '../../schema/localized'
import type { Page, Site } from './site'
import type { Word } from './word'

/** Words in the language they were found in. */
export type Found = { text: string; lang: string }

/** Finds the words of a site in any language. */
export type Translator = {
  /** Words of a page or of the site file, in the first of `languages` that has them; the source words stand in the file itself. */
  find(namespace: string, key: string, languages: string[]): Found | undefined
  /** A shared word of `common.json`, by "t:key" or key. Without any language that has it: the key, which checks never let through. */
  shared(key: string, languages: string[]): Found
}

/** What i18next gives where it finds nothing; no author can write this. */
const none = '\u0000'

/** The namespace of the words every page shares. */
export const common = 'common'

/** The namespace of the site file's own words. */
export const siteNamespace = '_site'

/**
 * A translator over everything under `locales/` and the source words of all pages, by i18next. Resolution is i18next's:
 * the first language of the list that has the key.
 */
export function createTranslator(site: Site): Translator {
  const instance: i18n = createInstance()
  const resources: Record<string, Record<string, Record<string, unknown>>> = {}
  for (const [language, names] of site.locales) {
    const words: Record<string, Record<string, unknown>> = {}
    for (const [name, { json }] of names) words[name] = json
    resources[language] = words
  }
  instance.init({
    resources,
    lng: site.settings.defaultLanguage,
    ns: [],
    initAsync: false,
    nsSeparator: false,
    returnEmptyString: false,
  })
  const find: Translator['find'] = (namespace, key, languages) => {
    const options = { ns: namespace, lngs: languages, returnDetails: true, skipInterpolation: true, defaultValue: none }
    // The keys of i18next's types are those of common.json; here they are an author's.
    const { res, usedLng }: { res: unknown; usedLng: string } = Reflect.apply(instance.t, instance, [key, options])
    return typeof res === 'string' && res !== none ? { text: res, lang: usedLng } : undefined
  }
  return {
    find,
    shared: (key, languages) =>
      find(common, key.replace(/^t:/, ''), languages) ?? { text: key, lang: languages[0] ?? '' },
  }
}

/**
 * Words of a page in the languages of its policy, ending with those written in the page itself.
 * @param languages the wanted language first
 */
export function translate(
  translator: Translator,
  page: Pick<Page, 'name' | 'lang'>,
  word: Word,
  languages: string[],
  shared: string[],
): Found {
  if (word.value.startsWith('t:')) return translator.shared(word.value, shared)
  const source: Found = { text: word.value, lang: page.lang }
  const wanted = word.toSource ? languages.slice(0, 1) : languages
  const before = wanted.includes(page.lang) ? wanted.slice(0, wanted.indexOf(page.lang)) : wanted
  return translator.find(page.name, word.key, before) ?? source
}

/** Words as the renderer takes them: plain where they are in the language around them. */
export function asText({ text, lang }: Found, around: string, site: Site): Text {
  return lang === around ? text : { text, lang, dir: dirOf(site, lang) }
}

/** The writing direction of a language of the site. */
export function dirOf(site: Site, code: string): 'ltr' | 'rtl' {
  return site.settings.languages.find((language) => language.code === code)?.dir ?? 'ltr'
}

/** Languages that words of the whole site may come from in `language`, best first. */
export function sharedLanguages(site: Site, language: string): string[] {
  return [...new Set([language, ...site.settings.fallback, site.settings.defaultLanguage])]
}
