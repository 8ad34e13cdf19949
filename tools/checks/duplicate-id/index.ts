import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { repeatedIds } from '../../content/json/ids'
import { say } from '../../content/say/say.js'
import { about } from '../shared/examples'

/** Ids of blocks, tabs and continents are unique on their page, and all other ids are unique in their list. */
export const duplicateId: Check = {
  code: 'duplicate-id',
  about: say`Two blocks, tabs or continents of a page, or two items of a list, have the same id, or two editions of a file have the same language.`,
  why: say`An id is the key of translations and the #anchor of a block. If two are the same, it is not clear which one is meant.`,
  wrong: { 'pages/fan.json': { blocks: [about, { ...about, text: 'It is quiet.' }] } },
  right: { 'pages/fan.json': { blocks: [about, { ...about, id: 'sound', text: 'It is quiet.' }] } },
  needed: true,
  create({ contract }, report) {
    return {
      mark({ kind, argument, value, document, path }) {
        if (kind !== 'language' || argument !== 'name') return
        const [list, item] = [path.slice(0, -2), path.slice(0, -1)]
        const edition = editionOf(valueAt(document.json, item))
        const [, second, ...more] = arrayOf(valueAt(document.json, list)).flatMap((other, i) =>
          editionOf(other) === edition ? [i] : [],
        )
        if (second !== item.at(-1)) return
        const field = String(list.at(-1))
        report(
          document,
          path,
          more.length === 0
            ? say`The language "${String(value)}" appears twice in "${field}".`
            : say`The language "${String(value)}" appears ${more.length + 2} times in "${field}".`,
          { hint: say`Write the language that each file is in.` },
        )
      },
      file({ document }) {
        for (const { name, id, path, count, list, isFixed } of repeatedIds(document, contract)) {
          const twice =
            list === undefined
              ? say`The ${name} "${id}" appears twice on this page.`
              : say`The ${name} "${id}" appears twice in "${list}".`
          const often =
            list === undefined
              ? say`The ${name} "${id}" appears ${count} times on this page.`
              : say`The ${name} "${id}" appears ${count} times in "${list}".`
          report(document, path, count === 2 ? twice : often, {
            hint: isFixed ? say`A continent can be on only one map of a page.` : say`Give each its own.`,
          })
        }
      },
    }
  },
}

/** Language and format of a file, like 'de pdf', by which visitors choose between the editions of a document. */
function editionOf(item: unknown): string {
  return `${valueAt(item, ['language'])} ${/[^.]*$/.exec(String(valueAt(item, ['src'])))?.[0]}`
}

function arrayOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
