import { groupBy } from '../base/group'
import { memoize } from '../base/memoize'
import type { Message } from '../check/message'
import { isUntranslated, translatableWords } from '../check/names'
import type { Document } from '../json/document'
import { inspectRichText } from '../language/rich-text'
import { meantWords } from '../read/glossary'
import type { State } from '../read/model'
import type { Site } from '../read/site'
import { type Ledger, readLedger, sourcesOf } from './ledger'
import { followMoves } from './ledger-moves'
import { type SourceWord, type Translatable, translatablesOf, translationOf } from './translatable'

/** A text of a site in a language other than its source language, with the state of its translation. */
export type Translation = {
  of: Translatable
  word: SourceWord
  lang: string
  /** The path of the locale file, which may not exist yet. */
  file: string
  document: Document | undefined
  text: string | undefined
  state: State
  /** The source at the time of translation, if the source has changed since then. */
  said?: string
}

/**
 * Whether a text must be translated. A text in the state "unknown" already has a translation, and only its ledger
 * record was lost.
 */
export function isToDo({ state }: Pick<Translation, 'state'>): boolean {
  return state === 'missing' || state === 'same' || state === 'outdated'
}

/**
 * Determines the state of every text that has or should have a translation, grouped by the name of the text's page or
 * shared document. Undefined if the site was read without its ledger.
 */
export const translationsOf = memoize((site: Site) => {
  const { ledger } = site.source
  return ledger && groupBy(findStates(site, readLedger(ledger)), ({ of }) => of.name)
})

/** The state of every text that has or should have a translation, as one list. */
export function allTranslations(site: Site): Translation[] {
  return [...(translationsOf(site)?.values() ?? [])].flat()
}

/** The state of every text that has or should have a translation, from the records of a ledger. */
export function findStates(site: Site, ledger: Ledger): Translation[] {
  const translatables = translatablesOf(site)
  // If only some pages were read, moves cannot be followed, but the ledger is already up to date for the whole site.
  const followed = site.isPart ? ledger : followMoves(site, translatables, ledger)
  const wordsToTranslate = translatableWords(site)
  const translations: Translation[] = []
  for (const of of translatables) {
    if (!of.isSound) continue
    for (const { code: lang } of site.settings.languages) {
      const document = site.locales.get(lang)?.get(of.name)
      const file = document?.file ?? `locales/${lang}/${of.name}${of.document.file.endsWith('.csv') ? '.csv' : '.json'}`
      if (lang === of.lang || site.unreadable.has(file)) continue
      for (const word of of.words) {
        const text = translationOf(document, word.key)
        const isWanted = of.wanted.includes(lang) && !of.optional.has(word.key)
        if (text === undefined && !isWanted) continue
        const { state, said } = stateOf({ of, word, lang, file, document, text }, site, followed, wordsToTranslate)
        translations.push({ of, word, lang, file, document, text, state, said })
      }
    }
  }
  return translations
}

function stateOf(
  { of, word, lang, file, text }: Omit<Translation, 'state'>,
  { glossary }: Site,
  ledger: Ledger,
  wordsToTranslate: (phrase: Message) => string[],
): Pick<Translation, 'state' | 'said'> {
  if (text === undefined) return { state: 'missing' }
  if (text === word.value) {
    if (meantWords(glossary, file, word.key).includes(text)) return { state: 'meant' }
    return { state: isUntranslated(asMessage(of, word, lang), wordsToTranslate) ? 'same' : 'done' }
  }
  const sources = sourcesOf(ledger, { name: of.name, key: word.key, lang, text })
  if (sources === 'unknown') return { state: 'unknown' }
  if (sources === 'new' || sources.includes(word.value)) return { state: 'done' }
  return { state: 'outdated', said: sources.at(-1) }
}

/** Whether a copy of the source would count as untranslated, because the source has words to translate. */
export function isTranslatable(translation: Translation, site: Site): boolean {
  const copy = { ...translation, text: translation.word.value }
  return stateOf(copy, site, { pages: new Map(), isLost: () => false }, translatableWords(site)).state === 'same'
}

/** Creates a `Message` for a translation into `lang` that is a copy of its source. */
function asMessage(
  { document, lang: from }: Translatable,
  { path, key, value, markdown }: SourceWord,
  lang: string,
): Message {
  const text = { text: value, prose: value, rich: markdown ? inspectRichText(value) : undefined }
  const source: Message = { document, path, key, lang: from, ...text, page: undefined, source: undefined }
  return { ...source, lang, source }
}
