import type { Contract } from './contract'
import { type Document, valueAt } from './document'
import type { Path } from './problem'

/** The block, list item or document that a path leads to or into: `Hero "top"`, `"front" in "images" of Gallery "views"`. */
export function describeNode(path: Path, document: Document, contract: Contract): string {
  for (let length = path.length; length > 0; length--) {
    const value = valueAt(document.json, path.slice(0, length))
    const list = path[length - 2]
    if (typeof value !== 'object' || value === null || typeof path[length - 1] !== 'number') continue
    const id = valueAt(value, ['id'])
    if (list === 'blocks') {
      const title = contract.blocks.get(String(valueAt(value, ['type']))) ?? 'Block'
      return typeof id === 'string' ? `${title} "${id}"` : `${title} number ${Number(path[length - 1]) + 1}`
    }
    const item = typeof id === 'string' ? `"${id}"` : `Number ${Number(path[length - 1]) + 1}`
    return `${item} in "${String(list)}" of ${midSentence(describeNode(path.slice(0, length - 2), document, contract))}`
  }
  if (document.file.endsWith('_site.json')) return 'The site'
  if (/^locales\/[^/]+\/common\.json$/.test(document.file)) return 'The list of shared words'
  return document.file.endsWith('/glossary.json') ? 'The glossary' : 'The page'
}

/** A subject in the middle of a sentence. */
export function midSentence(subject: string): string {
  return subject.replace(/^(The|Number) /, (first) => first.toLowerCase())
}
