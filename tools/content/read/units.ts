import { timeUnits } from '../base/figure'
import { plainLetters } from '../base/lookalikes'
import { changes } from '../base/nearest'
import { valueAt } from '../json/document'
import { canonicalTag } from '../language/language'
import { engineUnits, engineWords } from './interface-words'
import type { Locales } from './model'
import { common } from './words'

/**
 * Units that need no translation, because they are the same in all languages of the engine. Sites may also use other
 * units.
 */
const commonUnits =
  '% °C cm² cm³ mm² mm³ dm µm nm in ft yd mi ft² ft³ cl dl hl gal l/s g/l mg/l µg oz lb kg/m² m/min mm/s km/s mol rad mph kn GW VA kVA kvar ' +
  'J kJ MJ cal Wh GWh Wp kWp MWp W/m² mV mW mAh Ω kΩ kN °F psi ppm cd lm/W dpi px MP TB kbit/s Mbit/s GHz'

/** The units for which the engine or the site has a word in at least one language. */
export function wordedUnits(locales: Locales): string[] {
  const siteUnits = [...locales.values()].flatMap((names) =>
    Object.keys(valueAt(names.get(common)?.json, ['units']) ?? {}),
  )
  return [...engineUnits, ...siteUnits]
}

/** All units that cause no warning. */
export function knownUnits(locales: Locales): Set<string> {
  return new Set([...timeUnits, ...wordedUnits(locales), ...commonUnits.split(' ')])
}

/**
 * Finds a unit by its name, or by another abbreviation of it, in one of the languages:
 * `unitCalled('dev/dak', locales, ['tr']) // 'rpm'`
 */
export function unitCalled(words: string, locales: Locales, languages: string[]): string | undefined {
  // A single letter is the symbol of different units in different scripts.
  if (words.length === 1) return undefined
  return languages.flatMap((language) => {
    const siteUnits: unknown = valueAt(locales.get(language)?.get(common)?.json, ['units'])
    const units = Object.entries({ ...engineWords(language)?.units, ...Object(siteUnits) })
    const named = units.find(([, word]) => plainUnit(String(word)) === plainUnit(words))
    const alike = units.find(([, word]) => isAbbreviated(plainUnit(String(word)), plainUnit(words)))
    return named?.[0] ?? intlUnitCalled(words, language) ?? alike?.[0] ?? []
  })[0]
}

/** The engine's units by their ECMA-402 identifiers, without the units of time. */
const intlUnits = {
  ...{ liter: 'l', milliliter: 'ml', gram: 'g', kilogram: 'kg', hectare: 'ha', celsius: '°C', percent: '%' },
  ...{ millimeter: 'mm', centimeter: 'cm', meter: 'm', kilometer: 'km', inch: 'in', foot: 'ft' },
}

/** The unit with a given name in a language, such as "hour" for "Stunden" or "l" for "Liter" in German. */
function intlUnitCalled(words: string, language: string): string | undefined {
  const isCalled = (unit: string) =>
    [1, 2, 5].some((count) =>
      new Intl.NumberFormat(canonicalTag(language) ?? 'en', { style: 'unit', unit, unitDisplay: 'long' })
        .formatToParts(count)
        .some(({ type, value }) => type === 'unit' && value === words),
    )
  return timeUnits.find(isCalled) ?? Object.entries(intlUnits).find(([unit]) => isCalled(unit))?.[1]
}

/** Whether two names with a slash abbreviate the same words, part by part: "d/dk" and "devir/dakika". */
function isAbbreviated(name: string, other: string): boolean {
  const [parts, otherParts] = [name, other].map((text) => text.replaceAll('.', '').split('/'))
  const isWithin = (short: string, long: string) =>
    short[0] === long[0] &&
    [...short].reduce((from, letter) => long.indexOf(letter, from) + 1 || Infinity, 0) < Infinity
  return (
    parts !== undefined &&
    otherParts?.length === parts.length &&
    parts.length > 1 &&
    parts.every((part, i) => isWithin(part, otherParts[i] ?? '') || isWithin(otherParts[i] ?? '', part))
  )
}

/**
 * Finds the known units that an unknown unit may have been meant to be: the one that differs only in case, superscripts
 * or letter order, else all that differ in one letter.
 */
export function meantUnits(unit: string, allUnits: Set<string>): string[] {
  const near = [...allUnits].filter((other) => other.length > 1 && changes(plainUnit(unit), plainUnit(other)) <= 1)
  const sorted = (name: string) => [...plainUnit(name)].sort().join('')
  const same =
    near.find((other) => plainUnit(other) === plainUnit(unit)) ?? near.find((other) => sorted(other) === sorted(unit))
  return same !== undefined ? [same] : unit.length > 1 ? near : []
}

/**
 * Whether a unit contains a word, such as "crates", and not only symbols, such as "kWp". A word has at least three
 * letters, and no uppercase letters after the first.
 */
export function hasWord(unit: string): boolean {
  return /(?<!\p{L})\p{L}[\p{Ll}\p{Lo}]{2,}(?!\p{L})/u.test(unit)
}

/** Normalizes a unit for comparison: case, superscripts, full stops and spaces do not matter. "M³/h" → "m3/h". */
function plainUnit(unit: string): string {
  return plainLetters(unit)
    .toLowerCase()
    .replaceAll('³', '3')
    .replaceAll('²', '2')
    .replaceAll(/[ .°\u2060]/g, '')
}
