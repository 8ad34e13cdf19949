import type { Check } from '../content/check'
import { interfaceWords } from '../content/interface-words'
import { suggest } from '../content/nearest'
import { leaves } from '../content/phrase'

/** A brand's own words stand in for interface words that there are. */
export const brandWords: Check = {
  code: 'brand-words',
  about: 'A brand has its own wording of an interface word that does not exist.',
  scope: 'site',
  run({ settings: { brands, document } }, report) {
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
