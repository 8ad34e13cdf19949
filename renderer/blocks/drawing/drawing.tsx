import type { Drawing as DrawingBlock, DrawingPart } from '../../../schema/types'
import { Figure } from '../../parts/figure'
import { Section } from '../../parts/section'
import { langOf, plain } from '../../parts/text'

/** A technical drawing, and next to it what its balloons and letters mean. */
export function Drawing({ block: { id, title, image, caption, parts, labels } }: { block: DrawingBlock }) {
  const { src, width, height } = image.src
  const isNumbered = ({ mark }: DrawingPart) => /\d/.test(mark)
  return (
    <Section id={id} className="full drawing" title={title}>
      <div className="drawing-sheet">
        <figure>
          {/* Shown by reference, so that it inherits the colours of the page and does not weigh on its HTML. */}
          <svg
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            role="img"
            aria-label={plain(image.alt)}
            {...langOf(image.alt)}
          >
            <use href={`${src}#drawing`} />
          </svg>
          {caption !== undefined && (
            <figcaption className="caption" {...langOf(caption)}>
              {plain(caption)}
            </figcaption>
          )}
        </figure>
        <div className="drawing-key">
          <Key list="ol" parts={parts.filter(isNumbered)} labels={labels} />
          <Key list="ul" parts={parts.filter((part) => !isNumbered(part))} labels={labels} />
        </div>
      </div>
    </Section>
  )
}

/** Parts in order, or dimensions, each with its mark; nothing where there are none. */
function Key({
  list: List,
  parts,
  labels,
}: {
  list: 'ol' | 'ul'
  parts: DrawingPart[]
  labels: DrawingBlock['labels']
}) {
  if (parts.length === 0) return null
  return (
    <List className="rows">
      {parts.map(({ id, mark, name, value }) => (
        <li key={id}>
          <span className={`drawing-mark drawing-mark-${List}`}>{mark}</span>
          <span className="drawing-name" {...langOf(name)}>
            {plain(name)}
          </span>
          {value && (
            <span className="drawing-value">
              <Figure cell={value} labels={labels} />
            </span>
          )}
        </li>
      ))}
    </List>
  )
}
