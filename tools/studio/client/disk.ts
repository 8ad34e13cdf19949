import { isShared } from '../document/operation'
import type { ChangedFiles } from '../protocol'
import { RefusedError, server } from './api'
import { refreshSite } from './refresh'
import { editedFiles, type Open, openFile } from './state'
import type { Store } from './store'

/**
 * Hears what changes on the disk, by whomever: an editor, Git, another tab. What is not being edited is read again; what
 * is, the next save merges. What other pages show of the open one is asked for when one of them is opened.
 *
 * Browsers keep six connections to one server: tabs that nobody looks at do not listen, or the others could not save.
 */
export function watchDisk(store: Store): () => void {
  let [isStale, name] = [false, store.state.open?.name]
  const stop = store.subscribe(() => {
    if (store.state.open?.name === name) return
    name = store.state.open?.name
    if (isStale) refreshSite(store).catch(() => {})
    isStale = false
  })
  let waiting: ReturnType<typeof setTimeout> | undefined
  let heard: ChangedFiles['paths'] = []
  const hear = ({ paths }: ChangedFiles) => {
    heard = heard && paths && [...heard, ...paths]
    clearTimeout(waiting)
    waiting = setTimeout(async () => {
      const taken = heard
      heard = []
      isStale = true
      if (await take(store, taken).catch(() => false)) isStale = false
    }, 150)
  }
  let events: EventSource | undefined
  let isFirst = !document.hidden
  const listen = () => {
    if (document.hidden) return events?.close()
    // The server may have refused it: the cookie of another start came with another tab.
    if (events && events.readyState !== EventSource.CLOSED) return
    events = new EventSource('/_studio/api/events')
    events.addEventListener('message', ({ data }) => hear(JSON.parse(data)))
    events.addEventListener('open', () => {
      // Changes meanwhile are not known.
      if (!isFirst) hear({})
      isFirst = false
    })
  }
  document.addEventListener('visibilitychange', listen)
  listen()
  return () => {
    document.removeEventListener('visibilitychange', listen)
    stop()
    events?.close()
  }
}

/** @returns whether what all pages know of each other was asked for, too */
async function take(store: Store, paths: string[] | undefined): Promise<boolean> {
  const { open } = store.state
  if (!open) return false
  store.set({ changes: store.state.changes + 1 })
  const own = Object.keys({ ...open.texts, ...open.from })
  if (!paths || paths.some((path) => own.includes(path) || path.endsWith(`/${open.name}.json`)))
    await readAgain(store, open)
  // A page that was listed while its file had a mistake may be sound now.
  const isFaulty = store.state.site.pages.some(({ name, errors }) => name === open.name && errors > 0)
  const isWhole = paths?.every((path) => own.includes(path)) && !isShared(open.name) && !store.state.open?.isGone
  if (isWhole && !isFaulty) return false
  await refreshSite(store)
  return true
}

async function readAgain(store: Store, { name }: Open): Promise<void> {
  try {
    const page = await server.page(name)
    const { open } = store.state
    if (open?.name !== name) return
    const file = openFile(open)
    const isGone = open.from[file]?.text !== undefined && !page.files.some(({ path }) => path === file)
    store.set({ trouble: undefined })
    store.setGone(isGone)
    if (isGone) return
    const isNew = page.files.some(({ path, stamp }) => stamp !== open.from[path]?.stamp)
    const isLess = Object.values(open.from).some(
      ({ path, text }) => text !== undefined && !page.files.some((one) => one.path === path),
    )
    if ((isNew || isLess) && editedFiles(open).length === 0) store.reread(page)
  } catch (error) {
    // It may be damaged: it is read again when it is another.
    if (error instanceof RefusedError) store.set({ trouble: error.message })
  }
}
