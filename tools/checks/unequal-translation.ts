import type { Check } from '../content/check'
import { place } from '../content/document'
import { isMeant, meantHint } from '../content/glossary'
import { fold, nameOf } from '../content/language'
import { messagesOf, type Phrase } from '../content/phrase'

/** The same words have the same translation everywhere. */
export const unequalTranslation: Check = {
  code: 'unequal-translation',
  about: 'The same words have two translations in one language.',
  scope: 'site',
  run(site, report) {
    const translations = new Map<string, Phrase[]>()
    for (const { source, translations: all } of messagesOf(site))
      for (const phrase of all) {
        const key = JSON.stringify([source.lang, phrase.lang, source.text])
        translations.set(key, [...(translations.get(key) ?? []), phrase])
      }
    for (const phrases of translations.values()) {
      if (phrases.length < 2) continue
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

/** Phrases by their texts, whatever the size of their letters; the text that most have comes first. */
function variantsOf(phrases: Phrase[]): Phrase[][] {
  const variants = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const text = fold(phrase.text, phrase.lang)
    variants.set(text, [...(variants.get(text) ?? []), phrase])
  }
  return [...variants.values()].sort((a, b) => b.length - a.length)
}
