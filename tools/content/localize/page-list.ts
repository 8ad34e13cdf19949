import type { ListedPage, ListedPages, Text } from '../../../schema/parts'
import { valueAt } from '../json/document'
import { dayText } from '../read/dates'
import { type Facet, facetIds } from '../read/facets'
import { fieldOf, listedPages } from '../read/listed-pages'
import type { Settings } from '../read/model'
import { type ListRule, listRule, type PageInfo } from '../read/page-info'
import { asText, common, siteNamespace, translate } from '../read/words'
import { comparisonOf } from './comparison'
import { type Localizer, pageName, pictureOf } from './localizer'

/** Returns the anchors of all filter combinations of a page list: "find/homes", "find/-/heat", "find/homes/heat". */
export function answerAnchors({ id, filters = [] }: ListRule, settings: Settings): string[] {
  const steps = filters.reduce<string[]>(
    (starts, filter) =>
      starts.flatMap((start) => ['-', ...facetIds(settings, filter)].map((answer) => `${start}/${answer}`)),
    [id],
  )
  return [...new Set(steps.map((anchor) => anchor.replace(/(\/-)+$/, '')))].filter((anchor) => anchor !== id)
}

/** Returns the pages of a list in one language, and the questions by which visitors can filter the pages. */
export function listOf(block: ListRule, localizer: Localizer): ListedPages {
  const { site, slug, reader } = localizer
  const list = listRule(block, slug)
  const { look = 'cards', filters = [], figures } = list
  const pages = listedPages(list, slug, site, reader)
  const hasFigures = figures !== undefined || look === 'table'
  const table = comparisonOf({ pages: hasFigures ? pages.map(({ address }) => address) : [], rows: figures }, localizer)
  const names = pages.map((info) => JSON.stringify(pageName(info, localizer)))
  const entries = pages.map((info, i): ListedPage => {
    const { address, picture, date, author } = info
    const parent = look === 'answers' ? site.index.bySlug.get(info.parent ?? '') : undefined
    const cells = table.products.find(({ href }) => href === address)?.cells
    const changed = list.feed && info.languages.includes(reader) ? (info.updated ?? date) : undefined
    const field = fieldOf(info, site)
    return {
      href: address,
      name: pageName(info, localizer),
      ...((look === 'cards' || look === 'rows' || list.feed) && { text: aboutOf(info, localizer) }),
      ...(picture !== undefined && look !== 'table' && { picture: pictureOf(picture, site) }),
      ...(date !== undefined && look !== 'answers' && { date: dayIn(date, localizer.around) }),
      ...(author !== undefined && look !== 'answers' && { author: facetText('authors', author, localizer) ?? author }),
      ...(cells && { cells }),
      ...(filters.length > 0 && { answers: Object.fromEntries(filters.map((filter) => [filter, info[filter] ?? []])) }),
      ...(parent && { group: pageName(parent, localizer) }),
      ...(names.filter((name) => name === names[i]).length > 1 && { namesake: true }),
      ...(field !== undefined && { field }),
      ...(changed !== undefined && { changed }),
    }
  })
  return { entries, filters: filters.map((id) => ({ id, options: facetOptions(id, localizer) })), columns: table.rows }
}

function dayIn(date: string, language: string): ListedPage['date'] {
  return { day: date, text: dayText(date, language) }
}

/** Returns the entries of one of the site's lists for classifying pages, with their names in one language. */
export function facetOptions(facet: Facet, localizer: Named): { id: string; name: Text }[] {
  return facetIds(localizer.site.settings, facet).map((id) => ({ id, name: facetText(facet, id, localizer) ?? id }))
}

/** The parts of a localizer that `facetText` needs. */
type Named = Pick<Localizer, 'site' | 'translator' | 'around' | 'shared'>

function aboutOf({ about = {} }: PageInfo, { around, site }: Localizer): Text | undefined {
  return about[around] && asText(about[around], around, site)
}

/** Returns the name (or another text) of an entry in one of the site's lists for classifying pages. */
export function facetText(
  facet: Facet,
  id: string,
  { site, translator, around, shared }: Named,
  field = 'name',
): Text | undefined {
  const { settings } = site
  const word = settings.words.find(({ key }) => key === `${facet}.${id}.${field}`)
  if (!word) return undefined
  const from = { name: siteNamespace, lang: settings.defaultLanguage }
  return asText(translate(translator, from, word, shared, shared), around, site)
}

/** Fields of the site file and of `common.json` whose texts affect only pages with a list or an author. */
export const listFields = ['for', 'does', 'tags', 'authors', 'page-list']

/**
 * Serializes the texts that affect only pages with a list or an author: the names in the site's lists for classifying
 * pages, and the words of the block "page-list", in all languages.
 */
export function listTexts({ settings, locales }: Pick<Localizer['site'], 'settings' | 'locales'>): string {
  const shared = [...locales.values()].flatMap((names) => [names.get(siteNamespace)?.json, names.get(common)?.json])
  return JSON.stringify(
    [settings.document.json, ...shared].map((json) => listFields.map((name) => valueAt(json, [name]))),
  )
}
