/**
 * A second, independent implementation of the Studio's operations. It changes values instead of text, and then formats
 * each document as a whole. It shares no code with the first implementation.
 */

export type Value = string | number | boolean | Value[] | { [name: string]: Value }
type Item = { [name: string]: Value }

export type Model = { page: Item; locales: Map<string, Item> }

/**
 * Formatting of JSON: indentation, line end, end of the file, byte order mark, and names of lists whose items each take
 * one line.
 */
export type Manner = { unit: string; lineEnd: string; last: string; mark: string; onOneLine: string[] }

/** Formats a document as its author would write it. */
export function format(value: Value, { unit, lineEnd, last, mark, onOneLine }: Manner): string {
  // Non-breaking spaces are invisible, so they are written as escapes.
  const plain = (single: Value) => JSON.stringify(single).replaceAll('\u00a0', '\\u00a0')
  const inline = (one: Value): string => {
    if (Array.isArray(one)) return `[${one.map(inline).join(', ')}]`
    if (typeof one !== 'object') return plain(one)
    const fields = Object.entries(one).map(([name, inner]) => `${JSON.stringify(name)}: ${inline(inner)}`)
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
  }
  const lines = (one: Value, indent: string, isFlat: boolean): string => {
    if (typeof one !== 'object') return plain(one)
    const isList = Array.isArray(one)
    const isPlain = isList && one.every((item) => typeof item !== 'object')
    if (isFlat || isPlain || Object.keys(one).length === 0) return inline(one)
    const deeper = indent + unit
    const parts = isList
      ? one.map((item) => lines(item, deeper, isFlat))
      : Object.entries(one).map(([name, inner]) => {
          const isFlatList = Array.isArray(inner) && onOneLine.includes(name) && inner.length > 0
          const text = isFlatList
            ? `[${lineEnd}${inner.map((item) => deeper + unit + inline(item)).join(`,${lineEnd}`)}${lineEnd}${deeper}]`
            : lines(inner, deeper, false)
          return `${JSON.stringify(name)}: ${text}`
        })
    const [open, close] = isList ? '[]' : '{}'
    return `${open}${lineEnd}${parts.map((part) => deeper + part).join(`,${lineEnd}`)}${lineEnd}${indent}${close}`
  }
  return mark + lines(value, '', false) + last
}

/** An item in a list of a page, with its path in the page, and the steps that lead to its texts in translations. */
export type Place = { list: Item[]; index: number; item: Item; path: (string | number)[]; steps: string[] }

/** All items of a page that have an id, in reading order. */
export function placesOf(page: Item): Place[] {
  const places: Place[] = []
  const walk = (value: Value, path: (string | number)[], steps: string[]) => {
    if (typeof value !== 'object') return
    if (!Array.isArray(value)) {
      for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name], [...steps, name])
      return
    }
    value.forEach((item, index) => {
      if (typeof item !== 'object' || Array.isArray(item)) return
      const place = { list: value as Item[], index, item, path: [...path, index], steps: [...steps, String(item.id)] }
      places.push(place)
      walk(item, place.path, place.steps)
    })
  }
  walk(page, [], [])
  return places
}

/** Value at a path in a translation; undefined if there is none. */
function branchAt(locale: Item | undefined, steps: string[]): Value | undefined {
  let value: Value | undefined = locale
  for (const step of steps) value = typeof value === 'object' && !Array.isArray(value) ? value[step] : undefined
  return value
}

/** Deletes part of a translation, and parents that become empty. */
function cut({ locales }: Model, lang: string, steps: string[]): void {
  const locale = locales.get(lang)
  if (!locale || branchAt(locale, steps) === undefined) return
  for (let length = steps.length; length > 0; length--) {
    const owner = branchAt(locale, steps.slice(0, length - 1)) as Item
    delete owner[steps[length - 1] ?? '']
    if (Object.keys(owner).length > 0) return
  }
  locales.delete(lang)
}

/** Sets the value at the given steps of a translation. New keys are inserted in the order of the page. */
function graft(model: Model, lang: string, steps: string[], value: Value): void {
  if (!model.locales.has(lang)) model.locales.set(lang, {})
  let owner = model.locales.get(lang) as Item
  steps.forEach((step, i) => {
    const isLast = i === steps.length - 1
    if (typeof owner[step] !== 'object' || isLast) {
      const order = orderBelow(model.page, steps.slice(0, i))
      const rank = order.indexOf(step)
      const previousIndex =
        step in owner
          ? undefined
          : Object.keys(owner).findLastIndex((name) => {
              const other = order.indexOf(name)
              return other >= 0 && other < rank
            })
      const newValue = isLast ? value : {}
      if (previousIndex === undefined) owner[step] = newValue
      else insertKey(owner, step, newValue, previousIndex + 1)
    }
    if (!isLast) owner = owner[step] as Item
  })
}

/** Names or ids below a path of the page, in order. */
function orderBelow(page: Item, steps: string[]): string[] {
  let value: Value | undefined = page
  for (const step of steps)
    value = Array.isArray(value)
      ? value.find((item) => (item as Item).id === step)
      : typeof value === 'object'
        ? value[step]
        : undefined
  if (Array.isArray(value)) return value.map((item) => String((item as Item).id))
  return typeof value === 'object' ? Object.keys(value) : []
}

function insertKey(owner: Item, name: string, value: Value, index: number): void {
  const entries = Object.entries(owner)
  entries.splice(index, 0, [name, value])
  for (const key of Object.keys(owner)) delete owner[key]
  Object.assign(owner, Object.fromEntries(entries))
}

function renameKey(owner: Item, name: string, to: string): void {
  const index = Object.keys(owner).indexOf(name)
  const value = owner[name] as Value
  delete owner[name]
  insertKey(owner, to, value, index)
}

/** The Studio's operations, applied to values instead of text. */
export const acts = {
  setField(owner: Item, name: string, value: Value, order: string[]) {
    if (name in owner) owner[name] = value
    else {
      const namesBefore = order.slice(0, order.indexOf(name))
      insertKey(owner, name, value, Object.keys(owner).findLastIndex((key) => namesBefore.includes(key)) + 1)
    }
  },
  clearField(model: Model, { item, steps }: Place, name: string) {
    delete item[name]
    for (const lang of [...model.locales.keys()]) cut(model, lang, [...steps, name])
  },
  setWord(model: Model, lang: string, steps: string[], text: string) {
    if (text === '') cut(model, lang, steps)
    else graft(model, lang, steps, text)
  },
  insert(list: Item[], at: number, item: Item) {
    list.splice(at, 0, item)
  },
  remove(model: Model, { list, index, steps }: Place) {
    list.splice(index, 1)
    for (const lang of [...model.locales.keys()]) cut(model, lang, steps)
  },
  move({ list, index }: Place, to: number) {
    list.splice(to, 0, ...list.splice(index, 1))
  },
  /** Copies an item. @param ids new ids by old ids, for all copied items whose ids must be unique */
  copy(model: Model, { list, index, item, steps }: Place, ids: Map<string, string>) {
    const copied = structuredClone(item)
    const rename = (value: Value, locale: Value | undefined) => {
      if (Array.isArray(value)) {
        for (const entry of value) {
          const inner = branchAt(locale as Item, [String((entry as Item).id)])
          rename(entry, inner)
          const id = ids.get(String((entry as Item).id))
          if (id === undefined || typeof entry !== 'object') continue
          if (inner !== undefined) renameKey(locale as Item, String((entry as Item).id), id)
          ;(entry as Item).id = id
        }
      } else if (typeof value === 'object')
        for (const [name, inner] of Object.entries(value)) rename(inner, branchAt(locale as Item, [name]))
    }
    const newId = ids.get(String(item.id)) ?? ''
    const [parent, key] = [steps.slice(0, -1), steps.at(-1) ?? '']
    const branches = [...model.locales].map(([, locale]) => {
      const owner = branchAt(locale, parent) as Item | undefined
      const branch = structuredClone(owner?.[key])
      return { owner, branch }
    })
    const forms = branches.map(({ branch }) => branch)
    // Renames the ids in each language. All languages have the same ids, so each pass produces the same item.
    for (const branch of forms.length > 0 ? forms : [undefined]) {
      const fresh = structuredClone(item)
      rename(fresh, branch)
      Object.assign(copied, fresh)
    }
    copied.id = newId
    list.splice(index + 1, 0, copied)
    for (const { owner, branch } of branches)
      if (owner && branch !== undefined) insertKey(owner, newId, branch, Object.keys(owner).indexOf(key) + 1)
  },
  rename(model: Model, { item, steps }: Place, id: string) {
    item.id = id
    for (const locale of model.locales.values()) {
      const owner = branchAt(locale, steps.slice(0, -1)) as Item | undefined
      if (owner && (steps.at(-1) ?? '') in owner) renameKey(owner, steps.at(-1) ?? '', id)
    }
  },
}
