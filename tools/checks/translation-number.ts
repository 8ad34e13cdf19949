import type { Check } from '../content/check'
import { nameOf } from '../content/language'
import { type Phrase, phrasesOf } from '../content/phrase'

/** Numbers are the same in every language, written in its own way: 1.500,5 in Turkish is 1,500.5 in English. */
export const translationNumber: Check = {
  code: 'translation-number',
  about: 'A translation has other numbers than its source, or digits that are not Latin.',
  run(site, report) {
    // Translations follow their source, whose numbers are looked for once.
    let last: { source: Phrase; numbers: number[] } | undefined
    for (const { document, path, prose, lang, source } of phrasesOf(site)) {
      const digits = prose.match(strangeDigits)
      if (digits) {
        report(document, path, `The digits "${digits[0]}" are not Latin.`, {
          hint: 'Write 0 1 2 3 4 5 6 7 8 9, as on the products.',
        })
      }
      if (digits || !source) continue
      const found = numbersIn(prose, lang)
      if (last?.source !== source) last = { source, numbers: numbersIn(source.prose, source.lang) }
      const wanted = last.numbers
      if (found.join() === wanted.join()) continue
      const [here, there] = [without(found, wanted), without(wanted, found)].map((list) => list.join(' and ') || 'none')
      report(document, path, `The numbers differ: ${here} here, ${there} in ${nameOf(source.lang)}.`, {
        hint: `In ${nameOf(lang)} one thousand and a half is ${formatOf(lang).format(1000.5)}.`,
      })
    }
  },
}

/** Digits of scripts that have their own, such as ٥. */
const strangeDigits = /[^\P{Nd}0-9]+/u

/** The numbers of a text, least first: an order of words is the language's own ("7/24" is "24/7"). */
function numbersIn(text: string, language: string): number[] {
  if (!/\d/.test(text)) return []
  const { pattern, group, decimal } = signsOf(language)
  const found = text.match(pattern) ?? []
  return found.map((number) => Number(number.replaceAll(group, '').replace(decimal, '.'))).sort((a, b) => a - b)
}

/** The numbers of a list that another lacks, as often as it lacks them. */
function without(list: number[], other: number[]): number[] {
  const rest = [...other]
  return list.filter((number) => {
    const at = rest.indexOf(number)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

type Signs = { pattern: RegExp; group: RegExp; decimal: string }

const signs = new Map<string, Signs>()

/** How a language groups digits and marks decimals. Any space groups where its own form is a narrow one. */
function signsOf(language: string): Signs {
  const known = signs.get(language)
  if (known) return known
  const parts = formatOf(language).formatToParts(1_000_000.5)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const group = /\s/.test(sign('group')) ? '\\s' : `\\${sign('group')}`
  const decimal = sign('decimal')
  const made = {
    pattern: new RegExp(`(?:\\d{1,3}(?:${group}\\d{3})+(?!\\d)|\\d+)(?:\\${decimal}\\d+)?`, 'g'),
    group: new RegExp(group, 'g'),
    decimal,
  }
  signs.set(language, made)
  return made
}

function formatOf(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(`${language}-u-nu-latn`, { useGrouping: 'always' })
}
