import type { Problem } from '../../../content/problem'
import { wordsOf } from '../../../content/say/say.js'
import { useStudio } from '../context'

/** What `check` says, in its own sentence. */
export function ProblemNote({ problem }: { problem: Problem }) {
  const { t } = useStudio()
  const { severity, message, hint } = problem
  return (
    <p className={`problem problem-${severity}`}>
      {t.said(message)} {hint && <span className="hint">{t.said(hint)}</span>}
    </p>
  )
}

/** All that it says of one place. */
export function ProblemNotes({ problems = [] }: { problems: Problem[] | undefined }) {
  return problems.map((problem) => (
    <ProblemNote key={`${problem.code}${problem.line}${wordsOf(problem.message)}`} problem={problem} />
  ))
}
