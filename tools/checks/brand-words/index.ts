import type { Check } from '../../content/check'
import { renaming } from '../../content/edit'
import { interfaceWords } from '../../content/interface-words'
import { leaves } from '../../content/message'
import { clearlyMeant, suggest } from '../../content/nearest'
import { say } from '../../content/say/say.js'
import { brandWith } from '../examples'

/** A brand's own words stand in for interface words that there are. */
export const brandWords: Check = {
  code: 'brand-words',
  about: say`A brand has its own wording of an interface word that does not exist.`,
  why: say`The "words" of a brand replace interface words by their names. One that does not exist replaces nothing.`,
  wrong: brandWith({ words: { hoem: 'Start' } }),
  right: brandWith({ words: { home: 'Start' } }),
  create({ settings: { brands, document } }, report) {
    return {
      site() {
        brands.forEach(({ words }, i) => {
          for (const key of words ? leaves({ json: words }) : []) {
            if (interfaceWords.has(key)) continue
            const path = ['brands', i, 'words', ...key.split('.')]
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
