import type { Mark } from './contract'
import { valueAt } from './document'
import type { Path } from './problem'

/** Words for people: where they stand, and the key that finds their translation. */
export type Word = {
  key: string
  path: Path
  value: string
  markdown: boolean
  /** Whether it falls back to the language it is written in at once, whatever the page's policy. */
  toSource?: boolean
}

/** The words among the marks, each with its translation key. */
export function wordsOf(json: unknown, marks: Mark[]): Word[] {
  return marks
    .filter(({ kind, value }) => ['text', 'markdown', 'cell'].includes(kind) && typeof value === 'string')
    .map(({ kind, path, value, argument }) => ({
      key: keyOf(json, path),
      path,
      value: String(value),
      markdown: kind === 'markdown',
      toSource: argument === 'source',
    }))
}

/** A path with ids for list positions: blocks/0/images/1/alt → "blocks.views.images.outlet.alt". */
function keyOf(json: unknown, path: Path): string {
  return path
    .map((step, i) => {
      const id = typeof step === 'number' ? valueAt(json, [...path.slice(0, i + 1), 'id']) : undefined
      return typeof id === 'string' ? id : String(step)
    })
    .join('.')
}
