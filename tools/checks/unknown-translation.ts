import type { Check } from '../content/check'
import { type Document, valueAt } from '../content/document'
import { isOwn, leaves } from '../content/phrase'
import { nearest, suggest } from '../content/problem'
import { common, siteNamespace } from '../content/words'

/** A locale file translates a page that exists, and only words that the page has. */
export const unknownTranslation: Check = {
  code: 'unknown-translation',
  about: 'A locale file translates a page, or words of a page, that do not exist.',
  run(site, report) {
    const { pages, printed, catalogue, settings, locales } = site
    const unreadable = new Set(site.catalogue.unreadable.map(({ name }) => name))
    const byName = new Map([...pages, ...printed].map((page) => [page.name, page]))
    for (const [language, names] of locales) {
      for (const [name, document] of names) {
        const page =
          name === siteNamespace
            ? { words: settings.words, valid: true, lang: settings.defaultLanguage, file: 'pages/_site.json' }
            : byName.get(name)
        if (name === common) {
          const source = locales.get(settings.defaultLanguage)?.get(common)
          if (source && source !== document)
            compare(document, leaves(source), `locales/${settings.defaultLanguage}/common.json`)
        } else if (!page) {
          if (unreadable.has(name) || site.unreadable.has(`pages/${name}.json`)) continue
          report(document, [], `There is no page pages/${name}.json to translate.`, {
            hint: suggest(name, catalogue.byName.keys()),
          })
        } else if (page.lang === language) {
          report(document, [], `${page.file} is written in this language; its words stand there.`, {
            hint: 'Remove this file.',
          })
        } else if (page.valid) {
          compare(
            document,
            page.words.filter(isOwn).map(({ key }) => key),
            page.file,
          )
        }
      }
    }

    function compare(document: Document, known: string[], file: string) {
      const keys = new Set(known)
      for (const key of leaves(document)) {
        const path = key.split('.')
        const value = valueAt(document.json, path)
        if (!keys.has(key)) {
          const near = nearest(key, known)
          report(document, path, `"${key}" translates nothing: ${file} has no such words.`, {
            hint: near && `Did you mean "${near}"?`,
            at: 'key',
          })
        } else if (typeof value !== 'string') {
          report(document, path, `"${key}" must be text in double quotes.`)
        }
      }
    }
  },
}
