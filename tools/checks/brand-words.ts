import type { Check } from '../content/check'
import { sharedWords } from '../content/coverage'
import { leaves } from '../content/phrase'
import { suggest } from '../content/problem'

/** A brand's own words stand in for interface words that there are. */
export const brandWords: Check = {
  code: 'brand-words',
  about: 'A brand has its own wording of an interface word that does not exist.',
  scope: 'site',
  run(site, report) {
    const { brands, document } = site.settings
    const known = sharedWords(site).map(({ key }) => key)
    // Without shared words at all, that is the problem.
    if (known.length === 0) return
    brands.forEach(({ words }, i) => {
      for (const key of words ? leaves({ json: words }) : []) {
        if (known.includes(key)) continue
        report(document, ['brands', i, 'words', ...key.split('.')], `There is no interface word "${key}".`, {
          hint: suggest(key, known),
          at: 'key',
        })
      }
    })
  },
}
