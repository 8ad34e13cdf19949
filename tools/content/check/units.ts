import { timeUnits } from '../base/figure'
import { changes } from '../base/nearest'
import { valueAt } from '../json/document'
import { engineUnits } from '../read/interface-words'
import type { Locales } from '../read/model'
import { common } from '../read/words'

/** Units that need no words, since they are written alike in all languages of the engine. Sites may use other units. */
const commonUnits =
  '% °C cm² cm³ mm² mm³ dm µm nm in ft yd mi ft² ft³ cl dl hl gal l/s g/l mg/l µg oz lb kg/m² m/min mm/s mph kn GW VA kVA kvar ' +
  'J kJ MJ cal Wh W/m² mV mW mAh Ω kΩ kN °F psi ppm cd lm/W dpi px MP TB kbit/s Mbit/s GHz'

/** The units for which some language has a word, from the engine or from the site. */
export function wordedUnits(locales: Locales): string[] {
  const siteUnits = [...locales.values()].flatMap((names) =>
    Object.keys(valueAt(names.get(common)?.json, ['units']) ?? {}),
  )
  return [...engineUnits, ...siteUnits]
}

/** All units that are used without a warning. */
export function knownUnits(locales: Locales): Set<string> {
  return new Set([...timeUnits, ...wordedUnits(locales), ...commonUnits.split(' ')])
}

/** The known unit that a misspelt one most likely means: it differs in a letter, case, superscripts or letter order. */
export function meantUnit(unit: string, allUnits: Set<string>): string | undefined {
  const near = [...allUnits].filter((other) => other.length > 1 && changes(plainUnit(unit), plainUnit(other)) <= 1)
  const sorted = (name: string) => [...plainUnit(name)].sort().join('')
  const same =
    near.find((other) => plainUnit(other) === plainUnit(unit)) ?? near.find((other) => sorted(other) === sorted(unit))
  return same ?? (unit.length > 1 ? near[0] : undefined)
}

/** A unit without differences of case, superscripts and spaces: "M³/h" → "m3/h". */
function plainUnit(unit: string): string {
  return unit.toLowerCase().replaceAll('³', '3').replaceAll('²', '2').replaceAll(' ', '')
}
