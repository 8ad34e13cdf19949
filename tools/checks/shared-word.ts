import type { Check } from '../content/check'
import { valueAt } from '../content/document'
import { timeUnits } from '../content/figure'
import { suggest } from '../content/nearest'
import { leaves } from '../content/phrase'
import { common } from '../content/words'

/** "t:key" and the units of figures name words that `common.json` has. */
export const sharedWord: Check = {
  code: 'shared-word',
  about: 'A "t:key" or a unit is not among the shared words of locales/<language>/common.json.',
  run({ marked, settings, locales, unreadable }, report) {
    const file = `locales/${settings.defaultLanguage}/common.json`
    const shared = locales.get(settings.defaultLanguage)?.get(common)
    if (!shared && unreadable.has(file)) return
    const keys = shared ? leaves(shared) : []
    const named = keys.filter((key) => key.startsWith('units.')).map((key) => key.slice('units.'.length))
    const units = ['%', ...timeUnits, ...named]
    for (const { document, marks, words } of marked) {
      for (const { value, path } of words) {
        if (!value.startsWith('t:') || keys.includes(value.slice(2))) continue
        report(document, path, `"${value}" is not a shared word of ${file}.`, { hint: suggest(value.slice(2), keys) })
      }
      for (const { kind, path, value } of marks) {
        const unit = kind === 'figure' ? valueAt(value, ['unit']) : undefined
        if (typeof unit !== 'string' || units.includes(unit)) continue
        report(document, [...path, 'unit'], `The unit "${unit}" is not among the units of ${file}.`, {
          hint: suggest(unit, units),
        })
      }
    }
  },
}
