import { pageOfFile } from '../../content/base/page-of-file'
import { listen } from '../../dev/listen'
import { isShared } from '../document/operation'
import type { ChangedFiles } from '../protocol'
import { RefusedError, server } from './api'
import { refreshSite } from './refresh'
import { editedFiles, type Open, openFile, pageName } from './state'
import type { Store } from './store'

/**
 * Listens for changes that any program (such as an editor, Git or another tab) makes on the disk. Files without unsaved
 * edits are read again; files with unsaved edits are merged by the next save. If only the open page's files changed,
 * the data that other pages show about this page is not read again until another page is opened.
 * @returns a function that keeps a store up to date. Changes made after the promise resolves are not missed, even if
 * the function is called later
 */
export async function watchDisk(): Promise<(store: Store) => void> {
  let current: Store | undefined
  let isStale = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let heardPaths: ChangedFiles['paths'] = []
  const processChanges = async (store: Store) => {
    const changedPaths = heardPaths
    heardPaths = []
    isStale = true
    if (await applyChanges(store, changedPaths).catch(() => false)) isStale = false
  }
  const onChange = ({ paths }: ChangedFiles) => {
    heardPaths = heardPaths && paths && [...heardPaths, ...paths]
    clearTimeout(timer)
    if (current) timer = setTimeout(processChanges, 150, current)
  }
  await listen(
    '/_studio/api/events',
    (data) => onChange(JSON.parse(data)),
    () => onChange({}),
  )
  return (store) => {
    current = store
    const openName = () => store.state.open && pageName(store.state.open)
    let name = openName()
    store.subscribe(() => {
      if (openName() === name) return
      name = openName()
      if (isStale) refreshSite(store).catch(() => {})
      isStale = false
    })
    if (heardPaths?.length !== 0) void processChanges(store)
  }
}

/** Applies changes on the disk to the store. @returns whether the shared data was also read again */
async function applyChanges(store: Store, paths: string[] | undefined): Promise<boolean> {
  const { open } = store.state
  if (!open) return false
  store.set({ changes: store.state.changes + 1 })
  const openPaths = Object.keys({ ...open.texts, ...open.from })
  if (!paths || paths.some((path) => openPaths.includes(path) || pageOfFile(path).name === open.name))
    await readAgain(store, open)
  // If the page list shows errors in the open page, the site is read again, because this change may have fixed them.
  const isFaulty = store.state.site.pages.some(({ name, errors }) => name === pageName(open) && errors > 0)
  const isWhole = paths?.every((path) => openPaths.includes(path)) && !isShared(open.name) && !store.state.open?.isGone
  if (isWhole && !isFaulty) return false
  await refreshSite(store)
  return true
}

/** Sentence of the last failure to read the open page again. */
let readTrouble: string | undefined

async function readAgain(store: Store, { name }: Open): Promise<void> {
  try {
    const page = await server.page(name)
    const { open } = store.state
    if (open?.name !== name) return
    const file = openFile(open)
    const isGone = open.from[file]?.text !== undefined && !page.files.some(({ path }) => path === file)
    // Keeps a message about a different failure, such as a page that could not be opened.
    if (store.state.trouble === readTrouble) store.set({ trouble: undefined })
    store.setGone(isGone)
    if (isGone) return
    const isNew = page.files.some(({ path, stamp }) => stamp !== open.from[path]?.stamp)
    const hasLostFile = Object.values(open.from).some(
      ({ path, text }) => text !== undefined && !page.files.some((pageFile) => pageFile.path === path),
    )
    if ((isNew || hasLostFile) && editedFiles(open).length === 0) store.reread(page)
  } catch (error) {
    // Shows why the server refuses to read the file. The file is read again when it next changes.
    if (!(error instanceof RefusedError)) return
    readTrouble = error.message
    store.set({ trouble: readTrouble })
  }
}
