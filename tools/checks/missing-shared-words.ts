import type { Check } from '../content/check'
import { missingWords, sharedWords } from '../content/coverage'
import { missingInterfaceWords } from '../content/interface-words'
import { nameOf } from '../content/language'
import { common } from '../content/words'
import { listOf } from './agree'

/** How many words are named: all of a few, else some of them. */
const most = 6
const named = 3

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
          const tell = (what: string, keys: string[], until: string, form = '') => {
            if (keys.length === 0) return
            const quoted = keys.map((key) => `"${key}"`)
            const more = keys.length > most ? [`${keys.length - named} more`] : []
            const list = listOf([...(more.length > 0 ? quoted.slice(0, named) : quoted), ...more])
            const message = `${what} are missing in ${nameOf(code)} (${code}): ${list}.`
            const hint = `Write them in ${file}${form}; until then ${until}.`
            report(document ?? settings.document, document ? [] : ['languages', i], message, {
              severity: 'warning',
              hint,
            })
          }
          const missing = missingInterfaceWords(code, document?.json)
          tell('Interface words', missing, 'visitors read them in English', ' as schema/words/en.json has them')
          const lacking = document ? missingWords(own, document) : own
          const keys = code === source ? [] : lacking.map(({ key }) => key)
          tell(`Words of locales/${source}/common.json`, keys, 'visitors read them in another language')
        }
      },
    }
  },
}
