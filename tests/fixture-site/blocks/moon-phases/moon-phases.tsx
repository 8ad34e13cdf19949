import { anchorOf, Link, ListButton, langOf, plainWords, RichText, Section, useChosen } from 'pages-of-json/block'
import type { MoonPhases as MoonPhasesBlock } from './types'

/** The moon in some of its phases. The selected phase is in the address, and can be added to the visitor's list. */
export default function MoonPhases({ block: { id, title, phases, action } }: { block: MoonPhasesBlock }) {
  const [[chosen], choose] = useChosen(id)
  return (
    <Section id={id} className="moon-phases" title={title}>
      <ul>
        {phases.map((phase) => (
          <li key={phase.id} {...langOf(phase.name)}>
            <button type="button" aria-pressed={phase.id === chosen} onClick={() => choose([phase.id])}>
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
      {chosen && <ListButton anchor={anchorOf(id, [chosen])} />}
      {action && <Link href={action.href}>{plainWords(action.label)}</Link>}
    </Section>
  )
}

/** Text that the visitor's list shows for a selected phase. */
MoonPhases.chosen = ({ title = '', phases }: MoonPhasesBlock, [chosen]: string[]): [string, string][] =>
  phases.filter(({ id }) => id === chosen).map(({ name }) => [plainWords(title), plainWords(name)])

/** SVG path of the lit part of the moon: a semicircle, plus or minus half an ellipse. */
function lit(percent: number): string {
  const width = Math.abs(percent - 50) / 50
  return `M0-1A1 1 0 0 1 0 1A${width} 1 0 0 ${percent > 50 ? 1 : 0} 0-1`
}
