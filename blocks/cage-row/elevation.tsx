import type { Choice } from './choice'
import { limitsOf, millimetresOf, writtenSize } from './choice'
import { hen, person } from './figures'
import { belt, legs, levelsOf, trough } from './levels'
import { dimensionPath, gratingPath, line, possiblePath, postPath, tierPaths } from './paths'

/** How far it is from one row to the next; no figure says so. */
const aisle = 1100
/** How high the picture is in a window of the usual size, in pixels: words in it have 13 of them. */
const pixels = 420

type ElevationProps = {
  id: string
  choice: Choice
  /** How many platforms there are between tiers. */
  platforms: number
  /** The largest height that can be chosen, so that the picture has one scale for all heights and numbers of tiers. */
  highest: number
}

/** The row seen from its end, to scale, with the rows beside it, people who look after it, and the tiers that are possible. */
export function Elevation({ id, choice, platforms, highest }: ElevationProps) {
  const [depth, height] = [millimetresOf(choice.depth), millimetresOf(choice.height)]
  const [, most] = limitsOf(choice.version)
  const levels = levelsOf(choice.count, platforms, height)
  const frame = levelsOf(most, platforms, highest)
  const pixel = (frame.top + 160) / (pixels - 40)
  const [above, below] = [frame.top + 160, 40 * pixel]
  const front = depth + trough
  const step = 2 * front + aisle
  const tier = tierPaths(depth, height)
  const grating = [1, -1].map((side) => gratingPath(side * (front + 20), side * (front + aisle - 20))).join('')
  const size = 13 * pixel
  const low = legs + belt
  const beside = front + 24 * pixel
  return (
    <svg
      className="cage-row-elevation"
      viewBox={`-1000 ${-above} 2000 ${above + below}`}
      strokeWidth={1.1 * pixel}
      fontSize={size}
      aria-hidden="true"
    >
      <defs>
        <g id={`${id}-tier`}>
          <path className="cage-row-tint" d={tier.tint} />
          <path className="cage-row-belt" d={tier.belt} strokeWidth={0.8 * pixel} />
          <path d={tier.edges} />
          <path d={tier.thin} strokeWidth={0.6 * pixel} />
          <path className="cage-row-eggs" d={tier.eggs} />
        </g>
        <path id={`${id}-grating`} d={grating} strokeWidth={0.7 * pixel} />
        <g id={`${id}-row`}>
          {levels.tiers.map((z) => (
            <use key={z} href={`#${id}-tier`} y={-z} />
          ))}
          <path d={postPath(depth, levels.top)} strokeWidth={2 * pixel} />
          {levels.platforms.map((z) => (
            <use key={z} href={`#${id}-grating`} y={-z} />
          ))}
        </g>
        <g id={`${id}-hen`} strokeWidth={0.9 * pixel}>
          <path d={hen.legs} />
          <path className="cage-row-comb" d={hen.comb} />
          <path className="cage-row-solid" d={hen.body} />
          <path d={hen.wing} />
        </g>
      </defs>
      {[-2, -1, 1, 2].map((at) => (
        <use key={at} className="cage-row-faint" href={`#${id}-row`} x={at * step} />
      ))}
      <use href={`#${id}-row`} />
      {levels.tiers.map((z, i) =>
        [1, -1].map((side) => (
          <use
            key={`${z} ${side}`}
            href={`#${id}-hen`}
            transform={`translate(${Math.round(side * depth * standing(i + side))} ${-z - 30}) scale(${side} 1)`}
          />
        )),
      )}
      <path
        className="cage-row-possible"
        d={possiblePath(most - choice.count, depth, height)}
        transform={`translate(0 ${-levels.top})`}
        strokeDasharray={`${5 * pixel} ${4 * pixel}`}
      />
      <path d={line([-9000, 0], [9000, 0])} strokeWidth={2 * pixel} />
      {[0, ...levels.platforms].map((z) => (
        <path key={z} className="cage-row-person" d={person} transform={`translate(${front + aisle / 2} ${-z})`} />
      ))}
      <g className="cage-row-measure" strokeWidth={0.9 * pixel}>
        <path d={line([0, -6 * pixel], [0, -22 * pixel]) + line([depth, -6 * pixel], [depth, -22 * pixel])} />
        <path d={dimensionPath([0, -17 * pixel], [depth, -17 * pixel], 7 * pixel)} />
        <path d={[low, low + height].map((z) => line([-depth - 30, z], [-beside - 5 * pixel, z])).join('')} />
        <path d={dimensionPath([-beside, low], [-beside, low + height], 7 * pixel)} />
      </g>
      {levels.tiers.map((z, i) => (
        <text key={z} x={-front - 10 * pixel} y={size / 3 - z - height / 2} strokeWidth={3 * pixel}>
          {i + 1}
        </text>
      ))}
      <text x={depth / 2} y={35 * pixel} strokeWidth={3 * pixel}>
        {writtenSize(choice.depth)}
      </text>
      <text x={-beside - 34 * pixel} y={size / 3 - low - height / 2} strokeWidth={3 * pixel}>
        {writtenSize(choice.height)}
      </text>
    </svg>
  )
}

/** How far from the middle of the row a hen stands, as a share of the depth: not all in one line. */
function standing(place: number): number {
  return [0.5, 0.62, 0.56, 0.68][(place + 4) % 4] ?? 0.5
}
