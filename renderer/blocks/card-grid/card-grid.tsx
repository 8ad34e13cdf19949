import type { Text } from '../../../schema/parts'
import type { Card, CardGrid as CardGridBlock } from '../../../schema/types'
import { Caption } from '../../parts/caption'
import { displayText } from '../../parts/display-text'
import { fitClass } from '../../parts/fit'
import { Heading } from '../../parts/heading'
import { Icon } from '../../parts/icon'
import { Link } from '../../parts/link'
import { column, Picture } from '../../parts/picture'
import { Section } from '../../parts/section'
import { langOf, plainWords } from '../../parts/text'

/** Cards with links. One card is horizontal, two cards share a row, and eight cards are in two rows of four. */
export default function CardGrid({ block: { id, title, action, caption, cards } }: { block: CardGridBlock }) {
  const isBrief = cards.every(({ text }) => text === undefined)
  const arranged = arrangement(cards.length)
  const { className: fit = '' } = fitClass(cards.map(({ title }) => title))
  return (
    <Section id={id} className="full cards" title={title}>
      <ul className={`card-row cards-${arranged}${isBrief ? ' cards-brief' : ''} ${fit}`.trim()}>
        {cards.map((card, i) => (
          <li key={card.id} className={card.href === undefined ? 'card card-still' : 'card'}>
            {card.image && (
              <div className="stage">
                <Picture file={card.image} sizes={`${wide[arranged]},${isBrief ? brief : column}`} first={i === 0} />
              </div>
            )}
            <Words card={card} action={action} />
          </li>
        ))}
      </ul>
      <Caption text={caption} />
    </Section>
  )
}

function Words({ card: { title, text, href, reload }, action }: { card: Card; action?: Text }) {
  return (
    <div className="card-words">
      <Heading {...langOf(title)}>
        {href === undefined ? (
          plainWords(title)
        ) : (
          <Link href={href} reload={reload}>
            {displayText(title)}
          </Link>
        )}
      </Heading>
      {text !== undefined && <p {...langOf(text)}>{displayText(text)}</p>}
      {href !== undefined && (
        <p className="card-action" aria-hidden="true" {...langOf(action)}>
          {action !== undefined && plainWords(action)}
          <Icon name="arrow-right" />
        </p>
      )}
    </div>
  )
}

/** `sizes` for the picture of a card without text. On a phone, two such cards share a row if there is room. */
const brief = `(max-width:355px) ${column},44vw`

/** `sizes` for the picture of a card on wide screens, by layout. */
const wide = {
  one: '(min-width:640px) 700px',
  two: '(min-width:640px) 588px',
  three: '(min-width:768px) 384px',
  four: '(min-width:1024px) 282px,(min-width:640px) 50vw',
}

function arrangement(count: number): keyof typeof wide {
  if (count === 1) return 'one'
  if (count === 2) return 'two'
  return count % 4 === 0 ? 'four' : 'three'
}
