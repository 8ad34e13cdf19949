import { characterClass } from './character-class'

/** A text counts as foreign if the expected language's score is below this share (0 to 1) of the best score. */
const farBehind = 0.75

/** The detector's code for a language tag: `baseOf('pt-BR') // 'pt'` */
export function baseOf(language: string): string {
  const [base = ''] = language.split('-')
  return base === 'nb' || base === 'nn' ? 'no' : base
}

type Detector = { detect(text: string): { getScores(): Record<string, number> } }

let detector: Detector | undefined
let isLoaded = false

/**
 * Loads the language detector on first use, because loading takes a third of a second. Its file is required by path,
 * because the callers are synchronous and the package has no entry point for `require`.
 * @returns undefined in browsers, where the detector is never loaded
 */
function loaded(): Detector | undefined {
  if (isLoaded) return detector
  isLoaded = true
  const node = typeof process === 'undefined' ? undefined : process.getBuiltinModule?.('node:module')
  const require = node?.createRequire(import.meta.url)
  for (const folder of require?.resolve.paths('eld') ?? []) {
    try {
      detector = require?.(`${folder}/eld/src/entries/static.extrasmall.js`).eld
      break
    } catch {
      // Tries the next folder, because the package may be in the `node_modules` of a parent folder.
    }
  }
  return detector
}

/**
 * Finds the language of a text that is clearly not in the expected language.
 * @param expected code of the expected language, from `baseOf`
 * @param languages codes of the possible languages, from `baseOf`
 * @param leastWords minimum number of words that a text needs for reliable detection
 * @returns undefined if the text may be in the expected language; always undefined in browsers
 */
export function otherLanguageOf(
  text: string,
  expected: string,
  languages: string[],
  leastWords: number,
): string | undefined {
  if (!looksStrange(text.toLowerCase(), expected, languages, leastWords)) return undefined
  const scores = loaded()?.detect(text).getScores() ?? {}
  const [best] = [...languages].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  if (best === undefined || best === expected) return undefined
  return (scores[expected] ?? 0) < (scores[best] ?? 0) * farBehind ? best : undefined
}

/** Function words that are common in a language. One-letter words are left out because languages share them. */
const commonWords = Object.entries({
  cs: 'se na je že do to jako za by pro při jsou nebo',
  da: 'og at det er en til på af for der de med som den har ikke et eller',
  de: 'der die das und in den von zu mit ist im für auf ein eine nicht sich des dem oder bei wird sind',
  en: 'the of and to in is for with that it on are you at from by as or this be we our your',
  es: 'de la que el en los se del las un por con una su para es al lo como sin',
  fi: 'ja on ei se että oli ovat joka tai kun niin mutta myös sekä kuin voi olla me te',
  fr: 'de la le et les des en un du une que est pour qui dans par plus au sur avec ou sans ce il',
  hu: 'az és hogy nem is egy van meg de ez azt vagy mint ki csak',
  id: 'yang dan di untuk dengan dari pada ini itu tidak adalah atau ke dalam',
  it: 'di il la che in per un del una con non le si da al gli',
  nl: 'de van het een en in is dat op te voor met zijn die niet aan of bij ook',
  no: 'og det er en til på av for de med som den har ikke et eller kan',
  pl: 'na do się jest nie że dla po to przez oraz lub jak od',
  pt: 'de que do da em um para com não uma os no se na por as dos ou',
  ro: 'de și în la cu pe un care din este pentru nu mai sau se',
  sv: 'och att det som en på är av för med den till ett inte eller har kan',
  tr: 've bir bu için ile de da olarak daha çok en ne her gibi veya kadar sonra değil',
  vi: 'và của có là cho các được trong một với không này từ để',
})

/** By function word: the languages that have it. */
const languagesByWord = new Map<string, string[]>()
for (const [language, words] of commonWords)
  for (const word of words.split(' ')) languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language])

const longestFunctionWord = Math.max(...[...languagesByWord.keys()].map((word) => word.length))

/**
 * Whether a text has few function words of its expected language, and more than twice as many of another language.
 * @param small the text in lower case
 */
function looksStrange(small: string, expected: string, languages: string[], leastWords: number): boolean {
  // Texts in other scripts contain none of the function words.
  if (!/[a-z]/.test(small)) return false
  const { wordCount, hits } = countWords(small)
  const ownHits = hits.get(expected) ?? 0
  if (wordCount < leastWords || (ownHits > 1 && ownHits > wordCount / 8)) return false
  return languages.some((language) => language !== expected && (hits.get(language) ?? 0) > Math.max(1, 2 * ownHits))
}

/** Counts the words of a text in lower case, and, by language, the function words among them. */
function countWords(small: string): { wordCount: number; hits: Map<string, number> } {
  const hits = new Map<string, number>()
  let wordCount = 0
  let start = 0
  for (let i = 0; i <= small.length; i++) {
    if (i < small.length && letters.has(small.charCodeAt(i))) continue
    const length = i - start
    if (length > 0) wordCount++
    if (length > 1 && length <= longestFunctionWord)
      for (const language of languagesByWord.get(small.slice(start, i)) ?? [])
        hits.set(language, (hits.get(language) ?? 0) + 1)
    start = i + 1
  }
  return { wordCount, hits }
}

/** Letters, and marks on letters. */
const letters = characterClass(/[\p{L}\p{M}]/u)
