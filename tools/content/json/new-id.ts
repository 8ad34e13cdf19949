import { typed } from '../../../renderer/parts/search-words'
import type { Path } from '../base/problem'
import { textsIn } from './json'

/** Maximum length of a new id in characters: it is part of every address of its object. */
const longest = 30

/** Fields whose values describe an object, best first. */
const naming = ['label', 'title', 'name', 'alt', 'src', 'type']

/**
 * A unique id for an object without one, from its words or from the name of its list.
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

/** An id from words, a path or "t:key"; empty if these need other letters than a-z: `slugOf('a/Cold.jpg') // 'cold'` */
export function slugOf(words: string): string {
  const name = words.startsWith('t:') ? words.slice(2) : words.replace(/.*\//, '').replace(/\.\w+$/, '')
  if (/[^\p{ASCII}]/u.test(plain(name).replace(/[^\p{L}]/gu, ''))) return ''
  const slug = addressOf(name)
  return slug.length <= longest ? slug : slug.slice(0, longest).replace(/-[^-]*$/, '')
}

/** Words reduced to a-z, 0-9 and hyphens, for addresses: `addressOf('Cold Air!') // 'cold-air'` */
export function addressOf(words: string): string {
  return plain(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function plain(words: string): string {
  return typed(words.toLowerCase()).normalize('NFD').replace(/\p{M}/gu, '')
}
