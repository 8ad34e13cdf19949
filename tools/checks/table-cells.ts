import type { Check } from '../content/check'
import { valueAt } from '../content/document'
import { suggest } from '../content/nearest'
import { nestingLists } from '../content/nested'
import type { Path } from '../content/problem'

type Table = { columns?: { id: string }[]; rows: { id: string; value?: unknown; cells?: Record<string, unknown> }[] }

/** In a table with columns every row has a cell for each column; in one without, every row has a value. */
export const tableCells: Check = {
  code: 'table-cells',
  about: 'A table row lacks a cell, or has one that belongs to no column.',
  run({ pages, printed }, report) {
    for (const { document, valid } of [...pages, ...printed]) {
      if (!valid) continue
      for (const path of tables(document.json.blocks, ['blocks'])) {
        const { columns, rows } = valueAt(document.json, path) as Table
        rows.forEach((row, i) => {
          const at = [...path, 'rows', i]
          if (!columns && row.value === undefined)
            report(document, at, `Row "${row.id}" has no "value".`, {
              hint: row.cells ? 'This table has no "columns"; "cells" need them.' : undefined,
            })
          if (columns && row.value !== undefined)
            report(document, [...at, 'value'], `Row "${row.id}" has a "value", but this table has columns.`, {
              hint: 'Write "cells" with one cell for each column.',
            })
          if (!columns || row.value !== undefined) return
          const ids = columns.map(({ id }) => id)
          for (const name of Object.keys(row.cells ?? {})) {
            if (!ids.includes(name))
              report(
                document,
                [...at, 'cells', name],
                `Row "${row.id}" has a cell for "${name}", which is not a column.`,
                { hint: suggest(name, ids), at: 'key' },
              )
          }
          const missing = ids.filter((id) => !Object.hasOwn(row.cells ?? {}, id))
          const strays = Object.keys(row.cells ?? {}).length - (ids.length - missing.length)
          if (missing.length > strays)
            report(
              document,
              row.cells ? [...at, 'cells'] : at,
              `Row "${row.id}" has no cell for ${missing.map((id) => `"${id}"`).join(', ')}.`,
              { hint: 'Write { "none": true } where there is nothing.' },
            )
        })
      }
    }
  },
}

/** Paths of all specification tables, also within other blocks. */
function tables(blocks: unknown, path: Path): Path[] {
  if (!Array.isArray(blocks)) return []
  return blocks.flatMap((block, i) => {
    const here = [...path, i]
    if (block?.type === 'spec-table') return [here]
    const list = nestingLists.get(block?.type)
    if (list === undefined || !Array.isArray(block[list])) return []
    return block[list].flatMap((item: { blocks?: unknown }, j: number) =>
      tables(item.blocks, [...here, list, j, 'blocks']),
    )
  })
}
