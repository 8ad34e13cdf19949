import { useEffect, useMemo, useState } from 'react'
import type { KeptDraft } from '../protocol'
import { messageOf } from './api'
import { CanvasFrame } from './canvas/canvas-frame'
import { type Studio, StudioContext, usePart, useStudio } from './context'
import { Inspector } from './inspector'
import { Keeper } from './keeper'
import { useKeys } from './keys'
import { titleOfOpen } from './shared/titles'
import { Sidebar } from './sidebar'
import { pageName } from './state'
import type { Store } from './store'
import { TopBar } from './top-bar'
import { Dialog } from './ui/dialog'
import { loadWords, wordsIn } from './words/words'

type AppProps = { store: Store; language: string; drafts: KeptDraft[] }

/** The whole user interface of the Studio. */
export function App({ store, language: initialLanguage, drafts }: AppProps) {
  const [language, setLanguage] = useState(initialLanguage)
  const [openDrafts, setOpenDrafts] = useState(drafts)
  const keeper = useMemo(() => new Keeper(store), [store])
  const studio = useMemo<Studio>(() => {
    const t = wordsIn(language)
    const say = (said: string) => store.set({ said })
    return {
      store,
      keeper,
      t,
      say,
      async open(name, isLeft) {
        const page = await keeper.open(name, isLeft).catch((error) => store.set({ trouble: messageOf(error) }))
        if (!page) return
        setOpenDrafts(page.drafts)
        history.replaceState(null, '', `#${encodeURIComponent(pageName(page))}`)
        if (store.state.open) say(t`${titleOfOpen(store.state.open, t)} is open.`)
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
      <DraftDialog key={store.state.open?.name} drafts={openDrafts} done={() => setOpenDrafts([])} />
      <Announcer />
    </StudioContext.Provider>
  )
}

/** Live region that announces events to screen readers. */
function Announcer() {
  const said = usePart((state) => state.said)
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  )
}

/** Dialog that offers a draft of the open page, which a crash or another tab left behind. */
function DraftDialog({ drafts, done }: { drafts: KeptDraft[]; done(): void }) {
  const { keeper, t } = useStudio()
  const name = usePart(({ open }) => open?.name)
  const [draft] = drafts
  const [isOpen, setOpen] = useState(true)
  if (!draft || !isOpen) return null
  const leave = () => {
    setOpen(false)
    done()
  }
  const answer = (act: 'takeUp' | 'forget') => () => {
    if (name !== undefined) void keeper[act](name, draft)
    leave()
  }
  return (
    <Dialog title={t`Draft`} close={leave}>
      <p>{t`There are changes of ${new Date(draft.at).toLocaleString(t.language)} that were not saved.`}</p>
      <div className="row">
        <button type="button" className="primary" onClick={answer('takeUp')}>
          {t`Use them`}
        </button>
        <button type="button" onClick={answer('forget')}>
          {t`Discard them`}
        </button>
      </div>
    </Dialog>
  )
}
