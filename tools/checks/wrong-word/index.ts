import { memoize } from '../../content/base/memoize'
import type { Check } from '../../content/check/check'
import { foldedProse, type Message } from '../../content/check/message'
import { beginningFinder, escapePattern, inflected, withoutMeant } from '../../content/check/pattern'
import { fold } from '../../content/language/language'
import { type Glossary, type WrongWord, wrongWordsIn } from '../../content/read/glossary'
import { say } from '../../content/say/say.js'
import { textPage } from '../shared/examples'

/** No text contains a word that the glossary lists as wrong, or as a word to avoid. */
export const wrongWord: Check = {
  code: 'wrong-word',
  severity: 'warning',
  about: say`A text contains a word that locales/glossary.json lists as wrong or as one to avoid.`,
  why: say`locales/glossary.json lists words to avoid, each with what to write instead.`,
  given: { 'locales/glossary.json': { terms: [], avoid: { en: { blower: 'fan' } } } },
  wrong: { 'pages/fan.json': textPage('The blower moves air.') },
  right: { 'pages/fan.json': textPage('The fan moves air.') },
  create(site, report) {
    const finderIn = memoize((language: string) => wrongWordFinder(site.glossary, language))
    return {
      message(message) {
        const { document, path, key, lang } = message
        for (const [written, { instead, isTerm }] of finderIn(lang)(message)) {
          const sentence = isTerm
            ? say`The glossary says "${instead}", not "${written}".`
            : say`"${written}" is a word to avoid in ${{ language: lang }}.`
          const hint = say`Write "${instead}", in the form that fits.`
          report(document, path, sentence, { hint, meant: { key, words: written } })
        }
      },
    }
  },
}

type Finder = (message: Message) => Map<string, WrongWord>

/** Creates a function that finds wrong words in a text. Skips terms, names, and words accepted by "meant". */
function wrongWordFinder(glossary: Glossary, language: string): Finder {
  const wrong = new Map(
    wrongWordsIn(glossary, language).map((wrongWord) => [fold(wrongWord.word, language), wrongWord]),
  )
  if (wrong.size === 0) return () => new Map()
  const patterns = new Map([...wrong].map(([word, { isTerm }]) => [word, (isTerm ? inflected : escapePattern)(word)]))
  const anyWrong = new RegExp([...patterns.values()].join('|'), 'u')
  const right = [...glossary.terms.flatMap(({ forms }) => forms.get(language) ?? []), ...glossary.names].map((words) =>
    fold(words, language),
  )
  for (const words of right) if (!wrong.has(words) && anyWrong.test(words)) patterns.set(words, escapePattern(words))
  const find = beginningFinder(patterns, language)
  return (message) => {
    const foundWords = new Map<string, WrongWord>()
    for (const { words, written } of find(withoutMeant(message, foldedProse(message), glossary))) {
      const wrongWord = wrong.get(words)
      // A term of several words is matched by stems, which are not readable, so the words in the text are reported.
      if (wrongWord) foundWords.set(wrongWord.isTerm && words.includes(' ') ? written : wrongWord.word, wrongWord)
    }
    return foundWords
  }
}
