import type { Check } from '../content/check'
import { valueAt } from '../content/document'
import { setting } from '../content/edit'
import { facetIds } from '../content/finder'
import { clearlyMeant, nearest, suggest } from '../content/nearest'

/** Languages, fields of activity, contacts, and what pages are for and do, are named as `_site.json` names them. */
export const unknownName: Check = {
  code: 'unknown-name',
  about: 'A language, field of activity, contact, or what a page is for or does, is not in pages/_site.json.',
  needed: true,
  create({ settings }, report) {
    const { json } = settings.document
    const names: Record<string, { what: string; known: string[] }> = {
      language: { what: 'language', known: settings.languages.map(({ code }) => code) },
      field: { what: 'field of activity', known: idsOf(json.fields) },
      contact: {
        what: 'contact',
        known: [...idsOf(json.contacts), ...settings.brands.flatMap(({ contacts }) => idsOf(contacts))],
      },
    }
    const lists: Record<string, { what: string; known: string[] }> = {
      for: { what: 'entry of "for" called', known: facetIds(settings, 'for') },
      does: { what: 'entry of "does" called', known: facetIds(settings, 'does') },
    }
    return {
      mark({ kind, document, path, value, argument }) {
        const name = kind === 'facet' ? lists[String(argument)] : names[kind]
        if (!name || name.known.includes(String(value))) return
        report(document, path, `There is no ${name.what} "${String(value)}" in pages/_site.json.`, {
          hint: suggest(String(value), name.known),
          fix: setting(document, path, clearlyMeant(String(value), name.known)),
          guess: setting(document, path, nearest(String(value), name.known)),
        })
      },
    }
  },
}

function idsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map((item) => String(valueAt(item, ['id']))) : []
}
