import { createInstance, type InitOptions, type i18n } from 'i18next'
import type { BrandWords, Text } from '../../../schema/parts'
import { memoize } from '../base/memoize'
import { valueAt } from '../json/document'
import { flatWords } from './flat-words'
import { engineWords, interfaceWords } from './interface-words'
import type { BrandSettings, Locales, Page, Settings, Word } from './model'

/** Words, and the language in which they were found. */
export type Found = { text: string; lang: string }

/** Finds the words of a site in any language. */
export type Translator = {
  /**
   * Finds words of a page or of the site file in the first of `languages` that has them. Source words are not here but
   * in the document itself. `steps` are the steps of the translation key.
   */
  find(namespace: string, steps: string[], languages: string[]): Found | undefined
  /**
   * Finds a shared word by its key, with or without "t:". An interface word is in the first of `languages`, or in
   * English if neither the site nor the engine has it there. A custom word is in the first language that has it. The
   * result for an unknown key, which checks report, is the key.
   */
  shared(key: string, languages: string[]): Found
  /** A unit in a language; the unit's name if neither the site nor the engine has a word for it. */
  unit(name: string, language: string): string
}

/** The namespace of words that all pages share (`common.json`). */
export const common = 'common'

/** The namespace of the words in the site file. */
export const siteNamespace = '_site'

/**
 * A translator over everything under `locales/`, with i18next's resource store and fallback order. The first language
 * that has the words wins; empty words do not count. The translator is cached for each `locales`.
 */
export function createTranslator({ locales }: { locales: Locales }): Translator {
  return translatorFor(locales)
}

/** Cached, since locales never change and each page of a part needs a translator. */
const translatorFor = memoize((locales: Locales): Translator => {
  const i18n = createInstance()
  i18n.init(i18nOptions)
  const load = (lang: string, namespace: string) => {
    if (i18n.hasResourceBundle(lang, namespace)) return
    const words = flatWords(locales.get(lang)?.get(namespace)?.json ?? noWords)
    i18n.addResourceBundle(lang, namespace, words, false, true, { silent: true, skipCopy: true })
  }
  const find: Translator['find'] = (namespace, steps, [language, ...fallback]) => {
    if (language === undefined) return undefined
    const key = steps.join('.')
    for (const lang of orderOf(i18n, language, fallback)) {
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
      const english = interfaceWords.get(name)
      if (english === undefined)
        return find(common, steps, [...languages, ...locales.keys()]) ?? { text: key, lang: language }
      const engineText = valueAt(engineWords(language), steps)
      const siteWord = find(common, steps, [language])
      if (siteWord) return siteWord
      return typeof engineText === 'string' ? { text: engineText, lang: language } : { text: english, lang: 'en' }
    },
    unit: (name, language) =>
      find(common, ['units', name], [language])?.text ?? engineWords(language)?.units?.[name] ?? name,
  }
})

/** Keys are not split at dots, and languages do not fall back on their own: "pt-BR" is never looked up in "pt". */
const i18nOptions: InitOptions = {
  fallbackLng: false,
  load: 'currentOnly',
  keySeparator: false,
  nsSeparator: false,
  ignoreJSONStructure: false,
  initAsync: false,
}

const noWords = {}

/** The languages to search, best first. @param fallback the fallback languages of a page's policy */
function orderOf({ services }: i18n, language: string, fallback: string[]): string[] {
  const key = fallback.length > 0 ? `${language} ${fallback.join(' ')}` : language
  const order = orders.get(key) ?? services.languageUtils.toResolveHierarchy(language, fallback)
  orders.set(key, order)
  return order
}

/** Cached orders of languages. All translators share them, since their options are the same. */
const orders = new Map<string, string[]>()

/** A translator that prefers a brand's own wording of shared words, in the languages in which the brand has it. */
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
      // Interface words never fall back to another language.
      for (const lang of interfaceWords.has(name) ? languages.slice(0, 1) : languages) {
        const brandWord = ownWord(brand, steps, lang, translator, settings)
        if (brandWord) return brandWord
        if (translator.find(common, steps, [lang])) break
      }
      return translator.shared(key, languages)
    },
  }
}

/** A brand's own words in one language. Words without a translation there are left out. */
export function ownWords(
  brand: BrandSettings,
  translator: Translator,
  settings: Pick<Settings, 'defaultLanguage'>,
  lang: string,
): BrandWords {
  const walk = (words: BrandWords, steps: string[]): BrandWords => {
    const brandWords: BrandWords = {}
    for (const [key, value] of Object.entries(words)) {
      const keySteps = [...steps, key]
      const inner =
        typeof value === 'object' ? walk(value, keySteps) : ownWord(brand, keySteps, lang, translator, settings)?.text
      if (inner !== undefined) brandWords[key] = inner
    }
    return brandWords
  }
  return walk(brand.words ?? {}, [])
}

/** A brand's own wording in exactly this language, since interface words cannot carry a different language. */
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
 * Words of a page in the first of `languages` that has them, else the source words of the page.
 * @param languages the requested language, then its fallback languages
 * @param shared the languages for words that are shared ("t:key"), best first
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
  const allowed = word.fallsBackToSource ? languages.slice(0, 1) : languages
  const beforeSource = allowed.includes(page.lang) ? allowed.slice(0, allowed.indexOf(page.lang)) : allowed
  return translator.find(page.name, word.steps, beforeSource) ?? source
}

type HasSettings = { settings: Settings }

/** Words for the renderer: a plain string if they are in the language `around` them, else with `lang` and `dir`. */
export function asText({ text, lang }: Found, around: string, site: HasSettings): Text {
  return lang === around ? text : { text, lang, dir: dirOf(site, lang) }
}

/** The words of a text without their language, for names. */
export function plainText(text: Text): string {
  return typeof text === 'string' ? text : text.text
}

/** The writing direction of a language of the site. */
export function dirOf({ settings }: HasSettings, code: string): 'ltr' | 'rtl' {
  return settings.languages.find((language) => language.code === code)?.dir ?? 'ltr'
}

/** The languages in which words of the whole site are searched for a page in `language`, best first. */
export function sharedLanguages({ settings }: HasSettings, language: string): string[] {
  return [...new Set([language, ...settings.fallback, settings.defaultLanguage])]
}
