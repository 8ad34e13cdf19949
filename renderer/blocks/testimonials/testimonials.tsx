import type { Testimonials as TestimonialsBlock } from '../../../schema/types'
import { Picture } from '../../parts/picture'
import { Section } from '../../parts/section'
import { langOf, plain } from '../../parts/text'

/** What customers say. */
export function Testimonials({ block: { id, title, items } }: { block: TestimonialsBlock }) {
  return (
    <Section id={id} className="testimonials" title={title}>
      <ul className="testimonial-row">
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
    </Section>
  )
}
