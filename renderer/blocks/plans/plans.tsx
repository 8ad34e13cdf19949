import type { Plans as PlansBlock } from '../../../schema/types'
import { Caption } from '../../parts/caption'
import { displayText } from '../../parts/display-text'
import { Figure } from '../../parts/figure'
import { fitClass } from '../../parts/fit'
import { Heading } from '../../parts/heading'
import { Icon } from '../../parts/icon'
import { Link } from '../../parts/link'
import { Section } from '../../parts/section'
import { langOf, plainWords } from '../../parts/text'

/** Plans next to each other, with their prices. On phones, the recommended plan comes first. */
export default function Plans({ block: { id, title, items, note, labels } }: { block: PlansBlock }) {
  return (
    <Section id={id} className="full plans" title={title}>
      <ul className={`plan-row plan-row-${items.length}`}>
        {items.map(({ id, name, price, text, features = [], recommended, action }) => (
          <li key={id} className={recommended ? 'plan plan-best' : 'plan'}>
            <Heading {...langOf(name)} {...fitClass(name)}>
              {displayText(name)}
            </Heading>
            {recommended && <p className="plan-mark">{labels.recommended}</p>}
            <p className="plan-price">
              <Figure cell={price} labels={labels} />
            </p>
            {text !== undefined && <p {...langOf(text)}>{displayText(text)}</p>}
            {features.length > 0 && (
              <ul className="plan-features">
                {features.map(({ id, text }) => (
                  <li key={id} {...langOf(text)}>
                    <Icon name="check" />
                    <span>{displayText(text)}</span>
                  </li>
                ))}
              </ul>
            )}
            {action && (
              <Link
                href={action.href}
                className={recommended ? 'button button-primary' : 'button button-quiet'}
                {...langOf(action.label)}
              >
                {plainWords(action.label)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Caption text={note} />
    </Section>
  )
}
