import type { ReactNode } from 'react'
import type { Text } from '../../schema/parts'
import type { Card as CardContent } from '../../schema/types'
import { displayText } from './display-text'
import { fitClass } from './fit'
import { Heading } from './heading'
import { Icon } from './icon'
import { Link } from './link'
import { column, Picture } from './picture'
import { langOf, plainWords } from './text'

type Card = CardContent & { more?: ReactNode }

/** Cards with links. One card is horizontal, two share a row, and eight are in two rows of four. */
export function Cards({ cards, action }: { cards: Card[]; action?: Text }) {
  const isBrief = cards.every(({ text }) => text === undefined)
  const arranged = arrangement(cards.length)
  const { className: fit = '' } = fitClass(cards.map(({ title }) => title))
  return (
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
  )
}

function Words({ card: { title, text, href, reload, more }, action }: { card: Card; action?: Text }) {
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
      {more}
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

/** Chooses the number of columns. Prefers full rows; if they are not possible, avoids a row with a single card. */
function arrangement(count: number): keyof typeof wide {
  if (count === 1) return 'one'
  if (count === 2) return 'two'
  return count % 4 === 0 || count % 3 === 1 ? 'four' : 'three'
}
