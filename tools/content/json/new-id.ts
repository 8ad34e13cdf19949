import type { Path } from '../base/problem'
import { latinAddressOf } from '../language/plain-letters'
import { textsIn } from './json'

/** Maximum length of a new id in characters. Ids are part of addresses, so they should be short. */
const longest = 30

/** Fields whose values describe an object, best first. */
const naming = ['label', 'title', 'name', 'alt', 'src', 'type']

/**
 * Creates a unique id for an object that has none, from its words or from the name of its list.
 * @param takenIds the existing ids of the document, to which the new id is added
 */
export function newId(object: object, path: Path, takenIds: Set<string>): string {
  const list = path.findLast((step) => typeof step === 'string')
  const words = [...naming.map((field) => Reflect.get(object, field)), String(list).replace(/s$/, '')]
  const stem =
    words.map((value) => (typeof value === 'string' ? slugOf(value) : '')).find((slug) => slug !== '') ?? 'item'
  let id = stem
  for (let number = 2; takenIds.has(id); number++) id = `${stem}-${number}`
  takenIds.add(id)
  return id
}

/** All ids of a document. */
export function idsIn(json: unknown): Set<string> {
  return new Set(textsIn(json).flatMap(([path, text]) => (path.at(-1) === 'id' ? [text] : [])))
}

/** Makes an id from a text, path or "t:key"; empty for non-Latin texts: `slugOf('a/Cold.jpg') // 'cold'` */
export function slugOf(words: string): string {
  const name = words.startsWith('t:') ? words.slice(2) : words.replace(/.*\//, '').replace(/\.\w+$/, '')
  const slug = latinAddressOf(name)
  return slug.length <= longest ? slug : slug.slice(0, longest).replace(/-[^-]*$/, '')
}
