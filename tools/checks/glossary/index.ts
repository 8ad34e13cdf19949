import { memoize } from '../../content/base/memoize'
import type { Check, Report } from '../../content/check/check'
import { foldedProse, type Message } from '../../content/check/message'
import { isUntranslated, translatableWords } from '../../content/check/names'
import { beginningFinder, escapePattern, inflected } from '../../content/check/pattern'
import { fold } from '../../content/language/language'
import type { Term } from '../../content/read/glossary'
import { say } from '../../content/say/say.js'
import { german, source } from '../shared/examples'
import { shortened } from '../shared/shortened'

/** Translations use the words that the glossary lists for its terms. */
export const glossary: Check = {
  code: 'glossary',
  severity: 'warning',
  about: say`A translation uses a different word for a term than locales/glossary.json.`,
  why: say`One thing must have the same name everywhere: the one in locales/glossary.json.`,
  given: {
    'locales/glossary.json': { terms: [{ id: 'louvre', en: ['louvre'], de: ['Jalousie'] }] },
    ...source('A louvre closes it.'),
  },
  wrong: german('Eine Klappe schließt ihn.'),
  right: german('Eine Jalousie schließt ihn.'),
  create(site, report) {
    const { terms } = site.glossary
    const words = translatableWords(site)
    const [termsIn, folded] = [termFinders(terms), foldedForms(terms)]
    return {
      translated({ source, translations }) {
        const sourceTerms = termsIn(source.lang)(foldedProse(source))
        if (sourceTerms.length === 0) return
        for (const message of translations) {
          // The missing part may contain the term. `short-translation` reports the missing part.
          if (isUntranslated(message, words) || shortened(message)) continue
          const text = foldedProse(message)
          for (const term of sourceTerms) {
            // Terms for which the glossary has no word in this language are skipped.
            const forms = folded.get(term)?.get(message.lang)
            if (forms && !forms.some((isIn) => isIn(text))) reportOtherWord(message, term, report)
          }
        }
      },
    }
  },
}

function reportOtherWord({ document, path, lang, source }: Message, { id, forms }: Term, report: Report) {
  const [sourceForm, translatedForm] = [source?.lang ?? '', lang].map((code) => `"${forms.get(code)?.[0]}"`)
  report(
    document,
    path,
    say`The glossary translates ${sourceForm} as ${translatedForm} in ${{ language: lang }}; this text does not use it.`,
    { hint: say`Use that word, or add yours to "${id}" in locales/glossary.json.` },
  )
}

/** Tests whether a text (normalized by `fold`) contains one form of a term, even inside a longer word. */
type IsIn = (text: string) => boolean

const foldedForms = memoize(
  (terms: Term[]): Map<Term, Map<string, IsIn[]>> =>
    new Map(
      terms.map((term) => [
        term,
        new Map([...term.forms].map(([code, forms]) => [code, forms.map((form) => formMatcher(fold(form, code)))])),
      ]),
    ),
)

function formMatcher(form: string): IsIn {
  if (!form.includes(' ')) return (text) => text.includes(form)
  const pattern = new RegExp(inflected(form), 'u')
  return (text) => pattern.test(text)
}

const termFinders = memoize((terms: Term[]) => memoize((language: string) => termFinder(terms, language)))

/** Creates a function that finds the glossary terms in a text (normalized by `fold`). */
function termFinder(terms: Term[], language: string): (text: string) => Term[] {
  const byForm = new Map(
    terms.flatMap((term) => (term.forms.get(language) ?? []).map((form) => [fold(form, language), term])),
  )
  const find = beginningFinder(new Map([...byForm.keys()].map((form) => [form, escapePattern(form)])), language)
  return (text) => [...new Set(find(text).flatMap(({ words }) => byForm.get(words) ?? []))]
}
