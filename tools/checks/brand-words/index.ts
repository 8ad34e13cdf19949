import { clearlyMeant, suggest } from '../../content/base/nearest'
import type { Path } from '../../content/base/problem'
import type { Check } from '../../content/check/check'
import { leaves } from '../../content/check/message'
import { type Document, valueAt } from '../../content/json/document'
import { renaming } from '../../content/json/edit'
import { interfaceWords } from '../../content/read/interface-words'
import { siteNamespace } from '../../content/read/words'
import { say } from '../../content/say/say.js'
import { reportUnfilled } from '../interface-word/unfilled'
import { brandWith } from '../shared/examples'

/** A brand overrides only existing interface words, and uses only the placeholders of the original word. */
export const brandWords: Check = {
  code: 'brand-words',
  about: say`A brand changes an interface word that does not exist, or uses a {placeholder} that nothing fills in.`,
  why: say`The "words" of a brand replace interface words by their names. A name that does not exist replaces nothing.`,
  wrong: brandWith({ words: { hoem: 'Start' } }),
  right: brandWith({ words: { home: 'Start' } }),
  create({ settings, locales }, report) {
    const { brands, document } = settings
    const checkPlaceholders = (key: string, document: Document, path: Path) => {
      const text = valueAt(document.json, path)
      if (typeof text === 'string') reportUnfilled(key, text, document, path, report)
    }
    return {
      site() {
        brands.forEach(({ id, words }, i) => {
          for (const key of words ? leaves({ json: words }) : []) {
            const path = ['brands', i, 'words', ...key.split('.')]
            if (interfaceWords.has(key)) {
              const translations = settings.languages.map(({ code }) => locales.get(code)?.get(siteNamespace))
              const steps = ['brands', id, 'words', ...key.split('.')]
              checkPlaceholders(key, document, path)
              for (const translation of translations) if (translation) checkPlaceholders(key, translation, steps)
              continue
            }
            const near = clearlyMeant(key, interfaceWords.keys())?.split('.')
            const isSibling = near?.slice(0, -1).join('.') === key.split('.').slice(0, -1).join('.')
            report(document, path, say`There is no interface word "${key}".`, {
              hint: suggest(key, interfaceWords.keys()),
              at: 'key',
              fix: renaming(document, path, isSibling ? near?.at(-1) : undefined),
            })
          }
        })
      },
    }
  },
}
