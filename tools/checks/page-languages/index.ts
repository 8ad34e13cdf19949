import type { Check } from '../../content/check/check'
import { isLanguageKnown } from '../../content/read/read-page'
import { say } from '../../content/say/say.js'

/** The "languages" of a page include its source language. In "fallback", no language follows the source language. */
export const pageLanguages: Check = {
  code: 'page-languages',
  about: say`The "languages" of a page lack the language it is written in, or its "fallback" lists others after it.`,
  why: say`A page exists in the language it is written in, and has all its words there: languages after it in "fallback" are never used.`,
  wrong: { 'pages/fan.json': { languages: ['de', 'fr'] } },
  right: { 'pages/fan.json': { languages: ['en', 'de', 'fr'] } },
  create(_, report) {
    return {
      page(page) {
        if (!isLanguageKnown(page)) return
        const { document, lang, wanted } = page
        const { languages, fallback } = document.json
        if (Array.isArray(languages) && !wanted.includes(lang))
          report(document, ['languages'], say`"languages" lacks "${lang}", the language this page is written in.`, {
            hint: say`Add "${lang}".`,
            fix: [{ file: document.file, kind: 'append', path: ['languages'], value: lang }],
          })
        const sourceIndex = Array.isArray(fallback) ? fallback.indexOf(lang) : -1
        if (Array.isArray(fallback) && sourceIndex >= 0 && sourceIndex < fallback.length - 1)
          report(document, ['fallback', sourceIndex + 1], say`Nothing after "${lang}" in "fallback" is ever used.`, {
            hint: say`The page is written in ${{ language: lang }}, so all its words are found there. Put "${lang}" last.`,
          })
      },
    }
  },
}
