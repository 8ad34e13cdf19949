import type { Check } from '../../content/check/check'
import { isUntranslated, translatableWords } from '../../content/check/names'
import { meantRemover } from '../../content/check/pattern'
import { baseOf, otherLanguageOf, smallWords } from '../../content/language/detect'
import { say } from '../../content/say/say.js'
import { lettersOutsideScript } from '../wrong-language'

/** A sentence has at least so many letters and words: of less no one can be sure. */
const shortest = { letters: 40, words: 6 }

/**
 * A sentence is in the language of its file, as far as a language detector is sure that it is not: of the languages of
 * the site, and English. In a browser there is none, and nothing is said.
 */
export const otherLanguage: Check = {
  code: 'other-language',
  severity: 'warning',
  about: say`A whole sentence is not in the language of its file.`,
  why: say`A copied sentence was left untranslated among translated ones. Only sentences that are certainly in another language are reported.`,
  wrong: {
    'locales/de/fan.json': {
      blocks: { about: { text: 'It moves the air of the house from one side to the other.' } },
    },
  },
  right: {
    'locales/de/fan.json': { blocks: { about: { text: 'Er bewegt die Luft im Haus von einer Seite zur anderen.' } } },
  },
  create(site, report) {
    const words = translatableWords(site)
    const withoutMeant = meantRemover(site.glossary)
    const languages = [...new Set([...site.settings.languages.map(({ code }) => baseOf(code)), 'en'])]
    return {
      message(message) {
        const { document, path, lang, prose } = message
        if (prose.length < shortest.letters || isUntranslated(message, words)) return
        for (const sentence of withoutMeant(prose, lang).split(/\n+|(?<=[.!?])\s/)) {
          // Words in other letters are the matter of another rule.
          if (sentence.length < shortest.letters || lettersOutsideScript(lang).test(sentence)) continue
          const own = smallWords(sentence)
          if (own.length < shortest.words) continue
          const found = otherLanguageOf(sentence, baseOf(lang), languages, own)
          if (found === undefined) continue
          report(
            document,
            path,
            say`The sentence "${sentence}" is ${{ language: found }}, not ${{ language: lang }}.`,
            { hint: say`Write it in ${{ language: lang }}.`, meant: { language: lang, words: sentence } },
          )
          return
        }
      },
    }
  },
}
