import type { Problem } from '../../../content/problem'
import { useStudio } from '../context'
import { problemIn } from '../words/sentences'

/** What `check` says, in its own sentence. */
export function ProblemNote({ problem }: { problem: Problem }) {
  const { t } = useStudio()
  const { severity, message, hint } = problemIn(problem, t.language)
  return (
    <p className={`problem problem-${severity}`}>
      {message} {hint && <span className="hint">{hint}</span>}
    </p>
  )
}
