import type { Check } from '../../content/check/check'
import { isEnglishInterface, isUntranslated, translatableWords } from '../../content/check/names'
import { withoutMeant } from '../../content/check/pattern'
import { characterClass } from '../../content/language/character-class'
import { baseOf, otherLanguageOf } from '../../content/language/detect'
import { say } from '../../content/say/say.js'
import { lettersOutsideScript } from '../wrong-language'

/** Minimum numbers of letters and words that a sentence needs for reliable detection. */
const shortest = { letters: 40, words: 6 }

/**
 * Every sentence is in the language of its file. Reports only sentences that a language detector assigns with certainty
 * to a different language of the site, or to English. Browsers have no detector, so nothing is reported in browsers.
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
    const languages = [...new Set([...site.settings.languages.map(({ code }) => baseOf(code)), 'en'])]
    return {
      message(message) {
        const { document, path, key, lang, prose } = message
        if (message.isName || prose.length < shortest.letters) return
        for (const sentence of withoutMeant(message, prose, site.glossary).split(/\n+|(?<=[.!?])\s/)) {
          // Skips short sentences, and those with words in a different script, which `wrong-language` reports.
          if (sentence.length < shortest.letters || characterClass(lettersOutsideScript(lang)).isIn(sentence)) continue
          const detectedLanguage = otherLanguageOf(sentence, baseOf(lang), languages, shortest.words)
          if (detectedLanguage === undefined) continue
          if (isUntranslated(message, words) || isEnglishInterface(message)) return
          report(
            document,
            path,
            say`The sentence "${sentence}" is ${{ language: detectedLanguage }}, not ${{ language: lang }}.`,
            { hint: say`Write it in ${{ language: lang }}.`, meant: { key, words: sentence } },
          )
          return
        }
      },
    }
  },
}
