import type { Check } from '../content/check'
import type { Glossary } from '../content/glossary'
import { fold, nameOf } from '../content/language'
import type { Site } from '../content/site'

/** What the glossary says is meant stands somewhere. */
export const unusedMeant: Check = {
  code: 'unused-meant',
  about: 'Words in "meant" of locales/glossary.json appear nowhere.',
  across: {
    note: (site) => (page) => {
      const { settings, glossary, source } = site
      // As they are written: in a translation with a mistake words are there all the same.
      const translations = settings.languages.flatMap(({ code }): Text[] => {
        const text = source.documents[`locales/${code}/${page.name}.json`]
        return text === undefined ? [] : [[code, text]]
      })
      const found = meantIn(glossary, [[page.lang, page.document.text], ...translations])
      return found.length > 0 ? found : undefined
    },
  },
  create(_, report, notes: ReadonlyMap<string, number[]>) {
    return {
      site(site) {
        const { document, meant } = site.glossary
        if (!document || meant.length === 0) return
        const found = new Set([...[...notes.values()].flat(), ...meantIn(site.glossary, textsOf(site))])
        for (const [i, { language, words }] of meant.entries()) {
          if (found.has(i)) continue
          report(document, ['meant', i, 'words'], `"${words}" does not appear in ${nameOf(language)} any more.`, {
            severity: 'warning',
            hint: 'Delete the entry.',
          })
        }
      },
    }
  },
}

/** A document's text with its language; one whose language is not known may be in any. */
type Text = [language: string | undefined, text: string]

/** The places in "meant" of what stands in some texts. */
function meantIn({ meant }: Glossary, texts: Text[]): number[] {
  const open = new Map(meant.entries())
  const close = (has: (text: string, words: string, language: string) => boolean) => {
    for (const [lang, text] of open.size > 0 ? texts : [])
      for (const [i, { language, words }] of open)
        if (language === (lang ?? language) && has(text, JSON.stringify(words).slice(1, -1), language)) open.delete(i)
  }
  // Most stand as they are written; to compare the letters of all texts as their languages do takes long.
  close((text, words) => text.includes(words))
  close((text, words, language) => fold(text, language).includes(fold(words, language)))
  return [...meant.keys()].filter((i) => !open.has(i))
}

/** The documents that are no page's, or that have a mistake: words are there all the same. */
function textsOf({ source, pages, settings, glossary }: Site): Text[] {
  const read = new Set(pages.map(({ file }) => file))
  return Object.entries(source.documents)
    .filter(([file]) => file !== glossary.document?.file && !read.has(file))
    .map(([file, text]) => [
      /^locales\/([^/]+)\//.exec(file)?.[1] ?? (file === settings.document.file ? settings.defaultLanguage : undefined),
      text,
    ])
}
