import type { FinderAnswers, Text } from '../../../schema/parts'
import { valueAt } from '../json/document'
import type { Settings } from '../read/model'
import type { PageInfo } from '../read/page-info'
import { ancestorsOf, type SiteIndex } from '../read/site-index'
import { asText, siteNamespace, translate } from '../read/words'
import { type Localizer, pictureOf } from './localizer'

/** The names of the lists in `_site.json` whose ids classify pages. */
export type Facet = 'for' | 'does' | 'tags' | 'authors'

/** The ids in one of the site's lists for classifying pages. */
export function facetIds({ document }: Settings, facet: Facet): string[] {
  const list = document.json[facet]
  return Array.isArray(list) ? list.map((item) => String(valueAt(item, ['id']))) : []
}

/** All anchors that show an answer of a finder: "find/homes", "find/-/heat", "find/homes/heat". */
export function answerAnchors(id: string, settings: Settings): string[] {
  const [kinds, needs] = [facetIds(settings, 'for'), facetIds(settings, 'does')]
  return [
    ...kinds.flatMap((kind) => [`${id}/${kind}`, ...needs.map((need) => `${id}/${kind}/${need}`)]),
    ...needs.map((need) => `${id}/-/${need}`),
  ]
}

/** The data of finders in one language: the site's two lists, and the pages that have ids from both lists. */
export function answersOf(localizer: Localizer): FinderAnswers {
  const { site } = localizer
  const pages = inOrder(site.index.found, localizer).map((info) => ({ info, name: shownName(info, localizer) }))
  const names = pages.map(({ name }) => JSON.stringify(name))
  return {
    ...facetsOf(localizer),
    pages: pages.map(({ info, name }) => {
      const parent = site.index.bySlug.get(info.parent ?? '')
      const isNamesake = names.filter((other) => other === JSON.stringify(name)).length > 1
      return {
        href: info.address,
        name,
        ...(parent && { group: shownName(parent, localizer) }),
        ...(isNamesake && { namesake: true }),
        field: fieldOf(info, localizer),
        ...(info.picture !== undefined && { picture: pictureOf(info.picture, site) }),
        for: info.for ?? [],
        does: info.does ?? [],
      }
    }),
  }
}

/** The site's lists "for" and "does", with their names in one language. */
export function facetsOf(localizer: Named): Pick<FinderAnswers, 'for' | 'does'> {
  const choices = (facet: Facet) =>
    facetIds(localizer.site.settings, facet).map((id) => ({ id, name: choiceName(`${facet}.${id}.name`, localizer) }))
  return { for: choices('for'), does: choices('does') }
}

/** The parts of a localizer that `facetsOf` needs. */
type Named = Pick<Localizer, 'site' | 'translator' | 'around' | 'shared'>

function shownName({ names, address }: PageInfo, { around, site }: Localizer): Text {
  return asText(names[around] ?? { text: address, lang: around }, around, site)
}

function choiceName(key: string, { site, translator, around, shared }: Named): Text {
  const { settings } = site
  const word = settings.words.find((other) => other.key === key)
  if (!word) return key
  const from = { name: siteNamespace, lang: settings.defaultLanguage }
  return asText(translate(translator, from, word, shared, shared), around, site)
}

type Fields = { id: string; href: string }[]

function siteFields({ site }: Localizer): Fields {
  const { fields } = site.settings.document.json
  return Array.isArray(fields) ? (fields as Fields) : []
}

/** The id of the field of activity whose own page is the given page or one of its ancestors. */
function fieldOf(page: PageInfo, localizer: Localizer): string | undefined {
  const addresses = [...ancestorsOf(page, localizer.site.index), page].map(({ address }) => address)
  return siteFields(localizer).find(({ href }) => addresses.includes(href))?.id
}

/**
 * Sorts pages by the first of their "does" ids in the order of the site's list, then by field of activity, then by the
 * order in which their ancestors link to them.
 */
function inOrder(pages: PageInfo[], localizer: Localizer): PageInfo[] {
  const { index, settings } = localizer.site
  const needs = facetIds(settings, 'does')
  const roleOf = ({ does = [] }: PageInfo) => Math.min(...does.map((need) => needs.indexOf(need)))
  const fields = siteFields(localizer).map(({ href }) => href)
  const placeOf = (info: PageInfo) => {
    const branch = [...ancestorsOf(info, index), info]
    return [roleOf(info), ...branch.map((page) => rankOf(page, index, fields))]
  }
  const placed = pages.map((page) => ({ page, place: placeOf(page) }))
  return placed.sort((a, b) => compareLists(a.place, b.place)).map(({ page }) => page)
}

function rankOf(page: PageInfo, { children }: SiteIndex, fields: string[]): number {
  const family = page.parent === undefined ? undefined : children.get(page.parent)
  const rank = family ? family.indexOf(page) : fields.indexOf(page.address)
  return rank < 0 ? Number.MAX_SAFE_INTEGER : rank
}

function compareLists(a: number[], b: number[]): number {
  const longer = a.length > b.length ? a : b
  const index = longer.findIndex((_, i) => a[i] !== b[i])
  return index < 0 ? 0 : (a[index] ?? -1) - (b[index] ?? -1)
}
