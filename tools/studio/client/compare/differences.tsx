import { useState } from 'react'
import type { ChangedField } from '../../protocol'
import { useStudio } from '../context'

type DifferencesProps = { found: ChangedField[]; choose(at: number): void }

/** Goes from one place that is different to the next, on both pages. */
export function Differences({ found, choose }: DifferencesProps) {
  const { t } = useStudio()
  const [at, setAt] = useState<number>()
  const step = (by: 1 | -1) => {
    const next = ((at ?? (by === 1 ? -1 : 0)) + by + found.length) % found.length
    setAt(next)
    choose(next)
  }
  const { steps = [] } = (at === undefined ? undefined : found[at]) ?? {}
  return (
    <div className="row">
      <button type="button" disabled={found.length === 0} onClick={() => step(-1)}>
        {t('compare.previous')}
      </button>
      <button type="button" disabled={found.length === 0} onClick={() => step(1)}>
        {t('compare.next')}
      </button>
      <span role="status">
        {at === undefined
          ? t('compare.count', { count: found.length })
          : t('compare.at', { place: at + 1, count: found.length, name: nameOf(steps, t) })}
      </span>
    </div>
  )
}

/** "Title · models" */
function nameOf(steps: string[], t: ReturnType<typeof useStudio>['t']): string {
  return [t.fieldName(steps.at(-1) ?? ''), ...steps.slice(1, -1)].join(' · ')
}
