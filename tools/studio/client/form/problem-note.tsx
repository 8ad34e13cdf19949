import type { Problem } from '../../../content/problem'

/** What `check` says, in its own sentence. */
export function ProblemNote({ problem: { severity, message, hint } }: { problem: Problem }) {
  return (
    <p className={`problem problem-${severity}`}>
      {message} {hint && <span className="hint">{hint}</span>}
    </p>
  )
}
