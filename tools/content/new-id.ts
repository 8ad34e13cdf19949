import type { Path } from './problem'

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
export function idsIn(json: unknown, found = new Set<string>()): Set<string> {
  if (typeof json !== 'object' || json === null) return found
  const id: unknown = Reflect.get(json, 'id')
  if (typeof id === 'string') found.add(id)
  for (const value of Object.values(json)) idsIn(value, found)
  return found
}

/** Words in small letters a-z, digits and hyphens; nothing where there are no such letters. Keys of shared words lose "t:". */
export function slugOf(words: string): string {
  const plain = words
    .replace(/^t:/, '')
    .replace(/.*\//, '')
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  if (/[^\p{ASCII}]/u.test(plain.replace(/[^\p{L}]/gu, ''))) return ''
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return slug.length <= longest ? slug : slug.slice(0, longest).replace(/-[^-]*$/, '')
}
