import { usePart } from '../context'

/** Says to people who cannot see it what happened. */
export function Announcer() {
  const said = usePart((state) => state.said)
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  )
}
