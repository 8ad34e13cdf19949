import type { Check } from '../../content/check/check'
import { isUntranslated, translatableWords } from '../../content/check/names'
import { meantWords } from '../../content/read/glossary'
import { common } from '../../content/read/words'
import { say } from '../../content/say/say.js'
import { german, source } from '../shared/examples'

/** No translation of two or more words is a copy of its source. */
export const untranslated: Check = {
  code: 'untranslated',
  severity: 'warning',
  about: say`A translation of two or more words is the same as its source.`,
  why: say`The words were copied from the source and not translated. Translate them, or remove the line: visitors then see another language, marked as such.`,
  given: source('It moves fresh air.'),
  wrong: german('It moves fresh air.'),
  right: german('Er bewegt frische Luft.'),
  create(site, report) {
    const words = translatableWords(site)
    return {
      message(phrase) {
        if (!phrase.source || !isUntranslated(phrase, words)) return
        const { document, path, key, lang, source, text } = phrase
        if (meantWords(site.glossary, document.file, key).includes(text)) return
        report(document, path, say`These words are ${{ language: source.lang }}, not ${{ language: lang }}.`, {
          hint: document.file.endsWith(`/${common}.json`)
            ? say`Translate them.`
            : say`Translate them, or remove the line: visitors then see another language, marked as such.`,
          meant: { key, words: text },
        })
      },
    }
  },
}
