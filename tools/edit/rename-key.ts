import { Refusal } from '../cli/errors.js'
import { valueAt } from '../content/document'
import { openText } from '../content/open-text'
import { say } from '../content/say/say.js'
import type { Site } from '../content/site'
import { common } from '../content/words'
import { Draft, type Edit } from './edit'

/**
 * Gives a shared word another key: in all languages, and wherever "t:key" is used.
 * @param key "offer" or, of a word in a group, "sales.offer", whose group stays
 * @throws Refusal when that cannot be
 */
export function renameKey(site: Site, key: string, to: string): Edit {
  const { settings, locales, marked } = site
  const [steps, wanted] = [key.split('.'), to.split('.')]
  const own = locales.get(settings.defaultLanguage)?.get(common)
  if (!own || valueAt(own.json, steps) === undefined)
    throw new Refusal(
      say`"${key}" is no word of locales/${settings.defaultLanguage}/${common}.json; nothing was changed.`,
    )
  if (valueAt(own.json, wanted) !== undefined)
    throw new Refusal(say`There is a word "${to}" already; nothing was changed.`)
  const last = wanted.at(-1) ?? ''
  if (steps.slice(0, -1).join('.') !== wanted.slice(0, -1).join('.') || !/^[\w-]+$/.test(last))
    throw new Refusal(
      say`"${key}" cannot be called "${to}": it stays in its group, and has letters, digits and hyphens.`,
    )
  const draft = new Draft(site)
  for (const names of locales.values()) {
    const document = names.get(common)
    if (document && valueAt(document.json, steps) !== undefined)
      draft.write(document.file, openText(draft.text(document.file)).rename(steps, last).text)
  }
  for (const { document, words } of marked)
    for (const { path, value } of words) if (value === `t:${key}`) draft.writeValue(document.file, path, `t:${to}`)
  return draft.edit
}
