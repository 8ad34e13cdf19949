import type { ReadText } from './parts/from-words'

/**
 * A token is a number between two private-use characters. A page that itself contains such a character is rendered
 * separately.
 */
const tokenStart = '\uE000'
const token = /\uE000(\d+)\uE001/

/** Names of fields that determine the markup of components. Their values must be equal in all languages. */
const settings = new Set(['type', 'kind', 'tag', 'tone', 'state', 'src', 'mark', 'field', 'colour', 'look'])

/** Thrown if the language versions of a page differ in more than their words. */
export class Differs extends Error {
  /** @param index index of the language that differs from the first */
  constructor(readonly index = 1) {
    super('These languages cannot be rendered together.')
  }
}

type Words = (string | undefined)[]

/**
 * Creates functions that merge the values of several languages into one value, with a token for each string that
 * differs.
 */
export function createTokens(count: number) {
  const lists: Words[] = []
  const byFirst = new Map<string | undefined, number[]>()

  /** Equal words get equal tokens, because components may compare words with each other. */
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

  /** Merges strings of several languages. @throws Differs */
  function mergeStrings(values: readonly unknown[], mayDiffer: boolean): string | undefined {
    const [first] = values
    let isSame = true
    for (let i = 1; i < values.length; i++) {
      const value = values[i]
      if (value === first) continue
      // An empty string must not be merged with others: React puts a comment between two strings, unless one of them is
      // empty.
      if (!mayDiffer || value === '' || first === '' || (typeof value !== 'string' && value !== undefined))
        throw new Differs(i)
      isSame = false
    }
    if (!isSame) return tokenOf(values as Words)
    if (typeof first === 'string' && count > 1 && first.includes(tokenStart)) throw new Differs()
    return first as string | undefined
  }

  /** Merges values of several languages. @param key field name of the values @throws Differs */
  function merge<Value>(values: readonly Value[], key?: string): Value {
    const [first] = values
    // With one language there are no tokens, so no copy is needed.
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
    if (Array.isArray(first)) return first.map((_, i) => merge(values.map((value) => Object(value)[i]))) as Value
    const merged: Record<string, unknown> = {}
    for (const name of Object.keys(first))
      merged[name] = merge(
        values.map((value) => Object(value)[name]),
        name,
      )
    return merged as Value
  }

  /** Creates a function that replaces tokens with the words of one language. */
  function reader(language: number): ReadText {
    const words = (_: string, index: string) => lists[Number(index)]?.[language] ?? ''
    return (text) => (text.includes(tokenStart) ? text.replace(new RegExp(token, 'g'), words) : text)
  }

  const readers = Array.from({ length: count }, (_, i) => reader(i))

  return {
    merge: <Value>(values: readonly Value[]) => merge(values),
    /** Functions that replace tokens with words, one function for each language. */
    readers,
    /** Calls `make` for each language and merges the results. @throws Differs if they differ in more than words */
    ask<Value extends string | boolean | undefined>(make: (read: ReadText) => Value): Value {
      const values = readers.map(make)
      return mergeStrings(
        values,
        values.every((value) => typeof value !== 'boolean'),
      ) as Value
    },
    /** Creates the markup for each language. @throws Differs if a word outside an attribute is undefined */
    fill: (markup: string) => fillTokens(markup, lists, count),
  }
}

/** Whether two objects have the same fields, or two lists have the same length. */
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
  for (let index = 1; index < pieces.length; index += 2) {
    const words = lists[Number(pieces[index])] ?? []
    const after = pieces[index + 1] ?? ''
    const attribute = words.includes(undefined) ? (/ [a-z-]+="$/.exec(pieces[index - 1] ?? '')?.[0] ?? '') : ''
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

/** Escapes text as React does in elements and attributes. */
function escapeMarkup(text: string): string {
  return special.test(text) ? text.replace(/["&'<>]/g, (sign) => escapes[sign] ?? sign) : text
}
