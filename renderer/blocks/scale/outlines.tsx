import { displayText } from '../../parts/display-text'
import { Figure } from '../../parts/figure'
import { langOf } from '../../parts/text'
import type { DiagramProps } from './props'

/** Width and length of well-known objects, in mm (ISO 216, EN 13698-1). */
const knownThings = { a4: [210, 297], pallet: [800, 1200] } as const

type Shape = { id?: string; width: number; height: number; isRound?: boolean }

/** Outlines drawn to scale next to a well-known object, on one ground line, seen from the front. */
export function Outlines({ block: { beside, numbers, labels: words }, table: { rows, labels } }: DiagramProps) {
  const things = Object.entries(numbers?.sizes ?? {}).map(([id, [width = 0, height]]): Shape => {
    return { id, width, height: height ?? width, isRound: height === undefined }
  })
  const shapes = beside ? withKnown(things, knownThings[beside]) : inRow(things)
  const width = Math.max(...shapes.map((shape) => shape.x + shape.width))
  const height = Math.max(...shapes.map((shape) => shape.height))
  return (
    <>
      <svg viewBox={`${-width / 99} ${-height / 99} ${width * 1.02} ${height * 1.02}`} aria-hidden="true">
        {shapes.map(({ id, isRound, x, ...shape }) =>
          isRound ? (
            <circle key={id} cx={x + shape.width / 2} cy={height - shape.width / 2} r={shape.width / 2} />
          ) : (
            <rect
              key={id ?? ''}
              className={id === undefined ? 'scale-known' : undefined}
              x={x}
              y={height - shape.height}
              width={shape.width}
              height={shape.height}
            />
          ),
        )}
        {things.length > 1 &&
          shapes.map(({ id, x, ...shape }) =>
            id === undefined ? null : (
              <text key={id} x={x + shape.width / 2} y={height - shape.height / 2} fontSize={height / 10}>
                {letterOf(things, id)}
              </text>
            ),
          )}
      </svg>
      <ul>
        {rows
          .filter(({ id }) => numbers?.sizes?.[id])
          .map(({ id, label, value }) => (
            <li key={id}>
              {things.length > 1 && <b>{letterOf(things, id)} </b>}
              <span {...langOf(label)}>{displayText(label)}</span> {value && <Figure cell={value} labels={labels} />}
            </li>
          ))}
        {beside && (
          <li>
            <span aria-hidden="true">- - </span>
            {words[beside]}
          </li>
        )}
      </ul>
    </>
  )
}

type Placed = Shape & { x: number }

/**
 * Places a single object in front of the well-known object if it fits there; otherwise, places all objects in a row.
 */
function withKnown(things: Shape[], [short, long]: readonly [number, number]): Placed[] {
  const [thing] = things
  if (things.length !== 1 || !thing) return inRow([{ width: short, height: long }, ...things])
  const [width, height] = thing.width > thing.height ? [long, short] : [short, long]
  if (thing.width > width || thing.height > height) return inRow([{ width: short, height: long }, thing])
  return [
    { width, height, x: 0 },
    { ...thing, x: (width - thing.width) / 2 },
  ]
}

function inRow(shapes: Shape[]): Placed[] {
  const gap = Math.max(...shapes.map(({ height }) => height)) / 8
  let x = -gap
  return shapes.map((shape) => {
    const placed = { ...shape, x: x + gap }
    x = placed.x + shape.width
    return placed
  })
}

function letterOf(things: Shape[], id: string): string {
  return String.fromCharCode(65 + things.findIndex((thing) => thing.id === id))
}
