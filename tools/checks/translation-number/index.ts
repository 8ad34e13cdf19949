import type { Check } from '../../content/check'
import type { Glossary } from '../../content/glossary'
import { fold } from '../../content/language'
import { foldedProse, type Message } from '../../content/message'
import { hasNumberWords, numbersInWords } from '../../content/number-words'
import { foreignDigits, latinFormat, mayHaveNumbers, type Numbers, numbersIn, without } from '../../content/numbers'
import { say } from '../../content/say/say.js'
import { differences, joinNamesOrNone } from '../agree'
import { german, source } from '../examples'

/**
 * Numbers are the same in every language, written in its own way: 1.500,5 in Turkish is 1,500.5 in English. Digits that
 * are part of a code ("3D", "H2O", "Covid-19") or of a name in the glossary may be left out or added. A small number may
 * be a word ("3. sınıf" is "third year", 10月 is "October"), where that very word is one more than its counterpart has. One
 * and none may be said without a number. Where a number could be a word that is not known, the difference is a warning.
 */
export const translationNumber: Check = {
  code: 'translation-number',
  about: say`A translation has other numbers than its source, or digits of another language.`,
  why: say`Numbers must not differ between languages. Each writes them in its own way: 1,000.5 in English is 1.000,5 in German.`,
  given: source('It weighs 25 kg.'),
  wrong: german('Er wiegt 52 kg.'),
  right: german('Er wiegt 25 kg.'),
  create(site, report) {
    const proseOf = withoutNames(site.glossary.names)
    const isMeant = meantNumbers(site.glossary)
    const strange = new WeakSet<Message>()
    return {
      message(message) {
        const { document, path, prose, lang } = message
        const digits = foreignDigits(prose, lang)
        if (digits === undefined) return
        strange.add(message)
        report(
          document,
          path,
          say`Numbers in ${{ language: lang }} are written with the digits 0-9 here, not "${digits}".`,
          {
            hint: say`Write 0 1 2 3 4 5 6 7 8 9.`,
          },
        )
      },
      translated(words) {
        // Most words have none in any language.
        if (![words.source, ...words.translations].some(({ prose }) => mayHaveNumbers(prose))) return
        const found = differences(
          words,
          (message) => (strange.has(message) ? undefined : count(message)),
          (a, b) => a.isMeant || b.isMeant || numberFault(a, b) === undefined,
        )
        for (const { message, found: here, wanted, other, hint } of found) {
          const { more, less, isSure } = numberFault(here, wanted) ?? { more: [], less: [], isSure: true }
          const example = isSure
            ? say`In ${{ language: message.lang }}, 1000.5 is written ${latinFormat(message.lang).format(1000.5)}.`
            : say`Write it in digits or as a word.`
          const [holder, number] = more[0] === undefined ? [wanted, less[0]] : [here, more[0]]
          const words = number === undefined ? undefined : (holder.written.get(number) ?? `${number}`)
          report(
            message.document,
            message.path,
            say`The numbers differ: ${joinNamesOrNone(more)} here, ${joinNamesOrNone(less)} in ${other}.`,
            {
              hint: hint ?? example,
              ...(words !== undefined && { meant: { language: holder.lang, words } }),
              ...(!isSure && { severity: 'warning' as const }),
            },
          )
        }
      },
    }

    function count(message: Message): Counted {
      const prose = proseOf(message)
      const { lang } = message
      return {
        ...numbersIn(prose, lang),
        lang,
        inWords: (wanted) => numbersInWords(prose, lang, wanted),
        isMeant: isMeant(message),
      }
    }
  },
}

type Counted = Numbers & { lang: string; inWords: (wanted: number[]) => number[]; isMeant: boolean }

/** How the numbers of two texts differ, and whether no way of writing them explains it. */
type Fault = { more: number[]; less: number[]; isSure: boolean }

function numberFault(here: Counted, there: Counted): Fault | undefined {
  const halves = [missing(here, there), missing(there, here)] as const
  const [more, less] = [withoutHours(...halves, here), withoutHours(halves[1], halves[0], there)]
  const [large, largeThere] = [more, less].map((numbers) => numbers.filter((number) => number > 1))
  if (!large || !largeThere || (large.length === 0 && largeThere.length === 0 && (!more.length || !less.length)))
    return undefined
  const isContrary =
    large.length > 0 && largeThere.length > 0 && [here, there].every(({ lang }) => hasNumberWords(lang))
  return { more, less, isSure: isContrary || ![...more, ...less].every(isWord) }
}

/** Numbers in digits that another text does not have: neither in digits, nor in words that the first does not have as well. */
function missing(text: Counted, other: Counted): number[] {
  const inDigits = without(text.free, other.all).filter((number) => {
    const larger = text.larger.get(number)
    return larger === undefined || !other.all.includes(larger)
  })
  if (inDigits.length === 0) return inDigits
  // What the other may say in words: four in the afternoon for hour 16, two million for 200万.
  const ways = new Map(inDigits.map((number) => [number, waysToSay(number, text)]))
  const wanted = [...ways.values()].flat()
  const said = without(other.inWords(wanted), text.inWords(wanted))
  return inDigits.filter((number) => {
    const at = said.findIndex((one) => ways.get(number)?.includes(one))
    if (at >= 0) said.splice(at, 1)
    return at < 0
  })
}

function waysToSay(number: number, text: Counted): number[] {
  const larger = text.larger.get(number) ?? number
  const scaled = [1e3, 1e6, 1e9].map((scale) => larger / scale).filter((part) => Number.isInteger(part))
  return [number, ...(isAfternoon(number, text) ? [number - 12] : []), ...scaled]
}

function isAfternoon(number: number, { hours }: Counted): boolean {
  return number > 12 && number < 24 && hours.has(number)
}

/** Numbers without the hours that another text counts by half days. */
function withoutHours(numbers: number[], others: number[], { hours }: Counted): number[] {
  return numbers.filter((number) => !(hours.has(number) && others.some((other) => Math.abs(other - number) === 12)))
}

/** Whether prose may write a number as a word. */
function isWord(number: number): boolean {
  return Number.isInteger(number)
    ? number <= 100 || /^[1-9]0+$/.test(`${number}`)
    : (number * 4) % 1 === 0 && number < 5
}

/** Whether the glossary says of the numbers of a text that they are meant. */
function meantNumbers({ meant }: Glossary): (message: Message) => boolean {
  const numbers = meant.map(({ language, words }) => ({ language, words: fold(words, language) }))
  return (message) => {
    const text = numbers.some(({ language }) => language === message.lang) ? foldedProse(message) : ''
    return numbers.some(
      ({ language, words }) =>
        language === message.lang && (words === text || (/\p{N}/u.test(words) && text.includes(words))),
    )
  }
}

/** A text without the names of the glossary, whose numbers are part of them: "Windows 11". */
function withoutNames(names: string[]): (phrase: Message) => string {
  const counted = names.filter((name) => /\p{N}/u.test(name))
  return ({ prose }) => counted.reduce((rest, name) => rest.replaceAll(name, ' '), prose)
}
