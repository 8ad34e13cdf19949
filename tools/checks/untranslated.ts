import type { Check } from '../content/check'
import { isMeant } from '../content/glossary'
import { nameOf } from '../content/language'
import { isUntranslated, translatableWords } from '../content/names'
import { common } from '../content/words'

/** Words that were copied into a locale file and left as they were. */
export const untranslated: Check = {
  code: 'untranslated',
  about: 'A translation of two or more words is the same as its source.',
  create(site, report) {
    const words = translatableWords(site)
    return {
      message(phrase) {
        if (!phrase.source || !isUntranslated(phrase, words)) return
        const { document, path, lang, source, text } = phrase
        if (isMeant(site.glossary, text, lang)) return
        report(document, path, `These words are ${nameOf(source.lang)}, not ${nameOf(lang)}.`, {
          severity: 'warning',
          hint: document.file.endsWith(`/${common}.json`)
            ? 'Translate them.'
            : 'Translate them, or remove the line: visitors then see another language, marked as such.',
          meant: { language: lang, words: text },
        })
      },
    }
  },
}
