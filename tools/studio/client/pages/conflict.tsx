import { useState } from 'react'
import { usePart, useStudio } from '../context'
import { Dialog } from '../ui/dialog'

/** Asks which of two values stays, where somebody else changed the same meanwhile. */
export function ConflictDialog() {
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
