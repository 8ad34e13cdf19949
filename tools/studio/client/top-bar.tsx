import { useState } from 'react'
import { usePart, useStudio } from './context'
import { turn } from './history'
import { LookFields } from './look'
import { ConflictDialog } from './pages/conflict'
import { PublishDialog } from './pages/publish'
import { titleOfOpen } from './shared/titles'
import { damagedFile, errorsOf } from './state'
import { Select } from './ui/select'
import { languages } from './words/words'

/** At the top: the page, whether it is kept, how the canvas looks, and publishing. */
export function TopBar() {
  const studio = useStudio()
  const { store, t, speak } = studio
  const open = usePart((state) => state.open)
  const look = usePart((state) => state.look)
  const [isPublishing, setPublishing] = useState(false)
  return (
    <header className="top-bar">
      <a className="skip" href="#studio-canvas">
        {t('skip.canvas')}
      </a>
      <a className="skip" href="#studio-fields">
        {t('skip.form')}
      </a>
      <h1>{open ? titleOfOpen(open, t) : t('studio')}</h1>
      <Kept />
      <div className="row">
        <button
          type="button"
          className="icon"
          aria-label={t('undo')}
          title={`${t('undo')} (Ctrl+Z)`}
          disabled={!open?.past.length}
          onClick={() => turn(studio, 'undo')}
        >
          ↶
        </button>
        <button
          type="button"
          className="icon"
          aria-label={t('redo')}
          title={`${t('redo')} (Ctrl+Shift+Z)`}
          disabled={!open?.future.length}
          onClick={() => turn(studio, 'redo')}
        >
          ↷
        </button>
      </div>
      <LookFields look={look} choose={(change) => store.lookAt(change)} hasKeys />
      <label className="look quiet-look">
        <span className="visually-hidden">{t('studio.language')}</span>
        <Select
          title={t('studio.language')}
          value={t.language}
          options={languages.map((code) => ({ value: code, words: code.toUpperCase() }))}
          choose={speak}
        />
      </label>
      <button type="button" className="primary" onClick={() => setPublishing(true)}>
        {t('publish')}
      </button>
      {isPublishing && <PublishDialog close={() => setPublishing(false)} />}
      <ConflictDialog />
    </header>
  )
}

/** Whether what is written is saved. */
function Kept() {
  const { t } = useStudio()
  const open = usePart((state) => state.open)
  const keeping = usePart((state) =>
    state.keeping === 'saved' && damagedFile(state.open, state.look.language) ? 'damaged' : state.keeping,
  )
  return (
    <p className={`kept kept-${keeping}`} role="status">
      {t(`keeping.${keeping}`, { count: open ? errorsOf(open).length : 0 })}
    </p>
  )
}
