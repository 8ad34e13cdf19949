import { flushSync } from 'react-dom'
import type { Path } from '../../content/base/problem'
import type { Studio } from './context'
import { enter, stillThere } from './paths'

/**
 * Adds a block, an item or a group, shows it in the page's own language, and focuses its first field. All of this
 * happens before the next key press, so that the text the author types goes into that field, not into a translation.
 * @param add adds the block, item or group, and returns its path
 */
export function begin({ store }: Studio, add: () => Path | undefined): void {
  let added: Path | undefined
  flushSync(() => {
    added = add()
    if (added) store.begin(added)
  })
  if (added) enter(added)
}

/** Removes a block or an item, and focuses its neighbour, or the button that adds another one. */
export function removeItem({ store }: Studio, path: Path): void {
  flushSync(() => {
    store.change({ kind: 'remove', path })
    store.select(stillThere(store.state.open?.json, path), 'outline')
  })
  enter(store.state.selected ?? path.slice(0, -1))
}

/** Applies a change. If the change removes or disables the focused control, focuses the selected element instead. */
export function keepFocus({ store }: Studio, change: () => void): void {
  flushSync(change)
  const focused = globalThis.document?.activeElement
  if (focused?.matches('body, :disabled')) enter(store.state.selected ?? [])
}
