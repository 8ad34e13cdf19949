import type { Check } from '../content/check'
import { valueAt } from '../content/document'
import type { Path } from '../content/problem'

/** Block ids are anchors and translation keys: each may stand once on a page. Item ids: once in their list. */
export const duplicateId: Check = {
  code: 'duplicate-id',
  about: 'Two blocks of a page, or two items of a list, have the same id.',
  run({ marked }, report) {
    for (const { document } of marked) {
      const blocks = new Set<string>()
      for (const list of lists(document.json)) {
        const areBlocks = list.at(-1) === 'blocks'
        const seen = areBlocks ? blocks : new Set<string>()
        const name = list.at(-1) === 'languages' ? 'code' : 'id'
        for (let i = 0; valueAt(document.json, [...list, i]) !== undefined; i++) {
          const path = [...list, i, name]
          const id = valueAt(document.json, path)
          if (typeof id !== 'string') continue
          if (seen.has(id)) {
            const where = areBlocks ? 'on this page' : `in "${list.at(-1)}"`
            report(document, path, `The ${name} "${id}" stands twice ${where}.`, { hint: 'Give one of them another.' })
          }
          seen.add(id)
        }
      }
    }
  },
}

/** Paths of all lists of objects in a document, in reading order. */
function lists(json: unknown, path: Path = []): Path[] {
  if (typeof json !== 'object' || json === null) return []
  const here = Array.isArray(json) && json.some((item) => typeof item === 'object') ? [path] : []
  const steps = Array.isArray(json) ? json.keys() : Object.keys(json)
  return [...here, ...[...steps].flatMap((step) => lists(Reflect.get(json, step), [...path, step]))]
}
