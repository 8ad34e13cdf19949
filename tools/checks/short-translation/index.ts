import type { Check } from '../../content/check/check'
import { meantWords } from '../../content/read/glossary'
import { say } from '../../content/say/say.js'
import { translationsOf } from '../../content/translation/translation-state'
import { isCut } from '../shared/agree'
import { german, source } from '../shared/examples'
import { shortened } from '../shared/shortened'

const cutText = 'It moves the air of the house from one side to the other. '.repeat(3)

/**
 * No translation is so short, compared with the usual lengths in the two languages, that a part is probably missing.
 */
export const shortTranslation: Check = {
  code: 'short-translation',
  severity: 'warning',
  about: say`A translation is much shorter than its source.`,
  why: say`A sentence or paragraph was probably left out. Only sources of at least 150 letters are compared, by the usual lengths of the two languages.`,
  given: source(cutText),
  wrong: german('Er bewegt die Luft im Haus von einer Seite zur anderen.'),
  right: german('Er bewegt die Luft im Haus von einer Seite zur anderen. '.repeat(3)),
  create(site, report) {
    return {
      message(message) {
        const { document, path, key, lang, text, page } = message
        const sentence = shortened(message)
        // Skips translations that lack paragraphs and their links, which `translation-link` reports.
        if (!sentence || !page || isCut(message)) return
        if (meantWords(site.glossary, document.file, key).some((words) => text.startsWith(words))) return
        // Skips outdated translations, which `outdated-translation` reports.
        const translations = translationsOf(site)?.get(page.name) ?? []
        if (translations.some((t) => t.lang === lang && t.word.key === key && t.state === 'outdated')) return
        report(document, path, sentence, {
          hint: say`Add what is missing.`,
          meant: { key, words: text.split(/\s/).slice(0, 4).join(' ') },
        })
      },
    }
  },
}
