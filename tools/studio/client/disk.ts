import { listen } from '../../dev/listen'
import { isShared } from '../document/operation'
import type { ChangedFiles } from '../protocol'
import { RefusedError, server } from './api'
import { refreshSite } from './refresh'
import { editedFiles, type Open, openFile } from './state'
import type { Store } from './store'

/**
 * Hears what changes on the disk, by whomever: an editor, Git, another tab. What is not being edited is read again; what
 * is, the next save merges. What other pages show of the open one is asked for when one of them is opened.
 * @returns once nothing that changes from then on is missed: a function that takes what was opened since, and keeps it current
 */
export async function watchDisk(): Promise<(store: Store) => void> {
  let current: Store | undefined
  let isStale = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  let heard: ChangedFiles['paths'] = []
  const pass = async (store: Store) => {
    const taken = heard
    heard = []
    isStale = true
    if (await take(store, taken).catch(() => false)) isStale = false
  }
  const hear = ({ paths }: ChangedFiles) => {
    heard = heard && paths && [...heard, ...paths]
    clearTimeout(waiting)
    if (current) waiting = setTimeout(pass, 150, current)
  }
  await listen(
    '/_studio/api/events',
    (data) => hear(JSON.parse(data)),
    () => hear({}),
  )
  return (store) => {
    current = store
    let name = store.state.open?.name
    store.subscribe(() => {
      if (store.state.open?.name === name) return
      name = store.state.open?.name
      if (isStale) refreshSite(store).catch(() => {})
      isStale = false
    })
    if (heard?.length !== 0) void pass(store)
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
