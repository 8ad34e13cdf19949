import { isObject, type Json, type JsonObject, slotsIn } from './json'
import type { Lab } from './lab'

/**
 * Makes of a page that the schema allows one that the checks allow as well, as far as a program can: they know what one
 * place demands of another.
 */
export function settle(page: JsonObject, { source, site }: Lab): JsonObject {
  // As the generator leaves them: ids are named here, so that each is there once.
  const slots = slotsIn(page).filter(({ key, value }) => key === 'id' && value === 'id')
  for (const [i, { owner }] of slots.entries()) Object.assign(owner, { id: `n-${i}` })
  let count = slots.length
  const comparable = comparablePages(site)
  page.blocks = settled(objectsIn(page.blocks), true)
  settleLanguages(page, site.settings.defaultLanguage)
  if (String(page.until) < String(page.from)) remove(page, 'until')
  // Where a page is decides what others may say of it.
  remove(page, 'path', 'parent', 'related')
  if (!page.for || !page.does) remove(page, 'for', 'does')
  return page

  function settled(list: JsonObject[], isTop: boolean): Json[] {
    const kept = firstOfEach(list, 'type', ['map', 'hero']).filter(({ type }) =>
      type === 'hero' ? isTop && list[0]?.type === type : isTop || (type !== 'tabs' && type !== 'map'),
    )
    for (const block of kept) settleBlock(block)
    // Where no two pages have a row in common, nothing can be compared; diagrams and calculators need tables that are made for them.
    const shown = kept.filter(({ type }) => type !== 'scale' && type !== 'reckon' && (type !== 'compare' || comparable))
    if (shown.every(({ visible }) => visible === false)) for (const block of shown) remove(block, 'visible')
    return shown.length > 0 ? shown : [{ type: 'text', id: `other-${count++}`, text: String(page.title) }]
  }

  function settleBlock(block: JsonObject): void {
    if (block.type === 'spec-table') settleTable(block)
    if (block.type === 'drawing') settleDrawing(block)
    if (block.type === 'compare') {
      Object.assign(block, { pages: comparable })
      remove(block, 'rows')
    }
    if (block.type === 'events')
      for (const event of objectsIn(block.items)) if (String(event.end) < String(event.start)) remove(event, 'end')
    if (block.type === 'gallery' && !block.autoAdvance) remove(block, 'autoStart')
    if (block.type === 'text' && !block.image) remove(block, 'caption')
    if (block.type === 'map') block.continents = firstOfEach(objectsIn(block.continents), 'id')
    if (block.type === 'map') block.empty ??= String(page.title)
    for (const panel of [...objectsIn(block.items), ...objectsIn(block.continents)]) {
      if (!panel.blocks && block.type === 'tabs') panel.href ??= '/'
      else if (panel.blocks) remove(panel, 'href')
      if (panel.blocks) panel.blocks = settled(objectsIn(panel.blocks), false)
    }
    const cards = objectsIn(block.cards)
    for (const card of cards) if (!card.href) remove(card, 'reload')
    if (cards.length > 0 && !cards.some(({ href }) => href)) remove(block, 'action')
    for (const item of objectsIn(block.documents)) item.editions = firstOfEach(objectsIn(item.editions), 'language')
  }

  /** A cell for every column, or a value where there is none. */
  function settleTable(table: JsonObject): void {
    const columns = objectsIn(table.columns)
    if (columns.length > 0) remove(table, 'large')
    else if (Array.isArray(table.large))
      table.large = objectsIn(table.rows)
        .slice(0, table.large.length)
        .map(({ id }) => String(id))
    for (const row of objectsIn(table.rows)) {
      const { value = { none: true } } = row
      remove(row, 'value', 'cells')
      if (columns.length === 0) row.value = value
      else row.cells = Object.fromEntries(columns.map(({ id }) => [String(id), value]))
    }
    if (columns.length === 0) remove(table, 'rowHeading')
    else table.rowHeading ??= String(page.title)
  }

  /** The key of a drawing explains what it marks. */
  function settleDrawing(drawing: JsonObject): void {
    const file = isObject(drawing.image ?? null) ? (drawing.image as JsonObject).src : undefined
    const [part = {}] = objectsIn(drawing.parts)
    // Its marks are written in it, and it is drawn once.
    remove(part, 'x', 'y', 'tall')
    remove(drawing, 'tall')
    const marks = source.media[String(file)]?.labels ?? []
    drawing.parts = marks.map((mark) => ({ ...part, id: `other-${count++}`, mark }))
  }
}

/** A page exists in its own language, and looks for words no further than there. */
function settleLanguages(page: JsonObject, defaultLanguage: string): void {
  const lang = page.lang ?? defaultLanguage
  if (Array.isArray(page.languages)) page.languages = [...new Set([lang, ...page.languages])]
  if (Array.isArray(page.fallback) && page.fallback.includes(lang))
    page.fallback = page.fallback.slice(0, page.fallback.indexOf(lang) + 1)
}

/** The first two pages whose tables have a row in common. */
function comparablePages({ index }: Lab['site']): string[] | undefined {
  const tables = index.pages.flatMap(({ address, rows }) => (rows ? [{ address, ids: rows.map(({ id }) => id) }] : []))
  for (const [i, one] of tables.entries())
    for (const other of tables.slice(i + 1))
      if (one.ids.some((id) => other.ids.includes(id))) return [one.address, other.address]
  return undefined
}

function objectsIn(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : []
}

/** A list without what repeats a field of an item before. @param values of the field that may not be repeated; any when not given */
function firstOfEach(list: JsonObject[], field: string, values?: string[]): JsonObject[] {
  return list.filter(
    (item, i) =>
      list.findIndex((other) => other[field] === item[field]) === i || values?.includes(String(item[field])) === false,
  )
}

function remove(json: JsonObject, ...fields: string[]): void {
  for (const field of fields) Reflect.deleteProperty(json, field)
}
