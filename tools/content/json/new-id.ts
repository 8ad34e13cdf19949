import { typed } from '../../../renderer/parts/search-words'
import type { Path } from '../base/problem'
import { textsIn } from './json'

/** How long a new id is at most: it is in every address that leads to it. */
const longest = 30

/** Fields whose words say what an object is. */
const naming = ['label', 'title', 'name', 'alt', 'src', 'type']

/**
 * Finds an id for an object that has none: by its words, or by the list it is in. No other object of the document has it.
 * @param taken the ids that there are, to which it is added
 */
export function newId(object: object, path: Path, taken: Set<string>): string {
  const list = path.findLast((step) => typeof step === 'string')
  const words = [...naming.map((field) => Reflect.get(object, field)), String(list).replace(/s$/, '')]
  const stem =
    words.map((value) => (typeof value === 'string' ? slugOf(value) : '')).find((slug) => slug !== '') ?? 'item'
  let id = stem
  for (let number = 2; taken.has(id); number++) id = `${stem}-${number}`
  taken.add(id)
  return id
}

/** Every id of a document. */
export function idsIn(json: unknown): Set<string> {
  return new Set(textsIn(json).flatMap(([path, text]) => (path.at(-1) === 'id' ? [text] : [])))
}

/** Words in small letters a-z, digits and hyphens; nothing where there are no such letters. Keys of shared words lose "t:". */
export function slugOf(words: string): string {
  const own = words
    .replace(/^t:/, '')
    .replace(/.*\//, '')
    .replace(/\.\w+$/, '')
  if (/[^\p{ASCII}]/u.test(plain(own).replace(/[^\p{L}]/gu, ''))) return ''
  const slug = addressOf(own)
  return slug.length <= longest ? slug : slug.slice(0, longest).replace(/-[^-]*$/, '')
}

/** All that an address can have of words: small letters a-z, digits and hyphens. */
export function addressOf(words: string): string {
  return plain(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function plain(words: string): string {
  return typed(words.toLowerCase()).normalize('NFD').replace(/\p{M}/gu, '')
}
