import type { Check } from '../../content/check'
import { memoize } from '../../content/memoize'
import { meantRemover, wordFinder } from '../../content/pattern'
import { say } from '../../content/say/say.js'
import { usageOf } from '../../content/usage'
import { gallery } from '../examples'

/** The description of a picture needs no other picture: people who hear it may not have met that one. */
export const leaningAlt: Check = {
  code: 'leaning-alt',
  severity: 'warning',
  about: say`The text for a picture refers to another picture: "The same …".`,
  why: say`People who use a screen reader may not know the other picture. Describe this one on its own.`,
  wrong: { 'pages/fan.json': gallery('fan.svg', 'The same from the side') },
  right: { 'pages/fan.json': gallery('fan.svg', 'The fan from the side') },
  isSilenced: true,
  create(site, report) {
    const withoutMeant = meantRemover(site.glossary)
    const finderIn = memoize((language: string) => {
      const { leaning } = usageOf(language)
      return leaning === undefined ? undefined : wordFinder(leaning, language, 'start')
    })
    return {
      message({ document, path, prose, lang }) {
        if (path.at(-1) !== 'alt') return
        const find = finderIn(lang)
        const [found] = find?.(prose) ?? []
        if (found === undefined || find?.(withoutMeant(prose, lang)).length === 0) return
        report(
          document,
          path,
          say`The text for this picture begins with "${found}", which refers to another picture.`,
          { hint: say`Say what it shows by itself.`, meant: { language: lang, words: prose } },
        )
      },
    }
  },
}
