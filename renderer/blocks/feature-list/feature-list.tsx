import type { FeatureList as FeatureListBlock } from '../../../schema/types'
import { Section } from '../../parts/section'
import { langOf, plain } from '../../parts/text'

/** Beyond this many, statements stand in two columns where there is room. */
const manyItems = 6

/** Short statements, one line each. */
export function FeatureList({ block: { id, title, items } }: { block: FeatureListBlock }) {
  return (
    <Section id={id} className="features" title={title}>
      <ul className={items.length > manyItems ? 'feature-rows feature-columns' : 'feature-rows'}>
        {items.map(({ id, text }) => (
          <li key={id} {...langOf(text)}>
            {plain(text)}
          </li>
        ))}
      </ul>
    </Section>
  )
}
