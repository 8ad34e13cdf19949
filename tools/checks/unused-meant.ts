import type { Check } from '../content/check'
import { fold, nameOf } from '../content/language'
import { phrasesOf } from '../content/phrase'

/** What the glossary says is meant stands somewhere. */
export const unusedMeant: Check = {
  code: 'unused-meant',
  about: 'Words that locales/glossary.json says are meant stand nowhere.',
  scope: 'site',
  run(site, report) {
    const { document, meant } = site.glossary
    // In a build in parts, the words of pages are not read all at once.
    if (!document || meant.length === 0 || site.pages.length === 0) return
    const open = new Map(meant.entries())
    const close = (has: (text: string, words: string, language: string) => boolean) => {
      for (const { lang, text } of open.size > 0 ? phrasesOf(site) : [])
        for (const [i, { language, words }] of open) if (language === lang && has(text, words, lang)) open.delete(i)
    }
    // Most stand as they are written; to compare the letters of all texts as their languages do takes long.
    close((text, words) => text.includes(words))
    close((text, words, language) => fold(text, language).includes(fold(words, language)))
    for (const [i, { language, words }] of open)
      report(document, ['meant', i, 'words'], `"${words}" stands nowhere in ${nameOf(language)} any more.`, {
        severity: 'warning',
        hint: 'Delete the entry.',
      })
  },
}
