import type { Check } from '../content/check'
import { interfaceWords } from '../content/interface-words'
import { leaves } from '../content/message'
import { suggest } from '../content/nearest'

/** A brand's own words stand in for interface words that there are. */
export const brandWords: Check = {
  code: 'brand-words',
  about: 'A brand has its own wording of an interface word that does not exist.',
  create({ settings: { brands, document } }, report) {
    return {
      site() {
        brands.forEach(({ words }, i) => {
          for (const key of words ? leaves({ json: words }) : []) {
            if (interfaceWords.has(key)) continue
            report(document, ['brands', i, 'words', ...key.split('.')], `There is no interface word "${key}".`, {
              hint: suggest(key, interfaceWords.keys()),
              at: 'key',
            })
          }
        })
      },
    }
  },
}
