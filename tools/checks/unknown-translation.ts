import type { Check } from '../content/check'
import type { Document } from '../content/document'
import { siteWords } from '../content/interface-words'
import { type KeyTree, straysOf, treeOf } from '../content/key-tree'
import { nearest, suggest } from '../content/nearest'
import { isOwn, leaves } from '../content/phrase'
import { common, siteNamespace } from '../content/words'

/** A locale file translates a page that exists, and only words that the page has. */
export const unknownTranslation: Check = {
  code: 'unknown-translation',
  about: 'A locale file translates a page, or words of a page, that do not exist.',
  run(site, report) {
    const { pages, printed, catalogue, settings, locales } = site
    const unreadable = new Set(site.catalogue.unreadable.map(({ name }) => name))
    const byName = new Map([...pages, ...printed].map((page) => [page.name, page]))
    const wordsOf = knownWords()
    for (const [language, names] of locales) {
      for (const [name, document] of names) {
        if (site.isPart && !byName.has(name)) continue
        const page =
          name === siteNamespace
            ? { words: settings.words, valid: true, lang: settings.defaultLanguage, file: 'pages/_site.json' }
            : byName.get(name)
        if (name === common) {
          const source = locales.get(settings.defaultLanguage)?.get(common)
          const file = `locales/${settings.defaultLanguage}/common.json`
          if (source === document || site.unreadable.has(file)) continue
          const steps = () => leaves({ json: siteWords(source?.json ?? {}) }).map((key) => key.split('.'))
          compare({ ...document, json: siteWords(document.json) }, wordsOf(file, steps), file)
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
          const steps = () => page.words.filter(isOwn).map(({ steps }) => steps)
          compare(document, wordsOf(page.file, steps), page.file)
        }
      }
    }

    function compare(document: Document, { keys, tree }: Known, file: string) {
      for (const path of straysOf(document.json, tree)) {
        const key = path.join('.')
        if (keys.includes(key)) {
          report(document, path, `"${key}" must be text in double quotes.`)
          continue
        }
        const near = nearest(key, keys)
        report(document, path, `"${key}" translates nothing: ${file} has no such words.`, {
          hint: near && `Did you mean "${near}"?`,
          at: 'key',
        })
      }
    }
  },
}

/** The keys of words that there are to translate. */
type Known = { keys: string[]; tree: KeyTree }

/** Keeps the keys of a file's words, which are asked for in each language. */
function knownWords(): (file: string, steps: () => string[][]) => Known {
  const known = new Map<string, Known>()
  return (file, stepsOf) => {
    const before = known.get(file)
    if (before) return before
    const steps = stepsOf()
    const words = { keys: steps.map((key) => key.join('.')), tree: treeOf(steps) }
    known.set(file, words)
    return words
  }
}
