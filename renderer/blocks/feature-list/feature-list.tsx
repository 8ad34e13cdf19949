import type { FeatureList as FeatureListBlock } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { Icon } from '../../parts/icon'
import { Section } from '../../parts/section'
import { langOf } from '../../parts/text'

/** Number of items above which a list has several columns, if there is room. */
const manyItems = 6

/** Short statements, one line each. */
export default function FeatureList({ block: { id, title, items, ticks } }: { block: FeatureListBlock }) {
  const columns = items.length > manyItems ? ' statement-columns' : ''
  return (
    <Section id={id} className={ticks ? 'full features' : 'features'} title={title}>
      <ul className={`statements${columns}${ticks ? ' ticks' : ''}`}>
        {items.map(({ id, text }) => (
          <li key={id} {...langOf(text)}>
            {ticks && <Icon name="check" />}
            {displayText(text)}
          </li>
        ))}
      </ul>
    </Section>
  )
}
