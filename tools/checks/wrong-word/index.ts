import { memoize } from '../../content/base/memoize'
import type { Check } from '../../content/check/check'
import { foldedProse, type Message } from '../../content/check/message'
import { beginningFinder, escapePattern, inflected } from '../../content/check/pattern'
import { fold } from '../../content/language/language'
import { type Glossary, type WrongWord, wrongWordsIn } from '../../content/read/glossary'
import { say } from '../../content/say/say.js'
import { textPage } from '../shared/examples'

/** Words that the glossary knows as wrong stand nowhere. */
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
        const { document, path, lang } = message
        for (const [written, { instead, isTerm }] of finderIn(lang)(message)) {
          const sentence = isTerm
            ? say`The glossary says "${instead}", not "${written}".`
            : say`"${written}" is a word to avoid in ${{ language: lang }}.`
          const hint = say`Write "${instead}", in the form that fits.`
          report(document, path, sentence, { hint, meant: { language: lang, words: written } })
        }
      },
    }
  },
}

type Finder = (message: Message) => Map<string, WrongWord>

/** Finds wrong words in any form. Where a longer right word, a name or meant words begin with one, those count. */
function wrongWordFinder(glossary: Glossary, language: string): Finder {
  const wrong = new Map(wrongWordsIn(glossary, language).map((one) => [fold(one.word, language), one]))
  if (wrong.size === 0) return () => new Map()
  const patterns = new Map([...wrong].map(([word, { isTerm }]) => [word, (isTerm ? inflected : escapePattern)(word)]))
  const anyWrong = new RegExp([...patterns.values()].join('|'), 'u')
  const right = [
    ...glossary.terms.flatMap(({ forms }) => forms.get(language) ?? []),
    ...glossary.names,
    ...glossary.meant.flatMap((meant) => (meant.language === language ? [meant.words] : [])),
  ].map((words) => fold(words, language))
  for (const words of right) if (!wrong.has(words) && anyWrong.test(words)) patterns.set(words, escapePattern(words))
  const find = beginningFinder(patterns, language)
  return (message) => {
    const found = new Map<string, WrongWord>()
    for (const { words, written } of find(foldedProse(message))) {
      const one = wrong.get(words)
      // Several stems are no words: those of the text are.
      if (one) found.set(one.isTerm && words.includes(' ') ? written : one.word, one)
    }
    return found
  }
}
