import type { NeighboursBlock } from '../../../schema/localized'
import { displayText } from '../../parts/display-text'
import { interfaceText } from '../../parts/interface-text'
import { Link } from '../../parts/link'
import { langOf } from '../../parts/text'

/** Links to the previous page and the next page. */
export default function Neighbours({ block: { id, previous, next, labels } }: { block: NeighboursBlock }) {
  const entry = (side: 'previous' | 'next', page: typeof next) =>
    page && (
      <Link href={page.href} className={side} rel={side === 'next' ? 'next' : 'prev'}>
        <small>{interfaceText(labels[side])}</small>
        <span {...langOf(page.title)}>{displayText(page.title)}</span>
      </Link>
    )
  return (
    <div id={id} className="block neighbours">
      {entry('previous', previous)}
      {entry('next', next)}
    </div>
  )
}
