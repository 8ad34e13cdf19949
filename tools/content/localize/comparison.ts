import type { Cell, ComparedTable, Text } from '../../../schema/parts'
import { decimalsOf, writeFigure } from '../base/figure'
import { policyFor } from '../read/fallback'
import type { OwnRow, OwnWords } from '../read/own-rows'
import type { PageInfo } from '../read/page-info'
import type { SiteIndex } from '../read/site-index'
import { asText } from '../read/words'
import { figureWords, type Localizer, pageName } from './localizer'

/** A comparison as written in a document: the addresses of its pages, and the ids of its rows. */
type Compared = { pages: string[]; rows?: string[] }

/**
 * The ids of the rows that a comparison shows: the rows listed in the document, else those that at least two of its
 * pages have, in the order of the pages' tables.
 */
export function comparedRows({ pages, rows }: Compared, { byAddress }: SiteIndex): string[] {
  if (rows) return rows
  const times = new Map<string, number>()
  for (const address of pages)
    for (const { id } of byAddress.get(address)?.rows ?? []) times.set(id, (times.get(id) ?? 0) + 1)
  return [...times].filter(([, count]) => count > 1).map(([id]) => id)
}

/** The table of a comparison in one language. Each text follows the fallback policy of the page that contains it. */
export function comparisonOf(compared: Compared, localizer: Localizer): ComparedTable {
  const { site } = localizer
  const pages = compared.pages.flatMap((address) => site.index.byAddress.get(address) ?? [])
  const rowsById = comparedRows(compared, site.index).map((id) => ({
    id,
    rows: pages.map((page) => rowWithId(page, id)),
  }))
  const products = pages.map((page, i) => ({
    href: page.address,
    name: pageName(page, localizer),
    cells: Object.fromEntries(
      rowsById.flatMap(({ id, rows }) => (rows[i] ? [[id, comparedCell(rows[i], rows, page, localizer)]] : [])),
    ),
  }))
  return {
    rows: rowsById.flatMap(({ id, rows }) => {
      const index = rows.findIndex((row) => row !== undefined)
      const [page, row] = [pages[index], rows[index]]
      return page && row ? [{ id, label: ownWordsText(row.label, page, localizer) }] : []
    }),
    products,
  }
}

function rowWithId({ rows }: PageInfo, id: string): OwnRow | undefined {
  return rows?.find((row) => row.id === id)
}

/** A cell of a comparison. @param pageRows the same row on all pages; its figures get the same number of decimals */
function comparedCell(row: OwnRow, pageRows: (OwnRow | undefined)[], page: PageInfo, localizer: Localizer): Cell {
  const { figure, words = '' } = row
  if (!figure) return { kind: 'text', text: ownWordsText(words, page, localizer) }
  const decimals = decimalsOf(pageRows.flatMap((other) => other?.figure ?? []))
  return writeFigure(figure, localizer.around, figureWords(localizer), decimals)
}

/** A text of another page, in the first language of that page's fallback policy in which the text exists. */
function ownWordsText(words: OwnWords, page: PageInfo, { site, translator, around, shared }: Localizer): Text {
  if (typeof words === 'string') return asText(translator.shared(words, shared), around, site)
  const lang = [...policyFor(page, around), page.lang].find((code) => words[code] !== undefined) ?? page.lang
  return asText({ text: words[lang] ?? '', lang }, around, site)
}
