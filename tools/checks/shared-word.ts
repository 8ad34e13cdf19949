import type { Check, Report } from '../content/check'
import { valueAt } from '../content/document'
import { heads } from '../content/entry'
import { timeUnits } from '../content/figure'
import { isShared, leaves } from '../content/phrase'
import { suggest } from '../content/problem'
import type { Site } from '../content/site'
import { common, siteNamespace } from '../content/words'
import { sharedKeys } from './shared-keys'

/** "t:key" and the units of figures name words that `common.json` has. */
export const sharedWord: Check = {
  code: 'shared-word',
  about: 'A "t:key" or a unit is not among the shared words of locales/<language>/common.json, or cannot be one.',
  run(site, report) {
    const { marked, settings, locales, unreadable } = site
    checkTranslations(site, report)
    const file = `locales/${settings.defaultLanguage}/common.json`
    const shared = locales.get(settings.defaultLanguage)?.get(common)
    if (!shared && unreadable.has(file)) return
    const keys = [...sharedKeys(site)]
    const groups = new Set(keys.flatMap((key) => key.split('.').slice(0, -1).join('.') || []))
    const named = keys.filter((key) => key.startsWith('units.')).map((key) => key.slice('units.'.length))
    const units = ['%', ...timeUnits, ...named]
    for (const { document, marks, words, ...from } of marked) {
      for (const { value, path, key } of words) {
        if (!isShared(value)) continue
        const name = value.slice(2)
        if ('name' in from && heads.some((head) => head === key))
          report(document, path, `The ${key} of a page cannot be a shared word.`, {
            hint: 'Write it out: no other page has it, and a page exists in the languages that translate it.',
          })
        else if (groups.has(name))
          report(document, path, `"${value}" is a group of shared words, not one.`, {
            hint: suggest(
              name,
              keys.filter((one) => one.startsWith(`${name}.`)),
            ),
          })
        else if (!keys.includes(name))
          report(document, path, `"${value}" is not a shared word of ${file}.`, { hint: suggest(name, keys) })
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

/** Shared words are translated once, in `common.json`: a translation is never a key. */
function checkTranslations({ isPart, pages, locales, settings }: Site, report: Report) {
  const own = new Set(pages.map(({ name }) => name))
  for (const { code } of settings.languages) {
    for (const [name, document] of locales.get(code) ?? []) {
      if (isPart && !own.has(name)) continue
      for (const key of leaves(document)) {
        const steps = key.split('.')
        const text = valueAt(document.json, steps)
        if (typeof text !== 'string' || !isShared(text)) continue
        const source = name === common || name === siteNamespace ? 'source' : 'page'
        report(document, steps, `A translation cannot be "${text}".`, {
          hint: `Write the words, or write "${text}" in the ${source} and remove this line.`,
        })
      }
    }
  }
}
