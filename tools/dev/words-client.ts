import type { LiveWords } from './words'

const wordsElement = document.getElementById('live-words')

/** What the scripts of live editing say, in the author's language. */
export const liveWords: LiveWords = JSON.parse(wordsElement?.textContent ?? '{}')

/** That language: what is shown over a page is rarely in the page's own. */
export const wordsLanguage = wordsElement?.lang ?? 'en'
