import type { Check } from '../content/check'
import { nameOf } from '../content/language'
import type { Message } from '../content/message'
import { numbersInWords } from '../content/number-words'
import { foreignDigits, latinFormat, type Numbers, numbersIn, without } from '../content/numbers'
import { differences, listOf } from './agree'

/**
 * Numbers are the same in every language, written in its own way: 1.500,5 in Turkish is 1,500.5 in English. Digits that
 * are part of a code ("3D", "H2O", "Covid-19") or of a name in the glossary may be left out or added. A small number may be
 * a word ("3. sınıf" is "third year"), where that very word is one more than its counterpart has.
 */
export const translationNumber: Check = {
  code: 'translation-number',
  about: 'A translation has other numbers than its source, or digits of another language.',
  create(site, report) {
    const proseOf = withoutNames(site.glossary.names)
    const strange = new WeakSet<Message>()
    return {
      message(message) {
        const { document, path, prose, lang } = message
        const digits = foreignDigits(prose, lang)
        if (digits === undefined) return
        strange.add(message)
        report(document, path, `Numbers in ${nameOf(lang)} are written with the digits 0-9 here, not "${digits}".`, {
          hint: 'Write 0 1 2 3 4 5 6 7 8 9.',
        })
      },
      translated(words) {
        const found = differences(words, (message) => (strange.has(message) ? undefined : count(message)), isEqual)
        for (const { message, found: here, wanted, other, hint } of found) {
          const [more, less] = [without(here.free, wanted.all), without(wanted.free, here.all)].map(list)
          const example = `In ${nameOf(message.lang)}, 1000.5 is written ${latinFormat(message.lang).format(1000.5)}.`
          report(message.document, message.path, `The numbers differ: ${more} here, ${less} in ${other}.`, {
            hint: hint ?? example,
          })
        }
      },
    }

    function count(message: Message): Counted {
      const prose = proseOf(message)
      return { ...numbersIn(prose, message.lang), inWords: (wanted) => numbersInWords(prose, message.lang, wanted) }
    }
  },
}

/** Whether all numbers of a text are in another: in digits, or in words that the text itself does not have. */
function isSaid(text: Counted, other: Counted): boolean {
  const missing = without(text.free, other.all)
  return missing.length === 0 || without(missing, without(other.inWords(missing), text.inWords(missing))).length === 0
}

function isEqual(a: Counted, b: Counted): boolean {
  return isSaid(a, b) && isSaid(b, a)
}

type Counted = Numbers & { inWords: (wanted: number[]) => number[] }

/** What is left of a text without the names of the glossary, whose numbers are part of them: "Windows 11". */
function withoutNames(names: string[]): (phrase: Message) => string {
  const counted = names.filter((name) => /\p{N}/u.test(name))
  return ({ prose }) => counted.reduce((rest, name) => rest.replaceAll(name, ' '), prose)
}

function list(numbers: number[]): string {
  return listOf(numbers.map(String)) || 'none'
}
