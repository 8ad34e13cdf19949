import { type ReactNode, useEffect, useRef } from 'react'
import type { Picture as PictureFile, Text } from '../../../schema/parts'
import { adoptText } from '../adopt'
import { Picture } from '../picture'
import { langOf, plainWords } from '../text'
import { valueClass } from '../value-class'
import movingStyles from './live/moving.css?inline'

let isMoving = false

/**
 * Applies the styles of streams once. Called only when a stream becomes visible, because the styles register a custom
 * property, which makes browsers compute the styles of all elements again.
 */
function applyMoving(): void {
  if (!isMoving) adoptText(movingStyles)
  isMoving = true
}

type SpotsProps = {
  className: string
  /**
   * Whether the picture shows streams (of air or feed), which are animated for a few seconds when the picture scrolls
   * into view.
   */
  moves?: boolean
  children: ReactNode
}

/**
 * A picture with numbered spots, and a list of the spots. Each spot is an element inside its row of the list, so CSS
 * can highlight both together.
 */
export function Spots({ className, moves, children }: SpotsProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = frame
    if (!moves || !current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isSeen = entry?.isIntersecting === true
        if (isSeen) applyMoving()
        current.toggleAttribute('data-seen', isSeen)
      },
      { threshold: 0.3 },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [moves])
  return (
    <div ref={frame} className={`spots ${className}${moves ? ' spots-moving' : ''}`}>
      {children}
    </div>
  )
}

type ViewProps = {
  shape: 'wide' | 'tall'
  file: PictureFile
  alt: Text
  sizes: string
  /**
   * Spots whose numbers are beside the drawing instead of on it. The drawing contains a line to each of these numbers.
   */
  beside?: { id: string }[]
}

/**
 * Renders the wide or the tall version of the picture. A drawing is embedded by reference, so that it inherits the
 * page's colours.
 */
export function SpotsView({ shape, file, alt, sizes, beside = [] }: ViewProps) {
  const { src, width, height } = file
  return (
    <div className={`spots-view spots-${shape}`}>
      {src.endsWith('.svg') ? (
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={plainWords(alt)} {...langOf(alt)}>
          <use href={`${src}#drawing`} />
          {beside.map(({ id }) => (
            <use key={id} href={`${src}#to-${id}`} />
          ))}
        </svg>
      ) : (
        <Picture file={file} alt={alt} sizes={sizes} />
      )}
    </div>
  )
}

type At = { x: number; y: number }

/** Class with the position of a spot in both pictures: three digits for each coordinate, in thousandths. */
export function spotClass({ x, y, tall = { x, y } }: At & { tall?: At }): string {
  const digits = [x, y, tall.x, tall.y].map((percent) =>
    String(Math.min(999, Math.round(10 * percent))).padStart(3, '0'),
  )
  return valueClass('at', digits.join(''))
}
