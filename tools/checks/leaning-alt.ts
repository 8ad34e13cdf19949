import type { Check } from '../content/check'
import { meantHint } from '../content/glossary'
import { forEachLanguage, meantRemover, wholeWords } from '../content/pattern'
import { usageOf } from '../content/usage'

/** What a picture shows is said without another picture, which those who hear it may not have met. */
export const leaningAlt: Check = {
  code: 'leaning-alt',
  about: 'The words for a picture lean on another picture: "The same …".',
  create(site, report) {
    const withoutMeant = meantRemover(site.glossary)
    const patternOf = forEachLanguage((language) => {
      const { leaning } = usageOf(language)
      return leaning === undefined ? undefined : new RegExp(`^${wholeWords(leaning, language)}`, 'iu')
    })
    return {
      message({ document, path, prose, lang }) {
        if (path.at(-1) !== 'alt') return
        const pattern = patternOf(lang)
        const [found] = pattern?.exec(prose) ?? []
        if (found === undefined || !pattern?.test(withoutMeant(prose, lang))) return
        report(document, path, `The words for this picture begin with "${found}", and lean on another one.`, {
          severity: 'warning',
          hint: `Say what it shows by itself. ${meantHint(prose, lang)}`,
        })
      },
    }
  },
}
