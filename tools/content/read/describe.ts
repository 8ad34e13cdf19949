import type { Contract } from '../base/contract'
import type { Path } from '../base/problem'
import { type Document, valueAt } from '../json/document'
import { isObject } from '../json/json'
import { ofSchema, type Said, say } from '../say/say.js'
import { glossaryFile, siteFile } from './model'

/**
 * Describes the innermost block, list item or document at a path: `"front" in "images" of Gallery "views"`.
 * @param isWithin whether the description is used in the middle of a sentence
 */
export function describeNode(path: Path, document: Document, contract: Contract, isWithin = false): Said {
  for (let length = path.length; length > 0; length--) {
    const value = valueAt(document.json, path.slice(0, length))
    const list = path[length - 2]
    // The value at the end of the path may have the wrong type, such as a text instead of a list item. Before the end,
    // only objects count as items, so a list within a list does not.
    const isItem = typeof path[length - 1] === 'number' && (length === path.length || isObject(value))
    if (!isItem) continue
    const written = valueAt(value, ['id'])
    // Leaves out a longer id, which is a mistake and would make the rest of the sentence hard to see.
    const id = typeof written === 'string' && written.length <= 60 ? written : undefined
    const number = Number(path[length - 1]) + 1
    if (list === 'blocks') {
      const title = contract.blocks.get(String(valueAt(value, ['type'])))
      const block = title === undefined ? say`Block` : ofSchema(title)
      return id !== undefined ? say`${block} "${id}"` : say`${block} number ${number}`
    }
    const owner = describeNode(path.slice(0, length - 2), document, contract, true)
    if (id !== undefined) return say`"${id}" in "${list}" of ${owner}`
    return isWithin ? say`entry ${number} in "${list}" of ${owner}` : say`Entry ${number} in "${list}" of ${owner}`
  }
  if (document.file === siteFile) return isWithin ? say`the site` : say`The site`
  if (/^locales\/[^/]+\/common\.json$/.test(document.file))
    return isWithin ? say`the list of shared words` : say`The list of shared words`
  if (document.file === glossaryFile) return isWithin ? say`the glossary` : say`The glossary`
  return isWithin ? say`the page` : say`The page`
}
