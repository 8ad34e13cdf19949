import type { Choice } from './choice'
import { millimetresOf, writtenSize } from './choice'
import { henAbove } from './figures'
import { trough } from './levels'
import { dimensionPath, line } from './paths'
import type { Model } from './types'

/** How much of the row's length is drawn, where it is broken off; no figure says how long a cage is. */
const length = 330

/** The row from above, to scale: both sides of it with their troughs, and the depths that could be chosen. */
export function Plan({ id, choice, models }: { id: string; choice: Choice; models: Model[] }) {
  const depth = millimetresOf(choice.depth)
  const deepest = Math.max(...models.map(millimetresOf))
  const others = models.map(millimetresOf).filter((other) => other !== depth)
  const wires = Array.from({ length: Math.ceil(depth / 75) - 1 }, (_, i) => (i + 1) * 75)
  const bars = [1, 2, 3].map((i) => Math.round((i * length) / 4))
  const upright = (x: number, beyond: number) =>
    `M${x} ${-beyond}V${length + beyond}M${-x} ${-beyond}V${length + beyond}`
  const half = deepest + trough + 24
  return (
    <svg
      className="cage-row-plan"
      viewBox={`${-half} -32 ${2 * half} ${length + 190}`}
      strokeWidth="5"
      aria-hidden="true"
    >
      <defs>
        <g id={`${id}-above`}>
          <path className="cage-row-solid" d={henAbove.body} />
          <path d={henAbove.wings} strokeWidth="3" />
          <path className="cage-row-eggs" d={henAbove.comb} />
        </g>
      </defs>
      <path className="cage-row-tint" d={`M${-depth} 0H${depth}V${length}H${-depth}Z`} />
      <path
        className="cage-row-faint"
        d={wires.map((x) => upright(x, 0)).join('') + bars.map((y) => `M${-depth} ${y}H${depth}`).join('')}
        strokeWidth="3"
      />
      <path
        className="cage-row-feed"
        d={[depth + 30, -depth - trough].map((x) => `M${x} 0h${trough - 30}v${length}h${30 - trough}Z`).join('')}
      />
      <path d={upright(depth + 30, 0) + upright(depth + trough, 0)} />
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <use href={`#${id}-above`} transform={`translate(${depth - 122} ${side > 0 ? 92 : 236})`} />
          <use
            href={`#${id}-above`}
            transform={`translate(${Math.round(depth * 0.36)} ${side > 0 ? 240 : 94}) rotate(${side * 12})`}
          />
        </g>
      ))}
      <path d={`M0-24V${length + 24}${upright(depth, 24)}`} strokeWidth="10" />
      <path
        className="cage-row-possible"
        d={others.map((x) => upright(x, 24)).join('')}
        strokeDasharray="22 18"
        strokeWidth="4"
      />
      <g className="cage-row-measure" strokeWidth="4">
        <path d={line([0, -length - 44], [0, -length - 92]) + line([depth, -length - 44], [depth, -length - 92])} />
        <path d={dimensionPath([0, -length - 74], [depth, -length - 74], 32)} />
      </g>
      <text x={depth / 2} y={length + 148} fontSize="62" strokeWidth="14">
        {writtenSize(choice.depth)}
      </text>
    </svg>
  )
}
