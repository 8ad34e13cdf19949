import type { Check } from '../../content/check/check'
import type { Message } from '../../content/check/message'
import { namesIn } from '../../content/check/names'
import { foreignDigits, hasDigits, latinFormat, numbersIn } from '../../content/language/numbers'
import { type Glossary, meantWords } from '../../content/read/glossary'
import { say } from '../../content/say/say.js'
import { differences, joinNamesOrNone } from '../shared/agree'
import { german, source } from '../shared/examples'
import { unlikeNumbers } from './unlike'

/**
 * Numbers in digits have the same values in every language, whatever their format: 1.500,5 in Turkish is 1,500.5 in
 * English. Numbers written as words are ignored, so a number that the other language may write as a word is not
 * reported (`unlikeNumbers`).
 */
export const translationNumber: Check = {
  code: 'translation-number',
  severity: 'warning',
  needs: 'digit',
  about: say`A translation has different numbers in digits than its source, or digits of another language.`,
  why: say`A figure must not differ between languages. Only digits are compared, by value: 1,000.5 in English is 1.000,5 in German. Dates, hours and small numbers may be written as words, which are not compared.`,
  given: source('It weighs 25 kg.'),
  wrong: german('Er wiegt 52 kg.'),
  right: german('Er wiegt 25 kg.'),
  create(site, report) {
    const proseOf = withoutNames([...site.glossary.names, ...namesIn(site.index)])
    const foreignDigitMessages = new WeakSet<Message>()
    return {
      message(message) {
        const { document, path, prose, lang } = message
        const digits = foreignDigits(prose, lang)
        if (digits === undefined) return
        foreignDigitMessages.add(message)
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
        // Quick exit: most texts have no digits.
        if (![words.source, ...words.translations].some(({ prose }) => hasDigits(prose))) return
        const numberDifferences = differences(
          words,
          (message) =>
            foreignDigitMessages.has(message)
              ? undefined
              : {
                  numbers: numbersIn(proseOf(message), message.lang),
                  message,
                  meant: meantNumbers(message, site.glossary),
                },
          (a, b) => unlikeNumbers(a, b) === undefined,
        )
        for (const { message, found: here, wanted, other, hint } of numberDifferences) {
          const { more, less } = unlikeNumbers(here, wanted) ?? { more: [], less: [] }
          const number = more[0] ?? less[0]
          const values = (numbers: typeof more) => joinNamesOrNone(numbers.map((numeral) => `${numeral.values[0]}`))
          report(
            message.document,
            message.path,
            say`The digits differ in value: ${values(more)} here, ${values(less)} in ${other}.`,
            {
              hint:
                hint ??
                say`In ${{ language: message.lang }}, 1000.5 is written ${latinFormat(message.lang).format(1000.5)}.`,
              ...(number && { meant: { key: message.key, words: number.quoted } }),
            },
          )
        }
      },
    }
  },
}

/**
 * Values of the numbers that the glossary accepts in a text. Each number is read in the format of the text's language,
 * and in the format of the source's language.
 */
function meantNumbers({ document, key, lang, source }: Message, glossary: Glossary): number[] {
  return meantWords(glossary, document.file, key).flatMap((words) =>
    [lang, source?.lang ?? lang].flatMap((language) => numbersIn(words, language).flatMap(({ values }) => values)),
  )
}

/** Creates a function that removes glossary names with numbers, such as "Windows 11", from a text. */
function withoutNames(names: string[]): (phrase: Message) => string {
  const namesWithNumbers = names.filter((name) => /\p{N}/u.test(name))
  return ({ prose }) => namesWithNumbers.reduce((text, name) => text.replaceAll(name, ' '), prose)
}
