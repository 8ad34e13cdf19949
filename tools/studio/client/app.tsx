import { useEffect, useMemo, useState } from 'react'
import { isShared } from '../document/operation'
import type { ChangedFiles, KeptDraft } from '../protocol'
import { RefusedError, server } from './api'
import { CanvasFrame } from './canvas/canvas-frame'
import { type Studio, StudioContext, usePart, useStudio } from './context'
import { Inspector } from './inspector'
import { Keeper } from './keeper'
import { useKeys } from './keys'
import { refreshSite } from './refresh'
import { titleOfOpen } from './shared/titles'
import { Sidebar } from './sidebar'
import { editedFiles, type Open, openFile } from './state'
import type { Store } from './store'
import { TopBar } from './top-bar'
import { Dialog } from './ui/dialog'
import { loadWords, wordsIn } from './words/words'

type AppProps = { store: Store; language: string; drafts: KeptDraft[] }

/** Everything on the screen. */
export function App({ store, language: first, drafts }: AppProps) {
  const [language, setLanguage] = useState(first)
  const [found, setFound] = useState(drafts)
  const keeper = useMemo(() => new Keeper(store), [store])
  const studio = useMemo<Studio>(() => {
    const t = wordsIn(language)
    const say = (said: string) => store.set({ said })
    return {
      store,
      keeper,
      t,
      say,
      async open(name) {
        await keeper.flush()
        const page = await server.page(name)
        store.openPage(page)
        setFound(page.drafts)
        history.replaceState(null, '', `#${encodeURIComponent(name)}`)
        if (store.state.open) say(t('opened', { title: titleOfOpen(store.state.open, t) }))
      },
      speak(to) {
        localStorage.setItem('studio-language', to)
        void loadWords(to).then(() => {
          document.documentElement.lang = to
          setLanguage(to)
        })
      },
    }
  }, [store, keeper, language])
  useKeys(studio)
  useEffect(() => watchDisk(store), [store])
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (!['saved', 'stuck'].includes(store.state.keeping)) event.preventDefault()
    }
    addEventListener('beforeunload', leave)
    return () => removeEventListener('beforeunload', leave)
  }, [store])
  return (
    <StudioContext.Provider value={studio}>
      <TopBar />
      <Sidebar />
      <CanvasFrame />
      <Inspector />
      <DraftDialog key={store.state.open?.name} drafts={found} done={() => setFound([])} />
      <Announcer />
    </StudioContext.Provider>
  )
}

/** Says to people who cannot see it what happened. */
function Announcer() {
  const said = usePart((state) => state.said)
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  )
}

/** Offers edits of the open page that were kept and never saved, after a crash or from another tab. */
function DraftDialog({ drafts, done }: { drafts: KeptDraft[]; done(): void }) {
  const { store, t } = useStudio()
  const [draft] = drafts
  const [isOpen, setOpen] = useState(true)
  if (!draft || !isOpen) return null
  const leave = () => {
    setOpen(false)
    done()
  }
  const take = () => {
    store.takeUp(draft)
    leave()
  }
  return (
    <Dialog title={t('draft')} close={leave}>
      <p>{t('draft.found', { at: new Date(draft.at).toLocaleString(t.language) })}</p>
      <div className="row">
        <button type="button" className="primary" onClick={take}>
          {t('draft.take')}
        </button>
        <button type="button" onClick={leave}>
          {t('draft.leave')}
        </button>
      </div>
    </Dialog>
  )
}

/**
 * Hears what changes on the disk, by whomever: an editor, Git, another tab. What is not being edited is read again; what
 * is, the next save merges. What other pages show of the open one is asked for when one of them is opened.
 */
function watchDisk(store: Store): () => void {
  const events = new EventSource('/_studio/api/events')
  let [isStale, name] = [false, store.state.open?.name]
  const stop = store.subscribe(() => {
    if (store.state.open?.name === name) return
    name = store.state.open?.name
    if (isStale) refreshSite(store).catch(() => {})
    isStale = false
  })
  let waiting: ReturnType<typeof setTimeout> | undefined
  let heard: ChangedFiles['paths'] = []
  events.addEventListener('message', ({ data }) => {
    const { paths }: ChangedFiles = JSON.parse(data)
    heard = heard && paths && [...heard, ...paths]
    clearTimeout(waiting)
    waiting = setTimeout(async () => {
      const taken = heard
      heard = []
      isStale = true
      if (await take(store, taken).catch(() => false)) isStale = false
    }, 150)
  })
  return () => {
    stop()
    events.close()
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
