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
  '% °C cm² cm³ mm² mm³ dm µm nm in ft yd mi ft² ft³ cl dl hl gal l/s g/l mg/l µg oz lb kg/m² m/min mm/s mph kn GW VA kVA kvar ' +
  'J kJ MJ cal Wh W/m² mV mW mAh Ω kΩ kN °F psi ppm cd lm/W dpi px MP TB kbit/s Mbit/s GHz'

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

/** Finds a unit by its name in one of the languages: `unitCalled('m³/saat', locales, ['tr']) // 'm³/h'` */
export function unitCalled(words: string, locales: Locales, languages: string[]): string | undefined {
  return languages.flatMap((language) => {
    const siteUnits: unknown = valueAt(locales.get(language)?.get(common)?.json, ['units'])
    const units = Object.entries({ ...engineWords(language)?.units, ...Object(siteUnits) })
    return (
      units.find(([, word]) => plainUnit(String(word)) === plainUnit(words))?.[0] ?? timeUnitCalled(words, language)
    )
  })[0]
}

/** The unit of time that has a given name in a language, such as "hour" for "Stunden" in German. */
function timeUnitCalled(words: string, language: string): string[] | string {
  const isCalled = (unit: string) =>
    [1, 2, 5].some((count) =>
      new Intl.NumberFormat(canonicalTag(language) ?? 'en', { style: 'unit', unit, unitDisplay: 'long' })
        .formatToParts(count)
        .some(({ type, value }) => type === 'unit' && value === words),
    )
  return timeUnits.find(isCalled) ?? []
}

/**
 * Finds the known unit that an unknown unit was most likely meant to be. The two differ in one letter, case,
 * superscripts or letter order.
 */
export function meantUnit(unit: string, allUnits: Set<string>): string | undefined {
  const near = [...allUnits].filter((other) => other.length > 1 && changes(plainUnit(unit), plainUnit(other)) <= 1)
  const sorted = (name: string) => [...plainUnit(name)].sort().join('')
  const same =
    near.find((other) => plainUnit(other) === plainUnit(unit)) ?? near.find((other) => sorted(other) === sorted(unit))
  return same ?? (unit.length > 1 ? near[0] : undefined)
}

/** Normalizes a unit for comparison: case, superscripts and spaces do not matter. "M³/h" → "m3/h". */
function plainUnit(unit: string): string {
  return plainLetters(unit)
    .toLowerCase()
    .replaceAll('³', '3')
    .replaceAll('²', '2')
    .replaceAll(/[ \u2060]/g, '')
}
