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
    const open = new Map(meant.map((one, i) => [i, { ...one, folded: fold(one.words, one.language) }]))
    for (const { lang, text } of phrasesOf(site)) {
      if (open.size === 0) return
      const ofLanguage = [...open].filter(([, { language }]) => language === lang)
      if (ofLanguage.length === 0) continue
      const folded = fold(text, lang)
      for (const [i, { folded: words }] of ofLanguage) if (folded.includes(words)) open.delete(i)
    }
    for (const [i, { language, words }] of open)
      report(document, ['meant', i, 'words'], `"${words}" stands nowhere in ${nameOf(language)} any more.`, {
        severity: 'warning',
        hint: 'Delete the entry.',
      })
  },
}
