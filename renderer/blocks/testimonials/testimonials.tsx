import { useEffect, useState } from 'react'
import type { Testimonials as TestimonialsBlock } from '../../../schema/types'
import { Icon } from '../../parts/icon'
import { Picture } from '../../parts/picture'
import { Section } from '../../parts/section'
import { langOf, plain } from '../../parts/text'

/**
 * What customers say, on an endless track: the list is there twice, and the second copy is only visual. Without
 * scripts, and where motion is spared, it is a row that scrolls by hand.
 */
export function Testimonials({ block: { id, title, items, labels } }: { block: TestimonialsBlock }) {
  const [isLive, setLive] = useState(false)
  const [isRunning, setRunning] = useState(true)
  useEffect(() => setLive(!matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  return (
    <Section id={id} className={isLive ? 'testimonials testimonials-live' : 'testimonials'} title={title}>
      {isLive && (
        <button
          type="button"
          className="icon-button"
          aria-label={isRunning ? labels.stop : labels.start}
          onClick={() => setRunning(!isRunning)}
        >
          <Icon name={isRunning ? 'pause' : 'play'} />
        </button>
      )}
      <div className="track">
        <div
          className="track-inner"
          // Set by script only: the security policy allows no styles in attributes.
          style={
            isLive
              ? { animationDuration: `${items.length * 8}s`, animationPlayState: isRunning ? 'running' : 'paused' }
              : undefined
          }
        >
          <Row items={items} />
          {isLive && <Row items={items} isCopy />}
        </div>
      </div>
    </Section>
  )
}

function Row({ items, isCopy = false }: Pick<TestimonialsBlock, 'items'> & { isCopy?: boolean }) {
  return (
    <ul className="testimonial-row" aria-hidden={isCopy || undefined}>
      {items.map(({ id, name, role, comment, image }) => (
        <li key={id}>
          <figure>
            <blockquote {...langOf(comment)}>{plain(comment)}</blockquote>
            <figcaption>
              {image && <Picture file={image} />}
              <span>
                <b {...langOf(name)}>{plain(name)}</b>
                <span {...langOf(role)}>{plain(role)}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
