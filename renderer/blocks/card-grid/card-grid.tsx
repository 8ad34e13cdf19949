import type { CardGrid as CardGridBlock } from '../../../schema/types'
import { Caption } from '../../parts/caption'
import { Cards } from '../../parts/cards'
import { Section } from '../../parts/section'

/** Cards with links to other pages. */
export default function CardGrid({ block: { id, title, action, caption, cards } }: { block: CardGridBlock }) {
  return (
    <Section id={id} className="full cards" title={title}>
      <Cards cards={cards} action={action} />
      <Caption text={caption} />
    </Section>
  )
}
