import type { Check, Report } from '../content/check'
import type { Term } from '../content/glossary'
import { fold, nameOf } from '../content/language'
import type { Message } from '../content/message'
import { escaped } from '../content/pattern'
import type { Site } from '../content/site'
import { isUntranslated, translatableWords } from './names'

/** One thing has one name: a term of the glossary is translated as the glossary says. */
export const glossary: Check = {
  code: 'glossary',
  about: 'A translation uses another word for a term than locales/glossary.json.',
  create(site, report) {
    const words = translatableWords(site)
    const termsIn = finder(site)
    const folded = foldedForms(site.glossary.terms)
    return {
      message(phrase) {
        const { prose, lang, source } = phrase
        const terms = source ? termsIn(source) : []
        if (terms.length === 0 || isUntranslated(phrase, words)) return
        const text = fold(prose, lang)
        for (const term of terms) {
          // Without a form in this language there is nothing to compare.
          const forms = folded.get(term)?.get(lang)
          if (forms && !forms.some((form) => text.includes(form))) reportOtherWord(phrase, term, report)
        }
      },
    }
  },
}

function reportOtherWord({ document, path, lang, source }: Message, { id, forms }: Term, report: Report) {
  const [there, here] = [source?.lang ?? '', lang].map((code) => `"${forms.get(code)?.[0]}"`)
  report(
    document,
    path,
    `The glossary translates ${there} as ${here} in ${nameOf(lang)}; this text uses another word.`,
    {
      severity: 'warning',
      hint: `Use that word, or add yours to "${id}" in locales/glossary.json.`,
    },
  )
}

function foldedForms(terms: Term[]): Map<Term, Map<string, string[]>> {
  return new Map(
    terms.map((term) => [
      term,
      new Map([...term.forms].map(([code, forms]) => [code, forms.map((form) => fold(form, code))])),
    ]),
  )
}

/** Finds the terms of a source phrase, where words begin with a form. Of two forms at one place the longer counts. */
function finder({ glossary: { terms } }: Site): (source: Message) => Term[] {
  const patterns = new Map<string, { byForm: Map<string, Term>; pattern: RegExp }>()
  const found = new Map<Message, Term[]>()
  return (source) => {
    const known = found.get(source)
    if (known) return known
    const language = patterns.get(source.lang) ?? sourceForms(terms, source.lang)
    patterns.set(source.lang, language)
    const forms = fold(source.prose, source.lang).match(language.pattern) ?? []
    const here = [...new Set(forms.flatMap((form) => language.byForm.get(form) ?? []))]
    found.set(source, here)
    return here
  }
}

function sourceForms(terms: Term[], language: string): { byForm: Map<string, Term>; pattern: RegExp } {
  const byForm = new Map(
    terms.flatMap((term) => (term.forms.get(language) ?? []).map((form) => [fold(form, language), term])),
  )
  const longestFirst = [...byForm.keys()].sort((a, b) => b.length - a.length)
  const patterns = longestFirst.map(escaped)
  return {
    byForm,
    pattern: new RegExp(patterns.length > 0 ? `(?<![\\p{L}\\p{M}])(?:${patterns.join('|')})` : '(?!)', 'gu'),
  }
}
