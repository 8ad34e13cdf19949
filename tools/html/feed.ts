import { addressIn, feedAddress, limited, plainWords } from '../../renderer/server'
import { allBlocks, type LocalizedPage, type LocalizedSite } from '../../schema/localized'
import type { Text } from '../../schema/parts'
import { escapeHtml } from './escape'

/** Maximum number of entries in a feed. */
const mostEntries = 50

/**
 * Makes the Atom feed (RFC 4287) of the page list that has the field "feed". The newest entries come first.
 * @param page a page as the brand shows it, with all pages of its list
 * @returns undefined if there is no such list, or if the list has no dated pages in the language
 */
export function feedOf(
  page: LocalizedPage,
  site: Pick<LocalizedSite, 'language' | 'defaultLanguage' | 'base'>,
  brand: { name: string; origin: string },
): string | undefined {
  const list = allBlocks(page.blocks).find((block) => block.type === 'page-list' && block.feed)
  const entries = list?.type === 'page-list' ? limited(list).filter(({ changed }) => changed !== undefined) : []
  if (list?.type !== 'page-list' || entries.length === 0) return undefined
  const urlOf = (address: string) => escapeHtml(new URL(addressIn(site.language, address, site), brand.origin).href)
  const self = urlOf(feedAddress(page.address))
  const days = entries.map(({ changed = '' }) => changed).sort()
  const newest = entries.toSorted((a, b) => ((a.date?.day ?? '') < (b.date?.day ?? '') ? 1 : -1)).slice(0, mostEntries)
  return [
    `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">`,
    `<id>${self}</id>${element('title', joined(list.title ?? page.title, brand.name))}`,
    element('subtitle', page.description),
    `<updated>${timeOf(days.at(-1))}</updated><author>${element('name', brand.name)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${urlOf(page.address)}"/>`,
    ...newest.map(({ href, name, text, date, changed, author }) =>
      [
        `<entry><id>${urlOf(href)}</id>${element('title', name)}<link rel="alternate" type="text/html" href="${urlOf(href)}"/>`,
        `<published>${timeOf(date?.day)}</published><updated>${timeOf(changed)}</updated>`,
        ...(author === undefined ? [] : [`<author>${element('name', author)}</author>`]),
        ...(text === undefined ? [] : [element('summary', text)]),
        '</entry>',
      ].join(''),
    ),
    '</feed>\n',
  ].join('')
}

function element(name: string, text: Text): string {
  const lang = typeof text === 'string' || text.lang === undefined ? '' : ` xml:lang="${text.lang}"`
  return `<${name}${lang}>${escapeHtml(plainWords(text))}</${name}>`
}

function joined(title: Text, brand: string): Text {
  const text = `${plainWords(title)} – ${brand}`
  return typeof title === 'string' ? text : { ...title, text }
}

/** Formats the beginning of a day as Atom requires. */
function timeOf(day = ''): string {
  return `${day}T00:00:00Z`
}
