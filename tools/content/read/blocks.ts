import type { Path } from '../base/problem'
import { valueAt } from '../json/document'

/** A block and its path in the page. `inside` lists the types of the blocks around it, the outermost first. */
export type PlacedBlock = { block: Record<string, unknown>; type: string; path: Path; inside: string[] }

/** All blocks of a page in reading order, including blocks in tabs and panels. @param json the page, valid or not */
export function blocksOf(json: unknown): PlacedBlock[] {
  return blocksIn(valueAt(json, ['blocks']), ['blocks'], [])
}

function blocksIn(list: unknown, path: Path, inside: string[]): PlacedBlock[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((block: unknown, i): PlacedBlock[] => {
    if (typeof block !== 'object' || block === null) return []
    const blockPath = [...path, i]
    const type = String(valueAt(block, ['type']))
    const inner = Object.entries(block).flatMap(([field, panels]) =>
      (Array.isArray(panels) ? panels : []).flatMap((panel: unknown, j) =>
        blocksIn(valueAt(panel, ['blocks']), [...blockPath, field, j, 'blocks'], [...inside, type]),
      ),
    )
    return [{ block: { ...block }, type, path: blockPath, inside }, ...inner]
  })
}
