import type { Check } from '../content/check'
import { valueAt } from '../content/document'
import { timeUnits } from '../content/figure'
import { engineUnits } from '../content/interface-words'
import { nearest } from '../content/problem'
import { common } from '../content/words'

/** Any unit may be used; one that is nearly a known one is most likely a slip. */
export const unknownUnit: Check = {
  code: 'unknown-unit',
  about: 'A unit is not known, and nearly one that is.',
  run({ marked, settings, locales }, report) {
    const own = [...locales.values()].flatMap((names) => Object.keys(valueAt(names.get(common)?.json, ['units']) ?? {}))
    const known = new Set(['%', ...timeUnits, ...engineUnits, ...own])
    for (const { document, marks } of marked) {
      for (const { kind, path, value } of marks) {
        const unit = kind === 'figure' ? valueAt(value, ['unit']) : undefined
        if (typeof unit !== 'string' || known.has(unit)) continue
        const meant = nearest(unit, known)
        if (meant === undefined) continue
        report(document, [...path, 'unit'], `The unit "${unit}" is not known. Did you mean "${meant}"?`, {
          severity: 'warning',
          hint: `If it is right, add it to "units" in locales/${settings.defaultLanguage}/common.json.`,
        })
      }
    }
  },
}
