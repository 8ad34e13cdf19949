import { type Choice, limitsOf, millimetresOf } from './choice'
import { hen, henAbove, person } from './figures'
import { belt, legs, levelsOf, trough } from './levels'
import { dimensionPath, gratingPath, line, possiblePath, postPath, tierPaths } from './paths'

/** Width and height of the picture, in SVG units. At common window sizes, a unit is about one CSS px. */
export const size = [480, 556] as const
/** Distances from the top of the picture to the ground line and to the origin of the plan, in SVG units. */
const [ground, planTop] = [404, 446]
const middle = size[0] / 2
/** Distance between rows, and length of a row in the plan, in mm. The block's JSON contains neither. */
const [aisle, length] = [1100, 330]

const ink = 'var(--art-ink,#16222c)'
const dim = 'var(--art-dim,#0b6478)'
const tint = 'var(--tint,#e1eef1)'
const light = 'var(--surface,#fff)'
const accent = 'var(--accent,#f2a900)'

export type PictureProps = {
  choice: Choice
  /** Number of platforms between tiers. */
  platforms: number
  /** Largest height option, in mm. It determines the scale, which is the same for every chosen height. */
  highest: number
  /** Depth options, in mm. */
  depths: number[]
}

/** Scales in mm per SVG unit: `row` for the view from the end of the row, `plan` for the view from above. */
function scaleOf({ choice, platforms, highest, depths }: PictureProps): { row: number; plan: number } {
  const [, most] = limitsOf(choice.version)
  const { top } = levelsOf(most, platforms, highest)
  return { row: (top + 120) / (ground - 8), plan: (2 * (Math.max(...depths) + trough)) / 424 }
}

/** Positions of the labels for depth and height, in SVG units. */
export function lengthsIn(props: PictureProps): { key: 'depth' | 'height'; x: number; y: number }[] {
  const { row, plan } = scaleOf(props)
  const [depth, height] = [millimetresOf(props.choice.depth), millimetresOf(props.choice.height)]
  const beside = middle - (depth + trough) / row - 62
  return [
    { key: 'height', x: Math.round(beside), y: Math.round(ground + 5 - (legs + belt + height / 2) / row) },
    { key: 'depth', x: Math.round(middle + depth / plan / 2), y: Math.round(planTop + (length + 74) / plan + 5) },
  ]
}

/**
 * The row, drawn to scale from its end and from above, with people, hens, neighbouring rows, and the tiers that could
 * still be added.
 */
export function Picture(props: PictureProps) {
  const { row, plan } = scaleOf(props)
  return (
    <g fill="none" stroke={ink} strokeLinecap="round" strokeLinejoin="round">
      <g transform={`translate(${middle} ${ground}) scale(${1 / row})`} strokeWidth={1.1 * row}>
        <Elevation {...props} unit={row} />
      </g>
      <g transform={`translate(${middle} ${planTop}) scale(${1 / plan})`} strokeWidth={1.1 * plan}>
        <Plan {...props} unit={plan} />
      </g>
    </g>
  )
}

/** The row seen from its end. @param unit millimetres per SVG unit */
function Elevation({ choice, platforms, unit }: PictureProps & { unit: number }) {
  const [depth, height] = [millimetresOf(choice.depth), millimetresOf(choice.height)]
  const [, most] = limitsOf(choice.version)
  const levels = levelsOf(choice.count, platforms, height)
  const front = depth + trough
  const step = 2 * front + aisle
  const tier = tierPaths(depth, height)
  const low = legs + belt
  const beside = front + 24 * unit
  const rows = Math.ceil((middle * unit - front) / step)
  const others = Array.from({ length: rows }, (_, i) => i + 1).flatMap((i) => [-i * step, i * step])
  return (
    <>
      {[...others, 0].map((x) => (
        <g key={x} transform={`translate(${x})`} opacity={x === 0 ? undefined : 0.26}>
          {levels.tiers.map((z) => (
            <g key={z} transform={`translate(0 ${-z})`}>
              <path fill={tint} stroke="none" d={tier.tint} />
              <path fill={dim} fillOpacity="0.3" strokeWidth={0.8 * unit} d={tier.belt} />
              <path d={tier.edges} />
              <path strokeWidth={0.6 * unit} d={tier.thin} />
              <path fill={accent} stroke="none" d={tier.eggs} />
            </g>
          ))}
          <path strokeWidth={2 * unit} d={postPath(depth, levels.top)} />
          {levels.platforms.map((z) => (
            <path
              key={z}
              transform={`translate(0 ${-z})`}
              strokeWidth={0.7 * unit}
              d={gratingPath(front + 20, front + aisle - 20) + gratingPath(-front - 20, -front - aisle + 20)}
            />
          ))}
        </g>
      ))}
      {levels.tiers.map((z, i) =>
        [1, -1].map((side) => (
          <g
            key={`${z} ${side}`}
            transform={`translate(${Math.round(side * depth * standing(i + side))} ${-z - 30}) scale(${side} 1)`}
            strokeWidth={0.9 * unit}
          >
            <path d={hen.legs} />
            <path fill={dim} d={hen.comb} />
            <path fill={light} d={hen.body} />
            <path d={hen.wing} />
          </g>
        )),
      )}
      <path
        stroke={dim}
        strokeDasharray={`${5 * unit} ${4 * unit}`}
        transform={`translate(0 ${-levels.top})`}
        d={possiblePath(most - choice.count, depth, height)}
      />
      <path strokeWidth={2 * unit} d={line([-middle * unit, 0], [middle * unit, 0])} />
      {[0, ...levels.platforms].map((z) => (
        <path
          key={z}
          fill={dim}
          fillOpacity="0.18"
          stroke={dim}
          transform={`translate(${front + aisle / 2} ${-z})`}
          d={person}
        />
      ))}
      <g fill={dim} stroke={dim} strokeWidth={0.9 * unit}>
        {[low, low + height].map((z) => (
          <path key={z} d={line([-depth - 30, z], [-beside - 5 * unit, z])} />
        ))}
        <path d={dimensionPath([-beside, low], [-beside, low + height], 7 * unit)} />
      </g>
      <g
        fill={dim}
        stroke="none"
        fontFamily="var(--font,sans-serif)"
        fontSize={14 * unit}
        fontWeight="600"
        textAnchor="middle"
      >
        {levels.tiers.map((z, i) => (
          <text key={z} x={-front - 11 * unit} y={5 * unit - z - height / 2}>
            {i + 1}
          </text>
        ))}
      </g>
    </>
  )
}

/** The row seen from above. @param unit millimetres per SVG unit */
function Plan({ choice, depths, unit }: PictureProps & { unit: number }) {
  const depth = millimetresOf(choice.depth)
  const wires = Array.from({ length: Math.ceil(depth / 75) - 1 }, (_, i) => (i + 1) * 75)
  const bars = [1, 2, 3].map((i) => Math.round((i * length) / 4))
  const upright = (x: number, more: number) =>
    line([x, more], [x, -length - more]) + line([-x, more], [-x, -length - more])
  return (
    <>
      <path fill={tint} stroke="none" d={`M${-depth} 0H${depth}V${length}H${-depth}Z`} />
      <path
        opacity="0.26"
        strokeWidth={0.7 * unit}
        d={wires.map((x) => upright(x, 0)).join('') + bars.map((y) => line([-depth, -y], [depth, -y])).join('')}
      />
      {[depth + 30, -depth - trough].map((x) => (
        <path key={x} fill={accent} fillOpacity="0.4" d={`M${x} 0h${trough - 30}v${length}h${30 - trough}Z`} />
      ))}
      {[1, -1].flatMap((side) =>
        [
          `translate(${side * (depth - 122)} ${side > 0 ? 92 : 236}) scale(${side} 1)`,
          `translate(${side * Math.round(depth * 0.36)} ${side > 0 ? 240 : 94}) scale(${side} 1) rotate(${side * 12})`,
        ].map((place) => (
          <g key={place} transform={place}>
            <path fill={light} d={henAbove.body} />
            <path strokeWidth={0.7 * unit} d={henAbove.wings} />
            <path fill={accent} stroke="none" d={henAbove.comb} />
          </g>
        )),
      )}
      <path strokeWidth={2.2 * unit} d={line([0, 24], [0, -length - 24]) + upright(depth, 24)} />
      <path
        stroke={dim}
        strokeDasharray={`${5 * unit} ${4 * unit}`}
        d={depths
          .filter((other) => other !== depth)
          .map((other) => upright(other, 24))
          .join('')}
      />
      <g fill={dim} stroke={dim} strokeWidth={0.9 * unit}>
        <path d={line([0, -length - 44], [0, -length - 92]) + line([depth, -length - 44], [depth, -length - 92])} />
        <path d={dimensionPath([0, -length - 74], [depth, -length - 74], 7 * unit)} />
      </g>
    </>
  )
}

/** Distance of a hen from the middle of the row, as a fraction of the depth; different on neighbouring tiers. */
function standing(place: number): number {
  return [0.5, 0.62, 0.56, 0.68][(place + 4) % 4] ?? 0.5
}
