import { useState } from 'react'
import { usePart, useStudio } from './context'
import { turn } from './history'
import { LookFields } from './look'
import { PublishDialog } from './pages/publish'
import { titleOfOpen } from './shared/titles'
import { damagedFile, errorsOf } from './state'
import { Dialog } from './ui/dialog'
import { Select } from './ui/select'
import { languages } from './words/words'

/** At the top: the page, whether it is kept, how the canvas looks, and publishing. */
export function TopBar() {
  const studio = useStudio()
  const { t, speak } = studio
  const open = usePart((state) => state.open)
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
      <LookFields />
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

/** Asks which of two values stays, where somebody else changed the same meanwhile. */
function ConflictDialog() {
  const { t, keeper, store } = useStudio()
  const questions = usePart((state) => state.questions)
  const [answers, setAnswers] = useState<Record<string, 'ours' | 'theirs'>>({})
  if (questions.length === 0) return null
  const choices = [
    ['ours', t('conflict.ours')],
    ['theirs', t('conflict.theirs')],
  ] as const
  return (
    <Dialog title={t('conflict.title')} close={() => store.set({ questions: [] })}>
      <p>{t('conflict.about')}</p>
      {questions.map(({ key, path, ours, theirs }) => (
        <fieldset key={key} className="field">
          <legend>{path.join(' › ')}</legend>
          {choices.map(([which, words]) => (
            <label key={which} className="choice">
              <input
                type="radio"
                name={key}
                checked={answers[key] === which}
                onChange={() => setAnswers({ ...answers, [key]: which })}
              />
              <span>
                <b>{words}</b> {shown(which === 'ours' ? ours : theirs)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        className="primary"
        disabled={questions.some(({ key }) => !(key in answers))}
        onClick={() => keeper.flush(answers)}
      >
        {t('do.it')}
      </button>
    </Dialog>
  )
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '–' : JSON.stringify(value)
}
