import { currencyMeant, isCurrency } from '../../content/base/figure'
import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { setting } from '../../content/json/edit'
import { hasWord, knownUnits, meantUnits, unitCalled } from '../../content/read/units'
import { say } from '../../content/say/say.js'
import { exampleTable } from '../shared/examples'

/** Any unit may be used, but one that is similar to a known unit is probably a typo. */
export const unknownUnit: Check = {
  code: 'unknown-unit',
  severity: 'warning',
  about: say`A unit is not known, but is similar to one that is, or is written in one language.`,
  why: say`Any unit can be used, but this one is nearly a known one. If it is correct, add it to "units" of common.json.`,
  wrong: { 'pages/fan.json': { blocks: [exampleTable({ value: 20, unit: 'Kg' })] } },
  right: { 'pages/fan.json': { blocks: [exampleTable({ value: 20, unit: 'kg' })] } },
  create({ settings, locales }, report) {
    const unitsOfSite = knownUnits(locales)
    const codes = settings.languages.map(({ code }) => code)
    return {
      figure({ document, path, value, page }) {
        const unit = valueAt(value, ['unit'])
        if (typeof unit !== 'string' || unitsOfSite.has(unit) || isCurrency(unit)) return
        const currency = currencyMeant(unit)
        if (currency) {
          report(document, [...path, 'unit'], say`"${unit}" is not a unit. A price has the code of its currency.`, {
            guess: setting(document, [...path, 'unit'], currency),
            hint: say`Write "${currency}", or the code of another currency (ISO 4217).`,
          })
          return
        }
        const called = unitCalled(unit, locales, [page?.lang ?? settings.defaultLanguage, ...codes])
        if (called !== undefined) {
          report(
            document,
            [...path, 'unit'],
            say`The unit "${unit}" is a word of one language, shown in all languages.`,
            {
              guess: setting(document, [...path, 'unit'], called),
              hint: say`Write "${called}": each language shows its own word for it.`,
            },
          )
          return
        }
        const [likelyUnit, other] = meantUnits(unit, unitsOfSite)
        if (likelyUnit === undefined || other !== undefined) {
          if (codes.length > 1 && (other !== undefined || hasWord(unit)))
            report(
              document,
              [...path, 'unit'],
              say`The unit "${unit}" is not known, so visitors of all languages read it as it is.`,
              {
                hint: say`Write a known unit, or add "${unit}" to "units" of each locales/<language>/common.json, with its word there.`,
              },
            )
          return
        }
        report(document, [...path, 'unit'], say`The unit "${unit}" is not known. Did you mean "${likelyUnit}"?`, {
          guess: setting(document, [...path, 'unit'], likelyUnit),
          hint: say`If it is right, add it to "units" in locales/${settings.defaultLanguage}/common.json.`,
        })
      },
    }
  },
}
