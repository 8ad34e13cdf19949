import type { Check } from '../content/check'
import { missingWords, sharedWords } from '../content/coverage'
import { missingInterfaceWords } from '../content/interface-words'
import { nameOf } from '../content/language'
import { common } from '../content/words'

/** Every language has all interface words, from the engine or from the site, and the site's own shared words. */
export const missingSharedWords: Check = {
  code: 'missing-shared-words',
  about: 'A language lacks interface words or shared words; another language stands in for them.',
  create(site, report) {
    return {
      site() {
        const { settings, locales, unreadable } = site
        const source = settings.defaultLanguage
        const own = sharedWords(site)
        for (const [i, { code }] of settings.languages.entries()) {
          const file = `locales/${code}/${common}.json`
          if (unreadable.has(file)) continue
          const document = locales.get(code)?.get(common)
          const tell = (what: string, keys: string[], until: string) => {
            if (keys.length === 0) return
            const list = keys.map((key) => `"${key}"`).join(', ')
            const message = `${what} are missing in ${nameOf(code)} (${code}): ${list}.`
            const hint = `Write them in ${file}; until then ${until}.`
            report(document ?? settings.document, document ? [] : ['languages', i], message, {
              severity: 'warning',
              hint,
            })
          }
          const missing = missingInterfaceWords(code, document?.json)
          tell('Interface words', missing, 'visitors read them in English')
          const lacking = document ? missingWords(own, document) : own
          const keys = code === source ? [] : lacking.map(({ key }) => key)
          tell(`Words of locales/${source}/common.json`, keys, 'visitors read them in another language')
        }
      },
    }
  },
}
