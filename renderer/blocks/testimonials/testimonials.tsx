import { useEffect, useState } from 'react'
import type { Testimonial, Testimonials as TestimonialsBlock } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { Icon } from '../../parts/icon'
import { Link } from '../../parts/link'
import { Picture } from '../../parts/picture'
import { Section } from '../../parts/section'
import { langOf, plainWords } from '../../parts/text'

/**
 * Customers' comments on an endless track: the list is rendered twice, the second time hidden from screen readers.
 * Without scripts or with reduced motion, the track is a row that visitors scroll. A single comment is shown as a
 * quotation.
 */
export default function Testimonials({ block: { id, title, items, labels } }: { block: TestimonialsBlock }) {
  const [isLive, setLive] = useState(false)
  const [isRunning, setRunning] = useState(true)
  const isSingle = items.length === 1
  useEffect(() => setLive(!isSingle && !matchMedia('(prefers-reduced-motion: reduce)').matches), [isSingle])
  if (isSingle)
    return (
      <Section id={id} className="full testimonials testimonials-one" title={title}>
        {items.map((item) => (
          <Comment key={item.id} {...item} />
        ))}
      </Section>
    )
  return (
    <Section id={id} className={isLive ? 'full testimonials testimonials-live' : 'full testimonials'} title={title}>
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
          // Set only by scripts, because the security policy does not allow `style` attributes in HTML.
          style={
            isLive
              ? { animationDuration: `${items.length * 8}s`, animationPlayState: isRunning ? 'running' : 'paused' }
              : undefined
          }
        >
          <TestimonialRow items={items} />
          {isLive && <TestimonialRow items={items} isCopy />}
        </div>
      </div>
    </Section>
  )
}

function TestimonialRow({ items, isCopy = false }: Pick<TestimonialsBlock, 'items'> & { isCopy?: boolean }) {
  return (
    <ul className="testimonial-row" aria-hidden={isCopy || undefined}>
      {items.map((item) => (
        <li key={item.id}>
          <Comment {...item} isCopy={isCopy} />
        </li>
      ))}
    </ul>
  )
}

function Comment({ name, role, comment, image, href, isCopy }: Testimonial & { isCopy?: boolean }) {
  return (
    <figure>
      <blockquote {...langOf(comment)}>{displayText(comment)}</blockquote>
      <figcaption>
        {image && <Picture file={image} />}
        <span>
          <b {...langOf(name)}>
            {href === undefined ? (
              plainWords(name)
            ) : (
              <Link href={href} tabIndex={isCopy ? -1 : undefined}>
                {displayText(name)}
              </Link>
            )}
          </b>
          <span {...langOf(role)}>{displayText(role)}</span>
        </span>
      </figcaption>
    </figure>
  )
}
