import type { Studio } from './context'

/** Undoes or redoes a step, and announces this to screen readers. */
export function turn({ store, say, t }: Studio, way: 'undo' | 'redo'): void {
  store.turn(way)
  say(way === 'undo' ? t`Undone.` : t`Redone.`)
}
