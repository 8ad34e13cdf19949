import { createInstance, type InitOptions, type i18n } from 'i18next'
import type { BrandWords, Text } from '../../../schema/parts'
import { memoize } from '../base/memoize'
import { valueAt } from '../json/document'
import { flatWords } from './flat-words'
import { engineWords, interfaceWords } from './interface-words'
import type { BrandSettings, Locales, Page, Settings, Word } from './model'

/** Words in the language they were found in. */
export type Found = { text: string; lang: string }

/** Finds the words of a site in any language. */
export type Translator = {
  /** Words of a page or of the site file, in the first of `languages` that has them; the source words stand in the file itself. `steps` are those of the key. */
  find(namespace: string, steps: string[], languages: string[]): Found | undefined
  /**
   * A shared word, by "t:key" or key. An interface word is in the first of `languages`, or in English where neither the
   * site nor the engine has it; a word of the site's own is in the first that has it. Of a key that no language has, which
   * checks never let through: the key.
   */
  shared(key: string, languages: string[]): Found
  /** A unit as a language writes it: its own name where neither the site nor the engine has a word for it. */
  unit(name: string, language: string): string
}

/** The namespace of the words every page shares. */
export const common = 'common'

/** The namespace of the site file's own words. */
export const siteNamespace = '_site'

/**
 * A translator over everything under `locales/`: i18next's store of words, and its order of languages. The first of them
 * that has the words wins; empty ones do not count. The same words have one translator.
 */
export function createTranslator({ locales }: { locales: Locales }): Translator {
  return translatorFor(locales)
}

/** Nothing changes what they translate with, and each page of a part asks for one. */
const translatorFor = memoize((locales: Locales): Translator => {
  const i18n = createInstance()
  i18n.init(i18nOptions)
  const load = (lang: string, namespace: string) => {
    if (i18n.hasResourceBundle(lang, namespace)) return
    const words = flatWords(locales.get(lang)?.get(namespace)?.json ?? noWords)
    i18n.addResourceBundle(lang, namespace, words, false, true, { silent: true, skipCopy: true })
  }
  const find: Translator['find'] = (namespace, steps, [wanted, ...fallback]) => {
    if (wanted === undefined) return undefined
    const key = steps.join('.')
    for (const lang of orderOf(i18n, wanted, fallback)) {
      load(lang, namespace)
      const text: unknown = i18n.getResource(lang, namespace, key)
      if (typeof text === 'string' && text !== '') return { text, lang }
    }
    return undefined
  }
  return {
    find,
    shared(key, languages) {
      const name = key.replace(/^t:/, '')
      const steps = name.split('.')
      const [language = 'en'] = languages
      const known = interfaceWords.get(name)
      if (known === undefined)
        return find(common, steps, [...languages, ...locales.keys()]) ?? { text: key, lang: language }
      const engine = valueAt(engineWords(language), steps)
      const own = find(common, steps, [language])
      return own ?? (typeof engine === 'string' ? { text: engine, lang: language } : { text: known, lang: 'en' })
    },
    unit: (name, language) =>
      find(common, ['units', name], [language])?.text ?? engineWords(language)?.units?.[name] ?? name,
  }
})

/** Keys are whole, languages are those that are named: "pt-BR" does not look into "pt", which is another language. */
const i18nOptions: InitOptions = {
  fallbackLng: false,
  load: 'currentOnly',
  keySeparator: false,
  nsSeparator: false,
  ignoreJSONStructure: false,
  initAsync: false,
}

const noWords = {}

/** The languages to look into, best first. @param fallback a page's policy */
function orderOf({ services }: i18n, wanted: string, fallback: string[]): string[] {
  const key = fallback.length > 0 ? `${wanted} ${fallback.join(' ')}` : wanted
  const order = orders.get(key) ?? services.languageUtils.toResolveHierarchy(wanted, fallback)
  orders.set(key, order)
  return order
}

/** All translators have the same options, so that the same languages have one order. */
const orders = new Map<string, string[]>()

/** A translator that has a brand's own wording of shared words, in the languages it is written or translated in. */
export function translatorOf(
  brand: BrandSettings,
  translator: Translator,
  settings: Pick<Settings, 'defaultLanguage'>,
): Translator {
  if (!brand.words) return translator
  return {
    ...translator,
    shared(key, languages) {
      const name = key.replace(/^t:/, '')
      const steps = name.split('.')
      // An interface word is never in a further language.
      for (const lang of interfaceWords.has(name) ? languages.slice(0, 1) : languages) {
        const own = ownWord(brand, steps, lang, translator, settings)
        if (own) return own
        if (translator.find(common, steps, [lang])) break
      }
      return translator.shared(key, languages)
    },
  }
}

/** A brand's own words in one language, as far as it has them there. */
export function ownWords(
  brand: BrandSettings,
  translator: Translator,
  settings: Pick<Settings, 'defaultLanguage'>,
  lang: string,
): BrandWords {
  const walk = (words: BrandWords, steps: string[]): BrandWords => {
    const own: BrandWords = {}
    for (const [key, value] of Object.entries(words)) {
      const here = [...steps, key]
      const found =
        typeof value === 'object' ? walk(value, here) : ownWord(brand, here, lang, translator, settings)?.text
      if (found !== undefined) own[key] = found
    }
    return own
  }
  return walk(brand.words ?? {}, [])
}

/** A brand's own wording in exactly one language: interface words have no place to say which language they are in. */
function ownWord(
  { id, words }: BrandSettings,
  steps: string[],
  lang: string,
  translator: Translator,
  { defaultLanguage }: Pick<Settings, 'defaultLanguage'>,
): Found | undefined {
  const source = valueAt(words, steps)
  if (typeof source !== 'string') return undefined
  if (source.startsWith('t:')) return translator.shared(source, [lang])
  if (lang === defaultLanguage) return { text: source, lang }
  return translator.find(siteNamespace, ['brands', id, 'words', ...steps], [lang])
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
  const wanted = word.fallsBackToSource ? languages.slice(0, 1) : languages
  const before = wanted.includes(page.lang) ? wanted.slice(0, wanted.indexOf(page.lang)) : wanted
  return translator.find(page.name, word.steps, before) ?? source
}

/** A site, as far as its settings are asked for. */
type HasSettings = { settings: Settings }

/** Words as the renderer takes them: plain where they are in the language around them. */
export function asText({ text, lang }: Found, around: string, site: HasSettings): Text {
  return lang === around ? text : { text, lang, dir: dirOf(site, lang) }
}

/** The words of a text, whatever language they are in: a name is one in each. */
export function plainText(text: Text): string {
  return typeof text === 'string' ? text : text.text
}

/** The writing direction of a language of the site. */
export function dirOf({ settings }: HasSettings, code: string): 'ltr' | 'rtl' {
  return settings.languages.find((language) => language.code === code)?.dir ?? 'ltr'
}

/** Languages that words of the whole site may come from in `language`, best first. */
export function sharedLanguages({ settings }: HasSettings, language: string): string[] {
  return [...new Set([language, ...settings.fallback, settings.defaultLanguage])]
}
