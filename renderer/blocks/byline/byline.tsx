import type { BylineBlock } from '../../../schema/localized'
import { displayText } from '../../parts/display-text'
import { Link } from '../../parts/link'
import { Picture } from '../../parts/picture'
import { langOf } from '../../parts/text'

/** The date and author of an article, in one line. */
export default function Byline({ block: { id, date, updated, author } }: { block: BylineBlock }) {
  const name = author && displayText(author.name)
  return (
    <div id={id} className="block byline">
      {author?.picture && <Picture file={author.picture} />}
      <p>
        {author && (
          <span {...langOf(author.name)}>
            {author.href === undefined ? name : <Link href={author.href}>{name}</Link>}
          </span>
        )}
        {author?.role !== undefined && (
          <span>
            <span {...langOf(author.role)}>{displayText(author.role)}</span>
          </span>
        )}
        {date && <time dateTime={date.day}>{displayText(date.text)}</time>}
        {updated && <time dateTime={updated.day}>{displayText(updated.text)}</time>}
      </p>
    </div>
  )
}
