import { createInstance, type InitOptions, type i18n } from 'i18next'
import type { BrandWords, Text } from '../../../schema/parts'
import { memoize } from '../base/memoize'
import { valueAt } from '../json/document'
import { flatWords } from './flat-words'
import { engineWords, interfaceWords } from './interface-words'
import type { BrandSettings, Locales, Page, Settings, Word } from './model'

/** A text, and the language in which it was found. */
export type LanguageText = { text: string; lang: string }

/** Finds the words of a site in any language. */
export type Translator = {
  /**
   * Finds a text of a page or of the site file in the first of `languages` into which it is translated. Source texts
   * are not found, because they are in the document itself. `key` is the translation key, like "blocks.about.title".
   */
  find(namespace: string, key: string, languages: string[]): LanguageText | undefined
  /**
   * Finds a shared word by its key, with or without "t:". An interface word is returned in the first of `languages`, or
   * in English if it is missing there. A custom word is returned in the first language that has it. For an unknown key,
   * which checks report, the key itself is returned.
   */
  shared(key: string, languages: string[]): LanguageText
  /** The name of a unit in a language; `name` itself if neither the site nor the engine has a word for the unit. */
  unit(name: string, language: string): string
}

/** The namespace of words that all pages share (`common.json`). */
export const common = 'common'

/** The namespace of the words in the site file. */
export const siteNamespace = '_site'

/**
 * Creates a translator for everything under `locales/`, with i18next's resource store and fallback order. The first
 * language with a non-empty text wins. The translator is cached for each `locales` object.
 */
export function createTranslator({ locales }: { locales: Locales }): Translator {
  return translatorFor(locales)
}

/** Cached because `locales` objects are never modified, and the pages of a batch share the same one. */
const translatorFor = memoize((locales: Locales): Translator => {
  const i18n = createInstance()
  i18n.init(i18nOptions)
  const wordsIn = (lang: string, namespace: string): Record<string, unknown> => {
    const loadedWords = i18n.getResourceBundle(lang, namespace)
    if (loadedWords) return loadedWords
    const words = flatWords(locales.get(lang)?.get(namespace)?.json ?? noWords)
    i18n.addResourceBundle(lang, namespace, words, false, true, { silent: true, skipCopy: true })
    return words
  }
  const find: Translator['find'] = (namespace, key, [language, ...fallback]) => {
    if (language === undefined) return undefined
    for (const lang of orderOf(i18n, language, fallback)) {
      const text = wordsIn(lang, namespace)[key]
      if (typeof text === 'string' && text !== '') return { text, lang }
    }
    return undefined
  }
  const interfaceWord = (name: string, english: string, language: string): LanguageText => {
    const siteWord = find(common, name, [language])
    if (siteWord) return siteWord
    const engineText = valueAt(engineWords(language), name.split('.'))
    return typeof engineText === 'string' ? { text: engineText, lang: language } : { text: english, lang: 'en' }
  }
  /** Interface words that were found before, by language and name. Every page has many of them. */
  const found = new Map<string, LanguageText>()
  return {
    find,
    shared(key, languages) {
      const name = key.replace(/^t:/, '')
      const [language = 'en'] = languages
      const english = interfaceWords.get(name)
      if (english === undefined)
        return find(common, name, [...languages, ...locales.keys()]) ?? { text: key, lang: language }
      const id = `${language} ${name}`
      const word = found.get(id) ?? interfaceWord(name, english, language)
      found.set(id, word)
      return word
    },
    unit: (name, language) =>
      find(common, `units.${name}`, [language])?.text ?? engineWords(language)?.units?.[name] ?? name,
  }
})

/** Keys are not split at dots, and there is no automatic fallback: words for "pt-BR" are never looked up in "pt". */
const i18nOptions: InitOptions = {
  fallbackLng: false,
  load: 'currentOnly',
  keySeparator: false,
  nsSeparator: false,
  ignoreJSONStructure: false,
  initAsync: false,
}

const noWords = {}

/**
 * The languages in which to look up a word, best first.
 * @param fallback the languages to try after `language`
 */
function orderOf({ services }: i18n, language: string, fallback: string[]): string[] {
  const key = fallback.length > 0 ? `${language} ${fallback.join(' ')}` : language
  const order = orders.get(key) ?? services.languageUtils.toResolveHierarchy(language, fallback)
  orders.set(key, order)
  return order
}

/** Cached orders of languages. All translators share this cache, because their options are the same. */
const orders = new Map<string, string[]>()

/** Creates a translator that prefers a brand's wording of shared words, if there is one in the requested language. */
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
        if (translator.find(common, name, [lang])) break
      }
      return translator.shared(key, languages)
    },
  }
}

/** Collects a brand's own words in one language. Words that are not translated into this language are left out. */
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

/** A brand's own wording of a shared word in exactly this language. Interface words have no fallback language. */
function ownWord(
  { id, words }: BrandSettings,
  steps: string[],
  lang: string,
  translator: Translator,
  { defaultLanguage }: Pick<Settings, 'defaultLanguage'>,
): LanguageText | undefined {
  const source = valueAt(words, steps)
  if (typeof source !== 'string') return undefined
  if (source.startsWith('t:')) return translator.shared(source, [lang])
  if (lang === defaultLanguage) return { text: source, lang }
  return translator.find(siteNamespace, ['brands', id, 'words', ...steps].join('.'), [lang])
}

/**
 * Finds the text of a page's word in the first of `languages` that has a translation, else the source text.
 * @param languages the requested language, then its fallback languages
 * @param shared languages to search if the word is a shared word ("t:key"), best first
 */
export function translate(
  translator: Translator,
  page: Pick<Page, 'name' | 'lang'>,
  word: Word,
  languages: string[],
  shared: string[],
): LanguageText {
  if (word.value.startsWith('t:')) return translator.shared(word.value, shared)
  const source: LanguageText = { text: word.value, lang: page.lang }
  if (languages[0] === page.lang) return source
  const allowed = word.fallsBackToSource ? languages.slice(0, 1) : languages
  const beforeSource = allowed.includes(page.lang) ? allowed.slice(0, allowed.indexOf(page.lang)) : allowed
  return translator.find(page.name, word.key, beforeSource) ?? source
}

type HasSettings = { settings: Settings }

/**
 * Converts a text for the renderer: to a plain string if its language is the page's (`around`), otherwise to an object
 * with `lang` and `dir`.
 */
export function asText({ text, lang }: LanguageText, around: string, site: HasSettings): Text {
  return lang === around ? text : { text, lang, dir: dirOf(site, lang) }
}

/** The plain string of a text, without its language. Used for names. */
export function plainText(text: Text): string {
  return typeof text === 'string' ? text : text.text
}

/** The writing direction of a language of the site. */
export function dirOf({ settings }: HasSettings, code: string): 'ltr' | 'rtl' {
  return settings.languages.find((language) => language.code === code)?.dir ?? 'ltr'
}

/** The languages in which to search shared words for a page in `language`, best first. */
export function sharedLanguages({ settings }: HasSettings, language: string): string[] {
  return [...new Set([language, ...settings.fallback, settings.defaultLanguage])]
}
