import { isObject, type Json, type JsonObject } from './json'
import type { Lab } from './lab'

/**
 * Makes of a page that the schema allows one that the checks allow as well, as far as a program can:
 * they know what one place demands of another.
 */
export function settle(page: JsonObject, { source }: Lab): JsonObject {
  let count = 0
  const name = (item: JsonObject) => {
    item.id = `n-${++count}`
  }
  const top = objectsIn(page.blocks)
  page.blocks = blocks(top, true)
  for (const field of ['path', 'parent', 'related', 'languages']) if (count % 3 > 0) Reflect.deleteProperty(page, field)
  if (Array.isArray(page.related)) {
    const pages = page.related.filter((address) => String(address).startsWith('/'))
    if (pages.length > 0) page.related = pages
    else Reflect.deleteProperty(page, 'related')
  }
  Reflect.deleteProperty(page, 'path')
  return page

  function blocks(list: JsonObject[], isTop: boolean): Json[] {
    const allowed = list.filter(
      ({ type }, i) => (type !== 'hero' || (isTop && i === 0)) && (isTop || (type !== 'tabs' && type !== 'map')),
    )
    const isRepeated = ({ type }: JsonObject, i: number) =>
      type === 'map' && allowed.findIndex((other) => other.type === type) < i
    const kept = allowed.filter((block, i) => !isRepeated(block, i))
    for (const block of kept) {
      name(block)
      settleBlock(block)
    }
    return kept.length > 0 ? kept : [{ type: 'text', id: `n-${++count}`, text: String(page.title) }]
  }

  function settleBlock(block: JsonObject): void {
    for (const [key, list] of Object.entries(block))
      if (key !== 'continents') for (const item of objectsIn(list)) if ('id' in item) name(item)
    if (block.type === 'spec-table') settleTable(block)
    if (block.type === 'tabs') for (const item of objectsIn(block.items)) settlePanel(item)
    if (block.type === 'map') settleMap(block)
    if (block.type === 'drawing') settleDrawing(block)
    if (!block.image && block.type === 'text') Reflect.deleteProperty(block, 'caption')
    if (!objectsIn(block.cards).some(({ href }) => href))
      Reflect.deleteProperty(block, block.type === 'card-grid' ? 'action' : '-')
    for (const item of objectsIn(block.documents)) item.editions = firstOfEach(objectsIn(item.editions), 'language')
  }

  function settleTable(table: JsonObject): void {
    const columns = objectsIn(table.columns)
    const plain: Json = { none: true }
    for (const row of objectsIn(table.rows)) {
      const value = row.value ?? plain
      for (const field of ['value', 'cells']) Reflect.deleteProperty(row, field)
      Object.assign(
        row,
        columns.length > 0 ? { cells: Object.fromEntries(columns.map(({ id }) => [String(id), value])) } : { value },
      )
    }
    if (columns.length === 0) Reflect.deleteProperty(table, 'rowHeading')
    else table.rowHeading ??= String(page.title)
  }

  function settlePanel(item: JsonObject): void {
    if (item.blocks) {
      Reflect.deleteProperty(item, 'href')
      item.blocks = blocks(objectsIn(item.blocks), false)
    } else item.href ??= '/'
  }

  function settleMap(map: JsonObject): void {
    map.continents = firstOfEach(objectsIn(map.continents), 'id')
    for (const continent of objectsIn(map.continents))
      if (continent.blocks) continent.blocks = blocks(objectsIn(continent.blocks), false)
    map.empty ??= String(page.title)
  }

  /** The key of a drawing explains what it marks. */
  function settleDrawing(drawing: JsonObject): void {
    const file = isObject(drawing.image ?? null) ? (drawing.image as JsonObject).src : undefined
    const [part] = objectsIn(drawing.parts)
    drawing.parts = (source.media[String(file)]?.marks ?? []).map((mark) => ({ ...part, id: `n-${++count}`, mark }))
  }
}

function objectsIn(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : []
}

function firstOfEach(list: JsonObject[], field: string): JsonObject[] {
  return list.filter((item, i) => list.findIndex((other) => other[field] === item[field]) === i)
}
