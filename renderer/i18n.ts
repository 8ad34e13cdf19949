import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type english from '../schema/words/en.json'

/**
 * Interface words of one language, with the keys of the engine's English words, but without the words that the build
 * writes into the data of blocks.
 */
export type Words = Omit<typeof english, 'page-list' | 'form' | 'embed' | 'reading'>

/**
 * Creates an i18next instance with the interface words of one language. The build has already applied fallbacks.
 * @param language language code
 * @param words all words of that language
 */
export function createI18n(language: string, words: Words): i18n {
  const instance = createInstance()
  instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { common: words } },
    defaultNS: 'common',
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: { common: Words }
  }
}
