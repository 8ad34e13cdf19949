import { clearlyMeant, nearest, suggest } from '../../content/base/nearest'
import type { Path } from '../../content/base/problem'
import type { Check } from '../../content/check/check'
import { type Document, valueAt } from '../../content/json/document'
import { setting } from '../../content/json/edit'
import { type Facet, facetIds } from '../../content/read/facets'
import { siteNamespace } from '../../content/read/words'
import { type Said, say } from '../../content/say/say.js'

/**
 * Pages use only ids (of languages, brands, contacts, tags …) that `_site.json` defines. Every group of a person is
 * defined in the same block.
 */
export const unknownName: Check = {
  code: 'unknown-name',
  about: say`A language, field of activity, brand, contact, tag, author, or what a page is for or does, is not listed in pages/_site.json.`,
  why: say`Languages, fields of activity, brands and contacts must have the names that pages/_site.json gives them.`,
  wrong: { 'pages/fan.json': { blocks: [{ type: 'contact-list', id: 'mail', contacts: ['offce'] }] } },
  right: { 'pages/fan.json': { blocks: [{ type: 'contact-list', id: 'mail', contacts: ['office'] }] } },
  needed: true,
  create({ settings, locales }, report) {
    const { json } = settings.document
    const names: Record<string, { what: Said; known: string[] }> = {
      language: { what: say`language`, known: settings.languages.map(({ code }) => code) },
      field: { what: say`field of activity`, known: itemIds(json.fields) },
      brand: { what: say`brand`, known: settings.brands.map(({ id }) => id) },
      contact: {
        what: say`contact`,
        // A brand's contacts override the site's contacts with the same ids.
        known: [...new Set([json, ...settings.brands].flatMap(({ contacts }) => itemIds(contacts)))],
      },
    }
    const reportUnknown = (document: Document, path: Path, id: string, known: string[], message: Said) =>
      report(document, path, message, {
        hint: suggest(id, known),
        fix: setting(document, path, clearlyMeant(id, known)),
        guess: setting(document, path, nearest(id, known)),
      })
    /** Whether an entry of the site file still has translations, and was therefore probably removed by mistake. */
    const isRemoved = (id: string) =>
      [...locales.values()].some((names) => {
        const { fields, contacts } = Object(names.get(siteNamespace)?.json)
        return [fields, contacts].some((list) => Object.hasOwn(Object(list), id))
      })
    return {
      // Reports people in an unknown group, because they would not be shown.
      block({ type, block, path, page: { document, valid } }) {
        if (!valid || type !== 'people') return
        for (const [i, item] of (block.items as object[]).entries()) {
          const [id, groupIds] = [valueAt(item, ['group']), itemIds(block.groups)]
          if (typeof id === 'string' && !groupIds.includes(id))
            reportUnknown(
              document,
              [...path, 'items', i, 'group'],
              id,
              groupIds,
              say`There is no group "${id}" in "groups".`,
            )
        }
      },
      mark({ kind, document, path, value, argument }) {
        const id = String(value)
        const facet = kind === 'facet' ? (argument as Facet) : undefined
        const knownIds = facet ? facetIds(settings, facet) : names[kind]?.known
        if (!knownIds || knownIds.includes(id)) return
        const message = facet
          ? say`There is no entry of "${facet}" called "${id}" in pages/_site.json.`
          : say`There is no ${names[kind]?.what} "${id}" in pages/_site.json.`
        if (!facet && isRemoved(id))
          report(
            document,
            path,
            say`"${id}" was removed from pages/_site.json, but pages and translations still name it.`,
            {
              hint: say`Put it back, or remove it everywhere: npm run find -- ${id}`,
            },
          )
        else reportUnknown(document, path, id, knownIds, message)
      },
    }
  },
}

function itemIds(list: unknown): string[] {
  return Array.isArray(list) ? list.map((item) => String(valueAt(item, ['id']))) : []
}
