import type { Check } from '../content/check'
import { fold, nameOf } from '../content/language'
import type { Site } from '../content/site'

/** What the glossary says is meant stands somewhere. */
export const unusedMeant: Check = {
  code: 'unused-meant',
  about: 'Words in "meant" of locales/glossary.json appear nowhere.',
  create(site, report) {
    return {
      site() {
        const { document, meant } = site.glossary
        // In a build in parts, the words of pages are not read all at once.
        if (!document || meant.length === 0 || site.pages.length === 0) return
        const texts = textsOf(site)
        const open = new Map(meant.entries())
        const close = (has: (text: string, words: string, language: string) => boolean) => {
          for (const [lang, text] of open.size > 0 ? texts : [])
            for (const [i, { language, words }] of open)
              if (language === (lang ?? language) && has(text, JSON.stringify(words).slice(1, -1), language))
                open.delete(i)
        }
        // Most stand as they are written; to compare the letters of all texts as their languages do takes long.
        close((text, words) => text.includes(words))
        close((text, words, language) => fold(text, language).includes(fold(words, language)))
        for (const [i, { language, words }] of open)
          report(document, ['meant', i, 'words'], `"${words}" does not appear in ${nameOf(language)} any more.`, {
            severity: 'warning',
            hint: 'Delete the entry.',
          })
      },
    }
  },
}

/**
 * The documents with their languages, as they are written: words in a file that has a mistake are there all the same.
 * A file whose language is not known may be in any.
 */
function textsOf({ source, pages, printed, settings, glossary }: Site): [language: string | undefined, text: string][] {
  const languages = new Map([...pages, ...printed].map(({ file, lang }) => [file, lang]))
  languages.set(settings.document.file, settings.defaultLanguage)
  return Object.entries(source.documents)
    .filter(([file]) => file !== glossary.document?.file)
    .map(([file, text]) => [/^locales\/([^/]+)\//.exec(file)?.[1] ?? languages.get(file), text])
}
