import type { Node } from 'jsonc-parser'
import type { Path } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { isObject } from '../../content/json/json'
import type { Raw } from '../../content/json/json-write'
import { isSame, keysOf, openText, placeAmong } from '../../content/json/open-text'
import type { Question } from '../protocol'
import { readJson } from './translations'

/** Three texts of a file: what two edits began with, what the other made of it, and what is to be saved. None where it is not there. */
export type Versions = { base?: string; theirs?: string; ours?: string }

/** A text with both edits, or as far as that can be said, and what must be asked. */
export type Merged = { text?: string; questions: Question[] }

type Side = 'ours' | 'theirs'

const whole: Place = { path: [], steps: [] }

/**
 * Merges two edits of a file, field by field: items of lists are known by their ids. What both changed is a question.
 * @param answer to a question, by its key; where there is none, the other's value is taken
 */
export function mergeTexts(file: string, versions: Versions, answer: (key: string) => Side | undefined): Merged {
  const { base, theirs, ours } = versions
  if (ours === base || ours === theirs) return { text: theirs, questions: [] }
  if (theirs === base) return { text: ours, questions: [] }
  const origins = new Map<unknown, Raw>()
  const [before, other, own] = [readJson(base ?? '{}'), readJson(theirs), readOwn(ours ?? '', origins)]
  const merge = new Merge(file, answer)
  if (theirs === undefined || !isObject(before) || !isObject(other) || !isObject(own)) {
    const side = merge.ask(whole, base, theirs, ours)
    return { text: side === 'ours' ? ours : theirs, questions: merge.questions }
  }
  const value = merge.values(whole, before, other, own)
  return { text: openText(theirs).set([], value, undefined, origins).text, questions: merge.questions }
}

/** Where something is: in what is to be saved, or, where it is gone there, in what the other has; and the steps of its words. */
type Place = { path: Path; steps: string[] }

class Merge {
  readonly questions: Question[] = []

  constructor(
    readonly file: string,
    readonly answer: (key: string) => Side | undefined,
  ) {}

  /** The side whose value counts. */
  ask({ path, steps }: Place, base: unknown, theirs: unknown, ours: unknown): Side {
    const key = [this.file, ...steps].join(' ')
    const side = this.answer(key)
    if (side === undefined) this.questions.push({ key, file: this.file, path, base, ours, theirs })
    return side ?? 'theirs'
  }

  values(at: Place, base: unknown, theirs: unknown, ours: unknown): unknown {
    if (isSame(ours, base) || isSame(ours, theirs)) return theirs
    if (isSame(theirs, base)) return ours
    if (isObject(theirs) && isObject(ours)) return this.fields(at, isObject(base) ? base : {}, theirs, ours)
    const [old, other, own] = [base ?? [], theirs, ours].map(keysOf)
    if (old && other && own) return this.items(at, keyed(base, old), keyed(theirs, other), keyed(ours, own))
    return this.ask(at, base, theirs, ours) === 'ours' ? ours : theirs
  }

  fields(
    { path, steps }: Place,
    base: Record<string, unknown>,
    theirs: Record<string, unknown>,
    ours: Record<string, unknown>,
  ): object {
    const names = Object.keys(theirs)
    for (const name of Object.keys(ours))
      if (!names.includes(name)) names.splice(placeAmong(names, name, Object.keys(ours)), 0, name)
    const merged = names.map((name) => {
      const at = { path: [...path, name], steps: [...steps, name] }
      return [name, this.values(at, base[name], theirs[name], ours[name])] as const
    })
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  }

  items(at: Place, base: Keyed, theirs: Keyed, ours: Keyed): unknown[] {
    const order = (keys: Keyed, among: Keyed) => [...keys.keys()].filter((key) => among.has(key) && base.has(key))
    const isMoved = (keys: Keyed) => !isSame(order(keys, keys), order(base, keys))
    const isAsked = isMoved(theirs) && isMoved(ours) && !isSame(order(theirs, ours), order(ours, theirs))
    const [old = [], other = [], own = []] = [base, theirs, ours].map((items) =>
      [...items.values()].map(({ step }) => step),
    )
    const isOurs = isAsked ? this.ask(at, old, other, own) === 'ours' : isMoved(ours)
    const [first, second] = isOurs ? [ours, theirs] : [theirs, ours]
    const keys = [...first.keys()]
    for (const key of second.keys()) if (!first.has(key)) keys.splice(placeAmong(keys, key, [...second.keys()]), 0, key)
    return keys.flatMap((key) => {
      const [old, other, own] = [base.get(key), theirs.get(key), ours.get(key)]
      const { index = 0, step = '' } = own ?? other ?? {}
      const place = { path: [...at.path, index], steps: [...at.steps, step] }
      const value = this.values(place, old?.value, other?.value, own?.value)
      return value === undefined ? [] : [value]
    })
  }
}

/** The items of a list by what tells them apart. */
type Keyed = Map<string, { value: unknown; index: number; step: string }>

function keyed(list: unknown, keys: string[]): Keyed {
  return new Map(
    keys.map((key, index) => {
      const id = valueAt(list, [index, 'id'])
      return [key, { value: valueAt(list, [index]), index, step: typeof id === 'string' ? id : String(index) }]
    }),
  )
}

/** The value of a text, each object and list of which knows how it is written. */
function readOwn(text: string, origins: Map<unknown, Raw>): unknown {
  const document = openText(text)
  const read = (node: Node): unknown => {
    const { type, value, children = [] } = node
    if (type !== 'array' && type !== 'object') return value
    const found =
      type === 'array'
        ? children.map(read)
        : Object.fromEntries(children.map(({ children: [key, inner] = [] }) => [key?.value, inner && read(inner)]))
    origins.set(found, document.raw(node))
    return found
  }
  const tree = document.json === undefined ? undefined : document.node([])
  return tree && read(tree)
}
