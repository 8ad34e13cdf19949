import type { PageList } from '../../../schema/types'
import type { Anchors, Annotation, Contract } from '../base/contract'
import { shortHash } from '../base/hash'
import { type Document, partAt, valueAt } from '../json/document'
import { lettersFor } from '../language/faces'
import { headingsOf, inspectRichText, type RichTextFindings } from '../language/rich-text'
import { aboutOf, headWord, labelOf, languagesOf } from './fallback'
import { flatWords } from './flat-words'
import { isVector, type Slot, slotOf } from './media'
import type { Language, Locales, Page } from './model'
import { type OwnRow, ownRowsOf } from './own-rows'
import { sharedBrands } from './shown-brands'
import { type LanguageText, type Translator, translate } from './words'

/** The data about a page that the rest of the site needs, kept small so that thousands of pages fit into memory. */
export type PageInfo = Pick<Page, 'name' | 'slug' | 'file' | 'address' | 'valid' | 'lang' | 'fallback'> & {
  parent?: string
  /** Whether builds leave the page out. */
  draft?: boolean
  /** The first day of publication, as an ISO date. `until` is the last day. */
  from?: string
  until?: string
  /** Addresses of related pages. */
  related: string[]
  /** Ids from the page's "for" and "does". */
  for?: string[]
  does?: string[]
  /** The kind of the page, unless it is an ordinary page. */
  kind?: 'product' | 'article'
  /** Whether the page is the first page of a manual. */
  manual?: true
  /** The date of the page and the date of its last important change, as ISO dates. */
  date?: string
  updated?: string
  /** Ids from the page's "author" and "tags". */
  author?: string
  tags?: string[]
  /** The lists of pages on this page. */
  lists?: ListRule[]
  /** Addresses of the pages whose tables or names this page shows. */
  compared: string[]
  /** Whether search engines, the sitemap and the search of the site leave the page out. */
  noindex?: true
  /** Whether visitors can add this page, or an option on this page, to their list. */
  listed?: true
  /** Whether the page has a form. */
  hasForm?: true
  /** The rows of the page's tables, which other pages may show. */
  rows?: OwnRow[]
  /** The last days of the page's events. Events are not shown after their last day. */
  days?: string[]
  /** Addresses of the other pages to which the page links, without anchors, in the order of the document. */
  links: string[]
  /** Ids of the page's visible blocks, and of their tabs, continents and questions. All of them are anchors. */
  anchors: string[]
  /** The brands that show each anchor, by the anchor's id. Anchors that all brands show are left out. */
  anchorBrands?: Record<string, string[]>
  /** Names of people, firms and products on the page. */
  called?: string[]
  /** Short names by language: the page's label, else its title. */
  names: Record<string, LanguageText>
  /** The languages in which the page exists. */
  languages: string[]
  /** Descriptions by language. To save memory, only pages that lists show have this field. */
  about?: Record<string, LanguageText>
  /** Hashes (`headKey`) of the page's titles and descriptions. */
  heads: string[]
  /** Letters on the page that a font file of the language must contain (see `lettersFor`), by language. */
  letters?: Record<string, string>
  /** Paths of the page's media files, relative to `pages/_media`. */
  media: string[]
  /** Paths of pictures that may be cut or blurred (`tools/content/check/misfit.ts`), with the kind of their place. */
  places?: string[]
  /** The media files that are frames of a view that visitors can turn. */
  frames?: string[]
  /** The first picture in the page's document. */
  picture?: string
}

/** The fields of a block "page-list" that are not words. They determine which pages the list shows, and how. */
export type ListRule = Pick<
  PageList,
  'id' | 'of' | 'sort' | 'limit' | 'perPage' | 'look' | 'figures' | 'filters' | 'feed'
>

/** Returns the rule of a list. By default, a list without filters shows the pages below its page (`slug`). */
export function listRule(block: ListRule, slug: string | undefined): ListRule {
  const { id, sort, limit, perPage, look, figures, filters, feed } = block
  const of = block.of ?? (filters || slug === undefined ? undefined : { parent: slug })
  return { id, of, sort, limit, perPage, look, figures, filters, feed }
}

/** Collects the data about a page that other pages need. */
export function pageInfoOf(
  page: Page,
  languages: Language[],
  locales: Locales,
  translator: Translator,
  contract: Contract,
): PageInfo {
  const { name, slug, file, address, valid, lang, fallback, document, annotations, words } = page
  const { parent, related, draft, noindex, from, until, kind, date, updated, author } = document.json
  const completed = annotations.filter(({ kind }) => kind === 'completed').map(({ value }) => Object(value))
  const lists = valid ? completed.filter(({ type }) => type === 'page-list').map((list) => listRule(list, slug)) : []
  const rich = words.flatMap(({ markdown, value, path }) =>
    markdown ? inspectRichText(value, partAt(document, path)?.context) : [],
  )
  const links = [
    ...annotations.filter(({ kind }) => kind === 'link').map(({ value }) => String(value)),
    ...rich.flatMap(({ links }) => links),
  ]
  const exists = languagesOf(languages, page, translator)
  const media = annotations.filter(({ kind }) => kind === 'media')
  const names = words.flatMap(({ isName, value }) => (isName ? [value] : []))
  const frames = mediaFiles(media, 'frame')
  const shaped = media.filter(({ argument, value }) => slotOf(argument).shape && !isVector(String(value)))
  const places = [...new Set(shaped.map(({ value, argument }) => `${value}|${argument}`))]
  const anchorBrands = valid
    ? anchorsWithBrands(document, contract.anchors).flatMap(({ id, brands }) => (brands ? [[id, brands] as const] : []))
    : []
  return {
    name,
    slug,
    file,
    address,
    valid,
    lang,
    fallback,
    parent: typeof parent === 'string' ? parent : undefined,
    ...(draft === true ? { draft } : {}),
    ...(noindex === true ? { noindex } : {}),
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof until === 'string' ? { until } : {}),
    ...facetsOf(annotations, document),
    ...(kind === 'product' || kind === 'article' ? { kind } : {}),
    ...(document.json.manual === true && { manual: true as const }),
    ...(typeof date === 'string' && { date }),
    ...(typeof updated === 'string' && { updated }),
    ...(typeof author === 'string' && { author }),
    ...(lists.length > 0 && { lists }),
    ...(kind === 'product' || annotations.some(({ kind }) => kind === 'listed') ? { listed: true } : {}),
    ...(completed.some(({ type }) => type === 'form') ? { hasForm: true } : {}),
    related: Array.isArray(related) ? related.map(String) : [],
    compared: annotations.flatMap(({ kind, argument, value }) =>
      kind === 'compared' || (kind === 'link' && argument === 'place') ? [String(value)] : [],
    ),
    rows: ownRowsOf(page, languages, translator),
    days: lastDays(annotations, document),
    links: [...new Set(links.map((link) => link.split('#')[0] ?? ''))].filter(
      (link) => link !== '' && link !== address,
    ),
    anchors: valid ? anchorsOf(document, contract.anchors) : [],
    ...(anchorBrands.length > 0 && { anchorBrands: Object.fromEntries(anchorBrands) }),
    names: Object.fromEntries(languages.map(({ code }) => [code, labelOf(page, code, translator)])),
    languages: exists,
    about: Object.fromEntries(languages.map(({ code }) => [code, aboutOf(page, code, translator)])),
    heads: exists.flatMap((code) =>
      heads.map((field) => {
        const { text } = translate(translator, page, headWord(page, field), [code], [code])
        return headKey(code, field, text)
      }),
    ),
    ...(names.length > 0 && { called: names }),
    letters: lettersIn(page, languages, locales),
    media: [...new Set([...media.map(({ value }) => String(value)), ...filesIn(page, languages, locales, rich)])],
    ...(frames.length > 0 && { frames }),
    ...(places.length > 0 && { places }),
    picture:
      mediaFiles(media, 'picture')[0] ??
      rich.flatMap(({ media }) => media).find(({ kind }) => kind === 'picture')?.file,
  }
}

/** Finds media files in the rich texts of a page and its translations. @param rich findings in the page's texts */
function filesIn({ name, words }: Page, languages: Language[], locales: Locales, rich: RichTextFindings[]): string[] {
  const keys = words.flatMap(({ markdown, key }) => (markdown ? [key] : []))
  const translated = languages.flatMap(({ code }) => {
    const texts = flatWords(locales.get(code)?.get(name)?.json ?? {})
    return keys.flatMap((key) => inspectRichText(texts[key] ?? ''))
  })
  return [...rich, ...translated].flatMap(({ media }) => media.map(({ file }) => file))
}

function mediaFiles(media: Annotation[], kind: Slot['kind']): string[] {
  return media.filter(({ argument }) => slotOf(argument).kind === kind).map(({ value }) => String(value))
}

function facetsOf(annotations: Annotation[], { json }: Document): Pick<PageInfo, 'for' | 'does' | 'tags'> {
  const ids = (facet: string) =>
    Array.isArray(json[facet])
      ? annotations.flatMap(({ kind, argument, value, path }) =>
          kind === 'facet' && argument === facet && path[0] === facet ? [String(value)] : [],
        )
      : undefined
  const [kinds, needs, tags] = [ids('for'), ids('does'), ids('tags')]
  return { ...(kinds && { for: kinds }), ...(needs && { does: needs }), ...(tags && { tags }) }
}

function lastDays(annotations: Annotation[], { json }: Document): string[] | undefined {
  const days = annotations.flatMap(({ kind, path, value, argument }) =>
    kind === 'date' && argument === true
      ? [String(valueAt(json, [...path.slice(0, -1), 'end']) ?? value).slice(0, 10)]
      : [],
  )
  return days.length > 0 ? days : undefined
}

/** Letters on a page that a font file of the language must contain, by language. Undefined if there are none. */
export function lettersIn(page: Page, languages: Language[], locales: Locales): PageInfo['letters'] {
  const letters = languages.map(({ code }): [string, string] => {
    const words =
      page.lang === code
        ? page.words.map(({ value }) => value)
        : Object.values(flatWords(locales.get(code)?.get(page.name)?.json ?? {}))
    return [code, lettersFor(words.join(''), code)]
  })
  const needed = letters.filter(([, list]) => list !== '')
  return needed.length > 0 ? Object.fromEntries(needed) : undefined
}

/** The fields of a page that search engines show. */
export const heads = ['title', 'description'] as const

/**
 * Returns a hash of a title or description in one language, for finding pages with the same text. The texts themselves
 * are not stored, because they would be by far the largest part of a `PageInfo`.
 */
export function headKey(language: string, field: (typeof heads)[number], text: string): string {
  return shortHash(`${language} ${field} ${text}`)
}

/** Ids of a page's visible blocks and of their items that are anchors. Panels that link to a page are not anchors. */
export function anchorsOf(document: Document, anchors: Anchors): string[] {
  return anchorsWithBrands(document, anchors).map(({ id }) => id)
}

function anchorsWithBrands({ json }: Document, anchors: Anchors): { id: string; brands?: string[] }[] {
  const ids = (list: unknown, brands?: string[], kind?: unknown): { id: string; brands?: string[] }[] =>
    (Array.isArray(list) ? list : []).flatMap((item) => {
      if (item?.visible === false || (kind === 'panels' && item?.href !== undefined)) return []
      const itemBrands = sharedBrands(brands, item?.brands)
      const itemIds = Object.entries(anchors.get(item?.type) ?? {}).flatMap(([name, kind]) =>
        ids(item[name], itemBrands, kind),
      )
      const text = typeof item?.text === 'object' ? Object.values(Object(item.text)).join('\n\n') : item?.text
      const headings = item?.type === 'text' && typeof text === 'string' ? headingsOf(text) : []
      return [
        { id: String(item?.id), brands: itemBrands },
        ...headings.map(({ anchor }) => ({ id: `${item.id}-${anchor}`, brands: itemBrands })),
        ...ids(item?.blocks, itemBrands),
        ...itemIds,
      ]
    })
  return ids(json.blocks)
}
