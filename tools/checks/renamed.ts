import type { Document } from '../content/document'
import { valueAt } from '../content/document'
import { leaves } from '../content/message'
import { nearest } from '../content/nearest'
import { hasIds } from '../content/steps'
import type { Compared, Drift } from './translated'

/** The new place in the source of something that is gone, where that is clear. */
export function renamedTo(
  { source, gone, documents }: Omit<Drift, 'renamed'>,
  taken: Set<string>,
): string[] | undefined {
  const [first] = gone
  const [example] = documents
  if (!first || !example || gone.length > 1) return undefined
  const shape = shapeOf(valueAt(example.json, first))
  const candidates = untranslated(source, documents).filter(
    ({ steps, shape: words }) => !taken.has(steps.join('.')) && shape.every((key) => words.includes(key)),
  )
  const last = first.at(-1) ?? ''
  const moved = candidates.filter(({ steps }) => steps.at(-1) === last)
  const near = nearest(
    last,
    candidates.map(({ steps }) => steps.at(-1) ?? ''),
  )
  const [best] = moved.length > 0 ? moved : candidates.filter(({ steps }) => steps.at(-1) === near)
  // Of blocks and items, and of fields of the same object, the only one that is free says enough.
  const owner = first.slice(0, -1).join('.')
  const [only, second] = candidates.filter(
    ({ steps }) => hasIds(source.document.json, steps.slice(0, -1)) || steps.slice(0, -1).join('.') === owner,
  )
  return (best ?? (second ? undefined : only))?.steps
}

/** The topmost parts of a source that none of some translations have, with the keys of the words in them. */
function untranslated({ words }: Compared, documents: Document[]): { steps: string[]; shape: string[] }[] {
  const parts = new Map<string, { steps: string[]; shape: string[] }>()
  for (const { steps } of words) {
    if (documents.some(({ json }) => valueAt(json, steps) !== undefined)) continue
    const depth = steps.findIndex((_, i) =>
      documents.every(({ json }) => valueAt(json, steps.slice(0, i + 1)) === undefined),
    )
    const top = steps.slice(0, depth + 1)
    const part = parts.get(top.join('.')) ?? { steps: top, shape: [] }
    part.shape.push(steps.slice(depth + 1).join('.'))
    parts.set(top.join('.'), part)
  }
  return [...parts.values()]
}

/** The keys of the words in a part of a translation. */
function shapeOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? leaves({ json: { ...value } }) : ['']
}
