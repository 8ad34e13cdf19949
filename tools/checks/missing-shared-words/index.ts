import type { Check } from '../../content/check/check'
import { missingWords } from '../../content/check/coverage'
import { ownSharedWords } from '../../content/check/message'
import { englishInterfaceWords, missingInterfaceWords } from '../../content/read/interface-words'
import { common } from '../../content/read/words'
import { type Said, say } from '../../content/say/say.js'
import { joinNames } from '../shared/agree'

/** A message names all missing words, or only the first `mostNamedKeys` if more than `mostMissingWords` are missing. */
const mostMissingWords = 6
const mostNamedKeys = 3

/** Every language has all interface words, from the engine or the site, and all shared words that the site defines. */
export const missingSharedWords: Check = {
  code: 'missing-shared-words',
  severity: 'warning',
  about: say`A language lacks interface words or shared words, so visitors read them in another language.`,
  why: say`A word of common.json has no translation in a language, so visitors read it in another language.`,
  given: { 'locales/en/common.json': { specs: 'Data' } },
  wrong: { 'locales/de/common.json': {} },
  right: { 'locales/de/common.json': { specs: 'Daten' }, 'locales/fr/common.json': { specs: 'Données' } },
  create(site, report) {
    return {
      site() {
        const { settings, locales, unreadable } = site
        const source = settings.defaultLanguage
        const ownWords = ownSharedWords(site)
        for (const [i, { code }] of settings.languages.entries()) {
          const file = `locales/${code}/${common}.json`
          if (unreadable.has(file)) continue
          const document = locales.get(code)?.get(common)
          const tell = (keys: string[], message: (list: Said) => Said, hint: Said) => {
            if (keys.length === 0) return
            const quoted = keys.map((key) => `"${key}"`)
            const list = joinNames(
              keys.length > mostMissingWords
                ? [...quoted.slice(0, mostNamedKeys), say`${keys.length - mostNamedKeys} more`]
                : quoted,
            )
            report(document ?? settings.document, document ? [] : ['languages', i], message(list), { hint })
          }
          const language = { language: code }
          tell(
            [...missingInterfaceWords(code, document?.json), ...englishInterfaceWords(code, document?.json)],
            (list) => say`Interface words are missing in ${language} (${code}): ${list}.`,
            say`Write them in ${file} as schema/words/en.json has them; until then visitors read them in English.`,
          )
          const lackingWords = document ? missingWords(ownWords, document) : ownWords
          tell(
            code === source ? [] : lackingWords.map(({ key }) => key),
            (list) => say`Words of locales/${source}/common.json are missing in ${language} (${code}): ${list}.`,
            say`Write them in ${file}; until then visitors read them in another language.`,
          )
        }
      },
    }
  },
}
