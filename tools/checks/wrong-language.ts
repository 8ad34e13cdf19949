import type { Check } from '../content/check'
import { nameOf, scriptOf } from '../content/language'
import { type Phrase, phrasesOf } from '../content/phrase'
import { isUntranslated, translatableWords } from './names'

/** Letters that give a language away in a translation of it, where both are written in the same script. */
const ownLetters: Record<string, { letters: RegExp; name: string }> = { tr: { letters: /[ğışİĞŞ]/, name: 'Turkish' } }

/** Every word is written in the letters of its language. */
export const wrongLanguage: Check = {
  code: 'wrong-language',
  about: 'Words have letters of another language.',
  run(site, report) {
    const words = translatableWords(site)
    const strange = strangeLetters()
    for (const phrase of phrasesOf(site)) {
      const own = phrase.source && ownLetters[phrase.source.lang]
      const isOther = strange(phrase.lang)
      if (!isOther.test(phrase.prose) && !own?.letters.test(phrase.prose)) continue
      if (isUntranslated(phrase, words)) continue
      const other = words(phrase).find((word) => isOther.test(word))
      const borrowed = words(phrase).find((word) => own?.letters.test(word))
      if (other) tell(phrase, other, `has letters that are not ${nameOf(scriptOf(phrase.lang), 'script')}`)
      else if (own && borrowed) tell(phrase, borrowed, `has ${own.name} letters`)
    }

    function tell({ document, path, lang }: Phrase, word: string, what: string) {
      report(document, path, `The ${nameOf(lang)} words have "${word}", which ${what}.`, {
        severity: 'warning',
        hint: 'Write it in this language. Is it a name? Then add it to "names" in locales/glossary.json.',
      })
    }
  },
}

/** Finds letters outside a language's script; nothing in languages that mix several scripts, as Japanese does. */
function strangeLetters(): (language: string) => RegExp {
  const known = new Map<string, RegExp>()
  return (language) => {
    const pattern = known.get(language) ?? lettersOutside(scriptOf(language))
    known.set(language, pattern)
    return pattern
  }
}

function lettersOutside(script: string): RegExp {
  try {
    return new RegExp(`[\\p{L}--[\\p{scx=${script}}\\p{sc=Zyyy}]]`, 'v')
  } catch {
    return /(?!)/
  }
}
