import type { Check } from '../content/check'
import { type Glossary, meantHint, type WrongWord, wrongWordsIn } from '../content/glossary'
import { fold, nameOf } from '../content/language'
import { foldedProse, type Message } from '../content/message'
import { beginningWith, escaped, forEachLanguage } from '../content/pattern'

/** Words that the glossary knows as wrong stand nowhere. */
export const wrongWord: Check = {
  code: 'wrong-word',
  about: 'A text has a word that locales/glossary.json knows as wrong, or says to avoid.',
  create(site, report) {
    const finderIn = forEachLanguage((language) => finderOf(site.glossary, language))
    return {
      message(message) {
        const { document, path, lang } = message
        for (const [written, { instead, isTerm }] of finderIn(lang)(message)) {
          const sentence = isTerm
            ? `The glossary says "${instead}", not "${written}".`
            : `"${written}" is a word to avoid in ${nameOf(lang)}.`
          const hint = `Write "${instead}", in the form that fits. ${meantHint(written, lang)}`
          report(document, path, sentence, { severity: 'warning', hint })
        }
      },
    }
  },
}

type Finder = (message: Message) => Map<string, WrongWord>

/** Finds wrong words as they are written. Where a longer right word, a name or meant words begin with one, those count. */
function finderOf(glossary: Glossary, language: string): Finder {
  const wrong = new Map(wrongWordsIn(glossary, language).map((one) => [fold(one.word, language), one]))
  if (wrong.size === 0) return () => new Map()
  const right = [
    ...glossary.terms.flatMap(({ forms }) => forms.get(language) ?? []),
    ...glossary.names,
    ...glossary.meant.flatMap((meant) => (meant.language === language ? [meant.words] : [])),
  ].map((words) => fold(words, language))
  const touching = right.filter((words) => [...wrong.keys()].some((word) => words !== word && words.includes(word)))
  const bare = new RegExp([...wrong.keys()].map(escaped).join('|'))
  const longestFirst = [...wrong.keys(), ...touching].sort((a, b) => b.length - a.length).map(escaped)
  const pattern = new RegExp(beginningWith(`(?<found>${longestFirst.join('|')})`, language), 'gu')
  return (message) => {
    const text = foldedProse(message)
    const found = new Map<string, WrongWord>()
    // Most texts have none, and looking for the beginnings of words takes ten times as long.
    if (!bare.test(text)) return found
    for (const { groups } of text.matchAll(pattern)) {
      const one = wrong.get(groups?.found ?? '')
      if (one) found.set(one.word, one)
    }
    return found
  }
}
