import type { Check } from '../../content/check/check'
import { common } from '../../content/read/words'
import { say } from '../../content/say/say.js'
import { differences, joinNamesOrNone } from '../shared/agree'

/** Translations of shared words have the same placeholders as the source, like {n}, so that pages can fill them in. */
export const translationPlaceholder: Check = {
  code: 'translation-placeholder',
  about: say`A translation of shared words has other {placeholders} than its source.`,
  why: say`What is in { } is filled in when the page is shown, so every language needs the same ones, letter by letter.`,
  given: { 'locales/en/common.json': { count: '{n} fans' } },
  wrong: { 'locales/de/common.json': { count: '{zahl} Ventilatoren' } },
  right: { 'locales/de/common.json': { count: '{n} Ventilatoren' } },
  create(_, report) {
    return {
      translated(words) {
        if (!words.source.document.file.endsWith(`/${common}.json`)) return
        const placeholderDifferences = differences(
          words,
          ({ text }) => placeholdersIn(text),
          (a, b) => a.join() === b.join(),
        )
        for (const { message, found: here, wanted, other, hint } of placeholderDifferences) {
          const sentence = say`The placeholders differ: ${joinNamesOrNone(here)} here, ${joinNamesOrNone(wanted)} in ${other}.`
          report(message.document, message.path, sentence, {
            hint: hint ?? say`Copy them letter by letter; they are replaced when the page is shown.`,
          })
        }
      },
    }
  },
}

function placeholdersIn(text: string): string[] {
  return (text.match(/\{[^}]*\}/g) ?? []).sort()
}
