import type { Node } from 'jsonc-parser'
import { isTextFile } from '../../content/base/page-of-file'
import type { Path } from '../../content/base/problem'
import { valueAt } from '../../content/json/document'
import { isObject } from '../../content/json/json'
import type { Raw } from '../../content/json/json-write'
import { isSame, keysOf, openText, placeAmong } from '../../content/json/open-text'
import type { Question } from '../protocol'
import { readJson } from './translations'

/**
 * Three versions of a file's text: `base`, from which both sides started; `theirs`, on the disk; and `ours`, to be
 * saved.
 */
export type Versions = { base?: string; theirs?: string; ours?: string }

/**
 * The merged text, and a question for each open conflict. Until the user answers a question, the text contains the
 * value from `theirs`.
 */
export type Merged = { text?: string; questions: Question[] }

type Side = 'ours' | 'theirs'

const whole: Place = { path: [], steps: [] }

/**
 * Merges two edits of a file, field by field. A text in a separate file counts as one field. List items are matched by
 * their ids. If both sides changed a field, the user is asked which value to keep.
 * @param answer returns the user's choice by the key of a question; undefined if there is no choice yet
 */
export function mergeTexts(file: string, versions: Versions, answer: (key: string) => Side | undefined): Merged {
  const { base, theirs, ours } = versions
  if (ours === base || ours === theirs) return { text: theirs, questions: [] }
  if (theirs === base) return { text: ours, questions: [] }
  const merge = new Merge(file, answer)
  const chosen = () => ({
    text: merge.ask(whole, base, theirs, ours) === 'ours' ? ours : theirs,
    questions: merge.questions,
  })
  if (isTextFile(file)) return chosen()
  const origins = new Map<unknown, Raw>()
  const [baseJson, theirJson, ourJson] = [readJson(base ?? '{}'), readJson(theirs), readOwn(ours ?? '', origins)]
  if (theirs === undefined || !isObject(baseJson) || !isObject(theirJson) || !isObject(ourJson)) return chosen()
  const value = merge.values(whole, baseJson, theirJson, ourJson)
  return { text: openText(theirs).set([], value, undefined, origins).text, questions: merge.questions }
}

/**
 * Place of a value: its path in `ours` (or in `theirs`, if `ours` lacks the value), and the steps of its translation
 * key.
 */
type Place = { path: Path; steps: string[] }

class Merge {
  readonly questions: Question[] = []

  constructor(
    readonly file: string,
    readonly answer: (key: string) => Side | undefined,
  ) {}

  /** The side whose value is used. If the user has not chosen yet, adds a question and returns "theirs". */
  ask({ path, steps }: Place, base: unknown, theirs: unknown, ours: unknown): Side {
    const key = [this.file, ...steps].join(' ')
    const side = this.answer(key)
    if (side === undefined) this.questions.push({ key, file: this.file, path, base, ours, theirs })
    return side ?? 'theirs'
  }

  values(place: Place, base: unknown, theirs: unknown, ours: unknown): unknown {
    if (isSame(ours, base) || isSame(ours, theirs)) return theirs
    if (isSame(theirs, base)) return ours
    if (isObject(theirs) && isObject(ours)) return this.fields(place, isObject(base) ? base : {}, theirs, ours)
    const [baseKeys, theirKeys, ourKeys] = [base ?? [], theirs, ours].map(keysOf)
    if (baseKeys && theirKeys && ourKeys)
      return this.items(place, keyed(base, baseKeys), keyed(theirs, theirKeys), keyed(ours, ourKeys))
    return this.ask(place, base, theirs, ours) === 'ours' ? ours : theirs
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
      const fieldPlace = { path: [...path, name], steps: [...steps, name] }
      return [name, this.values(fieldPlace, base[name], theirs[name], ours[name])] as const
    })
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  }

  items(place: Place, base: Keyed, theirs: Keyed, ours: Keyed): unknown[] {
    const order = (keys: Keyed, among: Keyed) => [...keys.keys()].filter((key) => among.has(key) && base.has(key))
    const isMoved = (keys: Keyed) => !isSame(order(keys, keys), order(base, keys))
    const isAsked = isMoved(theirs) && isMoved(ours) && !isSame(order(theirs, ours), order(ours, theirs))
    const [baseSteps = [], theirSteps = [], ourSteps = []] = [base, theirs, ours].map((items) =>
      [...items.values()].map(({ step }) => step),
    )
    const isOurs = isAsked ? this.ask(place, baseSteps, theirSteps, ourSteps) === 'ours' : isMoved(ours)
    const [first, second] = isOurs ? [ours, theirs] : [theirs, ours]
    const keys = [...first.keys()]
    for (const key of second.keys()) if (!first.has(key)) keys.splice(placeAmong(keys, key, [...second.keys()]), 0, key)
    return keys.flatMap((key) => {
      const [baseItem, theirItem, ourItem] = [base.get(key), theirs.get(key), ours.get(key)]
      const { index = 0, step = '' } = ourItem ?? theirItem ?? {}
      const itemPlace = { path: [...place.path, index], steps: [...place.steps, step] }
      const value = this.values(itemPlace, baseItem?.value, theirItem?.value, ourItem?.value)
      return value === undefined ? [] : [value]
    })
  }
}

/** The items of a list, by the keys that identify them (see `keysOf`). */
type Keyed = Map<string, { value: unknown; index: number; step: string }>

function keyed(list: unknown, keys: string[]): Keyed {
  return new Map(
    keys.map((key, index) => {
      const id = valueAt(list, [index, 'id'])
      return [key, { value: valueAt(list, [index]), index, step: typeof id === 'string' ? id : String(index) }]
    }),
  )
}

/** Parses a JSON text. @param origins receives the source text of each object and list, to preserve their formatting */
function readOwn(text: string, origins: Map<unknown, Raw>): unknown {
  const document = openText(text)
  const read = (node: Node): unknown => {
    const { type, value, children = [] } = node
    if (type !== 'array' && type !== 'object') return value
    const parsed =
      type === 'array'
        ? children.map(read)
        : Object.fromEntries(children.map(({ children: [key, inner] = [] }) => [key?.value, inner && read(inner)]))
    origins.set(parsed, document.raw(node))
    return parsed
  }
  const tree = document.json === undefined ? undefined : document.node([])
  return tree && read(tree)
}
