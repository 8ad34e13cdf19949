import type { Read } from './parts/from-words'

/** Stand around the number of a token. They are for private use; a page that has one itself is rendered by itself. */
const tokenStart = '\uE000'
const token = /\uE000(\d+)\uE001/

/** Settings, which components decide by: they have to be the same. */
const settings = new Set(['type', 'kind', 'tag', 'tone', 'state', 'src', 'mark', 'field', 'colour', 'look'])

/** Thrown where languages differ in more than words. */
export class Differs extends Error {
  /** @param index which of them differs from the first */
  constructor(readonly index = 1) {
    super('These languages cannot be rendered together.')
  }
}

type Words = (string | undefined)[]

/** The common form of values in several languages, with a token for every string in which they differ. */
export function createTokens(count: number) {
  const lists: Words[] = []
  const byFirst = new Map<string | undefined, number[]>()

  /** Equal words have equal tokens, so that components may compare them with what is not from words. */
  function tokenOf(words: Words): string {
    const [first] = words
    const alike = byFirst.get(first) ?? []
    if (alike.length === 0) byFirst.set(first, alike)
    let index = alike.find((index) => words.every((word, i) => lists[index]?.[i] === word))
    if (index === undefined) {
      index = lists.push(words) - 1
      alike.push(index)
    }
    return `${tokenStart}${index}\uE001`
  }

  /** @throws Differs */
  function mergeStrings(values: readonly unknown[], mayDiffer: boolean): string | undefined {
    const [first] = values
    let isSame = true
    for (let i = 1; i < values.length; i++) {
      const value = values[i]
      if (value === first) continue
      // React sets marks between words, and none next to an empty string.
      if (!mayDiffer || value === '' || first === '' || (typeof value !== 'string' && value !== undefined))
        throw new Differs(i)
      isSame = false
    }
    if (!isSame) return tokenOf(values as Words)
    if (typeof first === 'string' && count > 1 && first.includes(tokenStart)) throw new Differs()
    return first as string | undefined
  }

  /** @param key the field they stand in @throws Differs */
  function merge<Value>(values: readonly Value[], key?: string): Value {
    const [first] = values
    // Nothing is put in their places, so that they need no copy.
    if (count === 1) return first as Value
    if (typeof first === 'string') {
      const absent = values.indexOf(undefined as Value)
      if (absent > 0) throw new Differs(absent)
      return mergeStrings(values, !settings.has(key ?? '')) as Value
    }
    if (typeof first !== 'object' || first === null) {
      const other = values.findIndex((value) => value !== first)
      if (other > 0) throw new Differs(other)
      return first as Value
    }
    for (let i = 1; i < values.length; i++) if (!isLike(first, values[i])) throw new Differs(i)
    if (Array.isArray(first)) return first.map((_, at) => merge(values.map((value) => Object(value)[at]))) as Value
    const merged: Record<string, unknown> = {}
    for (const name of Object.keys(first))
      merged[name] = merge(
        values.map((value) => Object(value)[name]),
        name,
      )
    return merged as Value
  }

  /** The words of one of the languages. */
  function reader(language: number): Read {
    const words = (_: string, index: string) => lists[Number(index)]?.[language] ?? ''
    return (text) => (text.includes(tokenStart) ? text.replace(new RegExp(token, 'g'), words) : text)
  }

  const readers = Array.from({ length: count }, (_, i) => reader(i))

  return {
    merge: <Value>(values: readonly Value[]) => merge(values),
    /** The functions that give the words of each language. */
    readers,
    /** The results in each language, as one value. @throws Differs where that is no word, and not the same in all */
    ask<Value extends string | boolean | undefined>(make: (read: Read) => Value): Value {
      const values = readers.map(make)
      return mergeStrings(
        values,
        values.every((value) => typeof value !== 'boolean'),
      ) as Value
    },
    /** The markup of each language. @throws Differs where words are missing outside of an attribute */
    fill: (markup: string) => fillTokens(markup, lists, count),
  }
}

/** Whether two objects or lists have the same fields, or as many items. */
function isLike(first: object, other: unknown): boolean {
  if (typeof other !== 'object' || other === null || Array.isArray(first) !== Array.isArray(other)) return false
  if (Array.isArray(first) && Array.isArray(other)) return first.length === other.length
  const keys = Object.keys(first)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other)
}

function fillTokens(markup: string, lists: Words[], count: number): string[] {
  if (count === 1) return [markup]
  const pieces = markup.split(token)
  const filled = new Array<string>(count).fill(pieces[0] ?? '')
  for (let at = 1; at < pieces.length; at += 2) {
    const words = lists[Number(pieces[at])] ?? []
    const after = pieces[at + 1] ?? ''
    const attribute = words.includes(undefined) ? (/ [a-z-]+="$/.exec(pieces[at - 1] ?? '')?.[0] ?? '') : ''
    if (words.includes(undefined) && (attribute === '' || !after.startsWith('"'))) throw new Differs()
    for (let i = 0; i < count; i++) {
      const word = words[i]
      filled[i] =
        word === undefined
          ? filled[i]?.slice(0, -attribute.length) + after.slice(1)
          : filled[i] + escapeMarkup(word) + after
    }
  }
  return filled
}

const special = /["&'<>]/
const escapes: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

/** Words as React writes them, in elements and in attributes. */
function escapeMarkup(text: string): string {
  return special.test(text) ? text.replace(/["&'<>]/g, (sign) => escapes[sign] ?? sign) : text
}
