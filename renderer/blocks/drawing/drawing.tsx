import type { Drawing as DrawingBlock, DrawingPart } from '../../../schema/types'
import { Caption } from '../../parts/caption'
import { Figure } from '../../parts/figure'
import { column } from '../../parts/picture'
import { Section } from '../../parts/section'
import { lighting } from '../../parts/spots/light'
import { Spots, SpotsView, spotClass } from '../../parts/spots/spots'
import { langOf, plainWords } from '../../parts/text'

/**
 * A technical drawing with a legend that explains its numbered balloons and letters. If the parts have positions, the
 * page draws the balloons over the image. The legend is next to the image, or below it if the image is wide.
 */
export default function Drawing({ block }: { block: DrawingBlock }) {
  const { id, title, image, parts } = block
  const isPlaced = parts.some(({ x }) => x !== undefined)
  return (
    <Section id={id} className="full drawing" title={title}>
      {isPlaced ? (
        <Placed block={block} />
      ) : (
        <div className="drawing-sheet">
          <figure>
            {/* Embedded by reference, so that the drawing inherits the page's colours and the HTML stays small. */}
            <svg
              viewBox={`0 0 ${image.src.width} ${image.src.height}`}
              width={image.src.width}
              height={image.src.height}
              role="img"
              aria-label={plainWords(image.alt)}
              {...langOf(image.alt)}
            >
              <use href={`${image.src.src}#drawing`} />
            </svg>
            <Caption text={block.caption} as="figcaption" />
          </figure>
          <Keys block={block} />
        </div>
      )}
    </Section>
  )
}

function Placed({ block }: { block: DrawingBlock }) {
  const { image, tall, caption } = block
  const isWide = image.src.width > 2 * image.src.height
  const sizes = `${isWide ? '(min-width:1600px) 1400px' : '(min-width:1600px) 789px,(min-width:900px) 52vw'},${column}`
  const shapes = `${isWide ? 'drawing-wide' : 'drawing-sheet drawing-beside'}${tall ? ' spots-both' : ''}`
  return (
    <Spots className={shapes} moves={image.src.moves}>
      <figure>
        <SpotsView shape="wide" file={image.src} alt={image.alt} sizes={sizes} />
        {tall && <SpotsView shape="tall" file={tall} alt={image.alt} sizes={sizes} />}
        <Caption text={caption} as="figcaption" />
      </figure>
      <Keys block={block} />
    </Spots>
  )
}

function Keys({ block: { parts, labels } }: { block: DrawingBlock }) {
  const isNumbered = ({ mark }: DrawingPart) => /\d/.test(mark)
  return (
    <div className="drawing-key">
      <Key list="ol" parts={parts.filter(isNumbered)} labels={labels} />
      <Key list="ul" parts={parts.filter((part) => !isNumbered(part))} labels={labels} />
    </div>
  )
}

type KeyProps = { list: 'ol' | 'ul'; parts: DrawingPart[]; labels: DrawingBlock['labels'] }

/** List of numbered parts or of dimensions, each with its number or letter. Renders nothing if `parts` is empty. */
function Key({ list: List, parts, labels }: KeyProps) {
  if (parts.length === 0) return null
  return (
    <List className="rows">
      {parts.map(({ id, mark, name, value, x, y, tall }) => (
        <li
          key={id}
          {...(x !== undefined && y !== undefined && { className: spotClass({ x, y, tall }), ...lighting(id) })}
        >
          {x !== undefined && (
            <span className="spot" aria-hidden="true">
              {mark}
            </span>
          )}
          <span className={`drawing-mark drawing-mark-${List}`}>{mark}</span>
          <span className="drawing-name" {...langOf(name)}>
            {plainWords(name)}
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
