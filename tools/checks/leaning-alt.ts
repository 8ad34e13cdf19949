import type { Check } from '../content/check'
import { meantHint } from '../content/glossary'
import { forEachLanguage, meantRemover, wholeWords } from '../content/pattern'
import { phrasesOf } from '../content/phrase'
import { usageOf } from '../content/usage'

/** What a picture shows is said without another picture, which those who hear it may not have met. */
export const leaningAlt: Check = {
  code: 'leaning-alt',
  about: 'The words for a picture lean on another picture: "The same …".',
  run(site, report) {
    const withoutMeant = meantRemover(site.glossary)
    const patternOf = forEachLanguage((language) => {
      const { leaning } = usageOf(language)
      return leaning === undefined ? undefined : new RegExp(`^${wholeWords(leaning, language)}`, 'iu')
    })
    for (const { document, path, prose, lang } of phrasesOf(site)) {
      if (path.at(-1) !== 'alt') continue
      const [found] = patternOf(lang)?.exec(withoutMeant(prose, lang)) ?? []
      if (found === undefined) continue
      report(document, path, `The words for this picture begin with "${found}", and lean on another one.`, {
        severity: 'warning',
        hint: `Say what it shows by itself. ${meantHint(prose, lang)}`,
      })
    }
  },
}
