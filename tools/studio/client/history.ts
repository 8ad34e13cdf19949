import type { Studio } from './context'

/** Takes the last step back, or does it again. */
export function turn({ store, say, t }: Studio, way: 'undo' | 'redo'): void {
  store.turn(way)
  say(way === 'undo' ? t`Undone.` : t`Redone.`)
}
