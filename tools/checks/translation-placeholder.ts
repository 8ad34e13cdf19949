import type { Check } from '../content/check'
import { common } from '../content/words'
import { differences, listOf } from './agree'

/** {n} and the like in shared words are filled in when a page is shown: every language has the same ones. */
export const translationPlaceholder: Check = {
  code: 'translation-placeholder',
  about: 'A translation of shared words has other {placeholders} than its source.',
  create(_, report) {
    return {
      translated(words) {
        if (!words.source.document.file.endsWith(`/${common}.json`)) return
        const found = differences(
          words,
          ({ text }) => placeholdersIn(text),
          (a, b) => a.join() === b.join(),
        )
        for (const { message, found: here, wanted, other, hint } of found) {
          const sentence = `The placeholders differ: ${list(here)} here, ${list(wanted)} in ${other}.`
          report(message.document, message.path, sentence, {
            hint: hint ?? 'Copy them letter by letter; they are replaced when the page is shown.',
          })
        }
      },
    }
  },
}

function placeholdersIn(text: string): string[] {
  return (text.match(/\{[^}]*\}/g) ?? []).sort()
}

function list(placeholders: string[]): string {
  return listOf(placeholders) || 'none'
}
