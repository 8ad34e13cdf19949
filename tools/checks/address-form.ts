import type { Check } from '../content/check'
import { meantHint } from '../content/glossary'
import { nameOf } from '../content/language'
import { forEachLanguage, meantRemover, wholeWords } from '../content/pattern'
import { usageOf } from '../content/usage'

/** Visitors are spoken to as a business does in their language. */
export const addressForm: Check = {
  code: 'address-form',
  about: 'Visitors are spoken to as friends, or in the plural, where their language has a form for customers.',
  create(site, report) {
    const withoutMeant = meantRemover(site.glossary)
    const wrongIn = forEachLanguage((language) => {
      const { address } = usageOf(language)
      // Most texts have none, and looking for whole words takes several times as long.
      const bare = new RegExp(address?.pattern ?? '', 'iu')
      return address && { ...address, bare, pattern: new RegExp(wholeWords(address.pattern, language), 'iu') }
    })
    return {
      message({ document, path, prose, lang }) {
        const wrong = wrongIn(lang)
        if (!wrong?.bare.test(prose)) return
        const [found] = wrong.pattern.exec(prose) ?? []
        if (found === undefined || !wrong.pattern.test(withoutMeant(prose, lang))) return
        report(document, path, `"${found}" is the ${wrong.name} way to speak to somebody in ${nameOf(lang)}.`, {
          severity: 'warning',
          hint: `Speak to visitors as to a customer. ${meantHint(found, lang)}`,
        })
      },
    }
  },
}
