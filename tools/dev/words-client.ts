import type { LiveWords } from './words'

const wordsElement = document.getElementById('live-words')

/** Texts for the scripts of live editing, in the author's language. */
export const liveWords: LiveWords = JSON.parse(wordsElement?.textContent ?? '{}')

/** Code of the author's language, which often differs from the page's language. */
export const wordsLanguage = wordsElement?.lang ?? 'en'
