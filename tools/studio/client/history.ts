import { messageOf, RefusedError, server } from './api'
import type { Studio } from './context'
import { editedFiles, type Step } from './state'

/** What is being taken back or done again: the next waits for it. */
let busy: Promise<void> = Promise.resolve()

/** Takes the last step back, or does it again; one that touched other pages, in all of them. */
export function turn(studio: Studio, way: 'undo' | 'redo'): void {
  busy = busy.then(() => turnOne(studio, way))
}

async function turnOne(studio: Studio, way: 'undo' | 'redo'): Promise<void> {
  const { store, say, t } = studio
  const { open } = store.state
  const { renamed } = (way === 'undo' ? open?.past : open?.future)?.at(-1) ?? {}
  if (renamed) {
    const ids = way === 'undo' ? { from: renamed.to, to: renamed.from } : renamed
    try {
      await renameEverywhere(studio, ids)
    } catch (error) {
      store.set({ trouble: messageOf(error) })
      return
    }
    // The step was the other page's.
    if (store.state.open?.name !== open?.name) return
  }
  store.turn(way)
  say(way === 'undo' ? t`Undone.` : t`Redone.`)
}

/**
 * Gives a place of the open page another id, there and in all links to it.
 * @throws RefusedError when that cannot be, and nothing is changed then
 */
export async function renameEverywhere(studio: Studio, ids: NonNullable<Step['renamed']>): Promise<void> {
  const { store, keeper, t } = studio
  const name = store.state.open?.name
  await keeper.flush()
  const { open } = store.state
  if (!open || open.name !== name) return
  if (editedFiles(open).length > 0)
    throw new RefusedError(t`This page has changes that are not saved yet. Fix what is to fix, then try again.`)
  await server.pages({ command: 'rename-id', dryRun: false, page: open.name, ...ids })
  store.reread(await server.page(open.name))
}
