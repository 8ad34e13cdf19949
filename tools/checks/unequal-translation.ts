import type { Check } from '../content/check'
import { place } from '../content/document'
import { isMeant, meantHint } from '../content/glossary'
import { groupBy } from '../content/group'
import { fold, nameOf } from '../content/language'
import { type Message, messagesOf, type Phrase } from '../content/phrase'

/** The same words have the same translation everywhere. */
export const unequalTranslation: Check = {
  code: 'unequal-translation',
  about: 'The same words have two translations in one language.',
  scope: 'site',
  run(site, report) {
    for (const phrases of sameSources(messagesOf(site))) {
      const open = variantsOf(phrases).filter(([first]) => first && !isMeant(site.glossary, first.text, first.lang))
      const [[usual] = [], ...others] = open
      if (!usual) continue
      for (const phrase of others.flat()) {
        const { line } = place(usual.document, usual.path)
        report(
          phrase.document,
          phrase.path,
          `"${phrase.source?.text}" is "${phrase.text}" here, and "${usual.text}" in ${usual.document.file}:${line}.`,
          {
            severity: 'warning',
            hint: `Write the same in ${nameOf(phrase.lang)}. ${meantHint(phrase.text, phrase.lang)}`,
          },
        )
      }
    }
  },
}

/** The translations of sources that stand in several places, by source and language. */
function sameSources(messages: Message[]): Phrase[][] {
  const repeated = [...groupBy(messages, ({ source }) => source.text).values()].filter((same) => same.length > 1)
  return repeated.flatMap((same) => {
    const phrases = same.flatMap(({ translations }) => translations)
    return [...groupBy(phrases, ({ lang, source }) => `${source?.lang} ${lang}`).values()]
  })
}

/** Phrases by their texts, whatever the size of their letters; the text that most have comes first. */
function variantsOf(phrases: Phrase[]): Phrase[][] {
  return [...groupBy(phrases, ({ text, lang }) => fold(text, lang)).values()].sort((a, b) => b.length - a.length)
}
