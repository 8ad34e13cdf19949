import { useState } from 'react'
import { usePart, useStudio } from './context'
import { undoOrRedo } from './keys'
import { LookFields } from './look'
import { placeName } from './names'
import { PublishDialog } from './pages/publish'
import { titleOfOpen } from './shared/titles'
import { damagedFile, errorsOf } from './state'
import { Dialog } from './ui/dialog'
import { Select } from './ui/select'
import { languages } from './words/words'

/** The top bar: title, save state, undo, settings of the canvas, and publishing. */
export function TopBar() {
  const studio = useStudio()
  const { t, speak } = studio
  const open = usePart((state) => state.open)
  const [isPublishing, setPublishing] = useState(false)
  return (
    <header className="top-bar">
      <a className="skip" href="#studio-canvas">
        {t`To the page`}
      </a>
      <a className="skip" href="#studio-fields">
        {t`To the fields`}
      </a>
      <h1>{open ? titleOfOpen(open, t) : t`Studio`}</h1>
      {open?.json.draft === true && <span className="chip">{t`Draft`}</span>}
      <Kept />
      <div className="row">
        <button
          type="button"
          className="icon"
          aria-label={t`Undo`}
          title={`${t`Undo`} (Ctrl+Z)`}
          disabled={!open?.past.length}
          onClick={() => undoOrRedo(studio, 'undo')}
        >
          ↶
        </button>
        <button
          type="button"
          className="icon"
          aria-label={t`Redo`}
          title={`${t`Redo`} (Ctrl+Shift+Z)`}
          disabled={!open?.future.length}
          onClick={() => undoOrRedo(studio, 'redo')}
        >
          ↷
        </button>
      </div>
      <LookFields />
      <label className="look quiet-look">
        <span className="visually-hidden">{t`Language of the Studio`}</span>
        <Select
          title={t`Language of the Studio`}
          value={t.language}
          options={languages.map((code) => ({ value: code, words: code.toUpperCase() }))}
          choose={speak}
        />
      </label>
      <button type="button" className="primary" onClick={() => setPublishing(true)}>
        {t`Publish`}
      </button>
      {isPublishing && <PublishDialog close={() => setPublishing(false)} />}
      <ConflictDialog />
    </header>
  )
}

/** Save state of the open page. */
function Kept() {
  const { t } = useStudio()
  const open = usePart((state) => state.open)
  const keeping = usePart((state) =>
    state.keeping === 'saved' && damagedFile(state.open, state.look.language) ? 'damaged' : state.keeping,
  )
  const count = open ? errorsOf(open).length : 0
  const words = {
    saved: t`Saved`,
    waiting: t`Not saved yet`,
    saving: t`Saving …`,
    stuck: count > 0 ? t`Kept as a draft: ${count} to fix` : t`Kept as a draft until its needed fields are written`,
    conflict: t`Changed elsewhere too`,
    failed: t`Could not be saved; the Studio tries again`,
    damaged: t`The file has a mistake: nothing can be saved`,
    gone: t`Kept as a draft: its file no longer exists`,
  }
  return (
    <p className={`kept kept-${keeping === 'stuck' && count === 0 ? 'waiting' : keeping}`} role="status">
      {words[keeping]}
    </p>
  )
}

/** Dialog that asks which of two values to keep, for each field that another program also changed. */
function ConflictDialog() {
  const { t, keeper, store } = useStudio()
  const questions = usePart((state) => state.questions)
  const open = usePart((state) => state.open)
  const [answers, setAnswers] = useState<Record<string, 'ours' | 'theirs'>>({})
  if (questions.length === 0) return null
  const choices = [
    ['ours', t`Mine`],
    ['theirs', t`The other one`],
  ] as const
  return (
    <Dialog title={t`Somebody else changed the same fields`} close={() => store.set({ questions: [] })}>
      <p>{t`Choose for each field which of the two stays.`}</p>
      {questions.map(({ key, file, path, ours, theirs }) => (
        <fieldset key={key} className="field">
          <legend>{path.length > 0 ? placeName(open?.json, path, t) : file}</legend>
          {choices.map(([which, words]) => (
            <label key={which} className="choice">
              <input
                type="radio"
                name={key}
                checked={answers[key] === which}
                onChange={() => setAnswers({ ...answers, [key]: which })}
              />
              <span>
                <b>{words}</b> {displayed(which === 'ours' ? ours : theirs)}
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
        {t`Do it`}
      </button>
    </Dialog>
  )
}

function displayed(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '–' : JSON.stringify(value)
}
