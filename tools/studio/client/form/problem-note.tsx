import type { Problem } from '../../../content/problem'
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
