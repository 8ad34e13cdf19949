import { Link, langOf, plainWords, RichText, Section } from 'pages-of-json/block'
import { useState } from 'react'
import type { MoonPhases as MoonPhasesBlock } from './types'

/** The moon in some of its phases; one that is chosen stays bright. */
export default function MoonPhases({ block: { id, title, phases, action } }: { block: MoonPhasesBlock }) {
  const [chosen, choose] = useState<string>()
  return (
    <Section id={id} className="moon-phases" title={title}>
      <ul>
        {phases.map((phase) => (
          <li key={phase.id} {...langOf(phase.name)}>
            <button type="button" aria-pressed={phase.id === chosen} onClick={() => choose(phase.id)}>
              <svg viewBox="-1 -1 2 2" aria-hidden="true">
                <circle r="1" />
                <path d={lit(phase.lit)} />
              </svg>
              {plainWords(phase.name)}
            </button>
            <RichText text={phase.text} />
          </li>
        ))}
      </ul>
      {action && <Link href={action.href}>{plainWords(action.label)}</Link>}
    </Section>
  )
}

/** The lit part of the disc: half a circle, and half an ellipse that adds to it or takes from it. */
function lit(percent: number): string {
  const width = Math.abs(percent - 50) / 50
  return `M0-1A1 1 0 0 1 0 1A${width} 1 0 0 ${percent > 50 ? 1 : 0} 0-1`
}
