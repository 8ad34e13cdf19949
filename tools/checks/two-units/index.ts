import type { Check } from '../../content/check'
import { type Document, place, valueAt } from '../../content/document'
import { setting } from '../../content/edit'
import { groupBy } from '../../content/group'
import { canonicalTag } from '../../content/language'
import { memoize } from '../../content/memoize'
import type { Path } from '../../content/problem'
import { say } from '../../content/say/say.js'
import { knownUnits, meantUnit } from '../../content/units'
import { examplePage, row } from '../examples'

/** One unit is written in one way on the whole site. */
export const twoUnits: Check = {
  code: 'two-units',
  severity: 'warning',
  about: say`A unit is written in two ways: "kilogram" here, "kg" elsewhere.`,
  why: say`Visitors would take two ways of writing a unit for two units, and compare what is the same.`,
  given: { 'pages/index.json': { related: ['/heater'] }, 'pages/fan.json': row('Weight') },
  wrong: { 'pages/heater.json': { ...examplePage('Heater'), ...row('Weight', 'kilogram') } },
  right: { 'pages/heater.json': { ...examplePage('Heater'), ...row('Weight') } },
  across: {
    note: ({ settings }) => {
      const language = settings.defaultLanguage
      return (page) => {
        const units = page.annotations.flatMap(({ kind, value }) => (kind === 'figure' ? figureUnit(value) : []))
        const lines = [...new Set(units)].map((unit): [string, string] => [unitKey(unit, language), unit])
        return lines.length > 0 ? lines : undefined
      }
    },
    again(notes: ReadonlyMap<string, [string, string][]>) {
      const first = new Map<string, string>()
      const varied = new Set<string>()
      for (const [key, unit] of [...notes.values()].flat()) {
        if ((first.get(key) ?? unit) !== unit) varied.add(key)
        first.set(key, unit)
      }
      return [...notes].flatMap(([name, units]) => (units.some(([key]) => varied.has(key)) ? [name] : []))
    },
  },
  create({ settings, locales }, report) {
    const known = knownUnits(locales)
    const found: { unit: string; document: Document; path: Path }[] = []
    return {
      figure({ document, path, value }) {
        // A slip of one letter is the matter of another rule.
        for (const unit of figureUnit(value))
          if (known.has(unit) || meantUnit(unit, known) === undefined)
            found.push({ unit, document, path: [...path, 'unit'] })
      },
      site() {
        for (const same of groupBy(found, ({ unit }) => unitKey(unit, settings.defaultLanguage)).values()) {
          const [usual = [], ...others] = [...groupBy(same, ({ unit }) => unit).values()].sort(
            (a, b) => b.length - a.length || (a[0]?.unit ?? '').length - (b[0]?.unit ?? '').length,
          )
          const [first] = usual
          if (first)
            for (const { unit, document, path } of others.flat()) {
              const { line } = place(first.document, first.path)
              report(
                document,
                path,
                say`The unit is "${unit}" here, and "${first.unit}" in ${first.document.file}:${line}.`,
                { hint: say`Write "${first.unit}" everywhere.`, fix: setting(document, path, first.unit) },
              )
            }
        }
      },
    }
  },
}

function figureUnit(figure: unknown): string[] {
  const unit = valueAt(figure, ['unit'])
  return typeof unit === 'string' && unit !== '' ? [unit] : []
}

/** One key for a unit, however it is written in the language of the site or in English: "kg" and "kilograms" are one. */
function unitKey(unit: string, language: string): string {
  const plain = bareUnit(unit)
  const find = (names: ReadonlyMap<string, string>) => names.get(plain) ?? names.get(small(plain))
  return find(namesIn('en')) ?? find(namesIn(language)) ?? plain
}

/** Without what makes no other unit: spaces, full stops and raised figures. The size of short letters does: mW is not MW. */
function bareUnit(unit: string): string {
  return unit.replace(/[\s.]/g, '').replaceAll('³', '3').replaceAll('²', '2')
}

function small(unit: string): string {
  return unit.length > 3 ? unit.toLowerCase() : unit
}

/** Currencies that have a sign of their own. */
const currencies = 'EUR USD GBP TRY JPY CHF CNY INR KRW ILS RUB UAH PLN SEK NOK DKK CZK BRL'.split(' ')

/** Names and signs of units and currencies in a language, as Unicode knows them. One that means two is left out. */
const namesIn = memoize((language: string): ReadonlyMap<string, string> => {
  const tag = canonicalTag(language) ?? 'en'
  const names = new Map<string, string>()
  const double = new Set<string>()
  const add = (name: string | undefined, key: string) => {
    const plain = small(bareUnit(name ?? ''))
    if (plain === '') return
    if (names.has(plain) && names.get(plain) !== key) double.add(plain)
    names.set(plain, key)
  }
  const find = (format: Intl.NumberFormat, type: string, number: number) =>
    format.formatToParts(number).find((part) => part.type === type)?.value
  for (const unit of Intl.supportedValuesOf('unit'))
    for (const unitDisplay of ['long', 'short'] as const) {
      const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay })
      for (const number of [1, 2, 5]) add(find(format, 'unit', number), unit)
    }
  for (const currency of currencies)
    for (const currencyDisplay of ['code', 'name', 'narrowSymbol'] as const) {
      const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay })
      for (const number of [1, 2]) add(find(format, 'currency', number), currency)
    }
  for (const name of double) names.delete(name)
  return names
})
