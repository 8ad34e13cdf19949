import { turkish } from '../../../cli/language/tr'
import { createTranslate, translateProblem } from '../../../cli/language/translate'
import type { Problem } from '../../../content/problem'
import { useStudio } from '../context'

/** Sentences of `check` in the languages of the Studio that it speaks beyond English. */
const translators = new Map([['tr', createTranslate(turkish, 'tr')]])

/** What `check` says, in its own sentence. */
export function ProblemNote({ problem }: { problem: Problem }) {
  const { t } = useStudio()
  const translate = translators.get(t.language)
  const { severity, message, hint } = translate ? translateProblem(problem, translate) : problem
  return (
    <p className={`problem problem-${severity}`}>
      {message} {hint && <span className="hint">{hint}</span>}
    </p>
  )
}
