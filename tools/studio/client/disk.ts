import { isShared } from '../document/operation'
import type { ChangedFiles } from '../protocol'
import { server } from './api'
import { refreshSite } from './refresh'
import { editedFiles } from './state'
import type { Store } from './store'

/**
 * Hears what changes on the disk, by whomever: an editor, Git, another tab. What is not being edited is read again; what
 * is, the next save merges.
 */
export function watchDisk(store: Store): () => void {
  const events = new EventSource('/_studio/api/events')
  let waiting: ReturnType<typeof setTimeout> | undefined
  events.addEventListener('message', ({ data }) => {
    const { paths }: ChangedFiles = JSON.parse(data)
    clearTimeout(waiting)
    waiting = setTimeout(() => take(store, paths).catch(() => {}), 150)
  })
  return () => events.close()
}

async function take(store: Store, paths: string[] | undefined): Promise<void> {
  const { open } = store.state
  if (!open) return
  const own = Object.keys({ ...open.texts, ...open.from })
  if (!paths || paths.some((path) => own.includes(path) || path.endsWith(`/${open.name}.json`))) {
    const page = await server.page(open.name)
    const isNew = page.files.some(({ path, stamp }) => stamp !== store.state.open?.from[path]?.stamp)
    if (isNew && store.state.open?.name === open.name && editedFiles(store.state.open).length === 0) store.reread(page)
  }
  if (!paths || isShared(open.name) || paths.some((path) => !own.includes(path))) await refreshSite(store)
}
