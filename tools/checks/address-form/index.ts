import { memoize } from '../../content/base/memoize'
import type { Check } from '../../content/check/check'
import { meantRemover, wordFinder } from '../../content/check/pattern'
import { usageOf } from '../../content/language/usage'
import { say } from '../../content/say/say.js'

/** Visitors are spoken to as a business does in their language. */
export const addressForm: Check = {
  code: 'address-form',
  severity: 'warning',
  about: say`Visitors are addressed as friends, or in the plural, where their language has a form for customers.`,
  why: say`A business speaks to its customers in another form than to friends. Words that are right all the same can be named in "meant" of locales/glossary.json.`,
  wrong: { 'locales/de/fan.json': { blocks: { about: { text: 'Ruf an, wenn du Fragen hast.' } } } },
  right: { 'locales/de/fan.json': { blocks: { about: { text: 'Rufen Sie an, wenn Sie Fragen haben.' } } } },
  create(site, report) {
    const withoutMeant = meantRemover(site.glossary)
    const wrongIn = memoize((language: string) => {
      const { address } = usageOf(language)
      return address && { ...address, find: wordFinder(address.pattern, language) }
    })
    return {
      message({ document, path, prose, lang }) {
        const wrong = wrongIn(lang)
        const [found] = wrong?.find(prose) ?? []
        if (!wrong || found === undefined || wrong.find(withoutMeant(prose, lang)).length === 0) return
        report(document, path, say`"${found}" is the ${wrong.name} way to address somebody in ${{ language: lang }}.`, {
          hint: say`Address visitors as customers.`,
          meant: { language: lang, words: found },
        })
      },
    }
  },
}
