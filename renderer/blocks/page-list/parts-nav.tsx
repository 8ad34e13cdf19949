import type { ListedPages } from '../../../schema/parts'
import { Icon } from '../../parts/icon'
import { Link } from '../../parts/link'

type PartsProps = {
  part: NonNullable<ListedPages['part']>
  labels: { pages: string; previous: string; next: string }
}

/** Links to the parts of a long list: the first, the last, and those near the current one. */
export function Parts({ part: { number, hrefs }, labels }: PartsProps) {
  const [previous, next] = [hrefs[number - 2], hrefs[number]]
  const shownParts = hrefs
    .map((href, i) => ({ href, n: i + 1 }))
    .filter(({ n }) => n === 1 || n === hrefs.length || Math.abs(n - number) <= 2)
  return (
    <nav className="list-parts" aria-label={labels.pages}>
      {previous !== undefined && (
        <Link href={previous} rel="prev" aria-label={labels.previous}>
          <Icon name="chevron-left" />
        </Link>
      )}
      {shownParts.map(({ href, n }, i) => (
        <span key={href}>
          {n - (shownParts[i - 1]?.n ?? 0) > 1 && '… '}
          <Link href={href} aria-current={n === number ? 'page' : undefined}>
            {n}
          </Link>
        </span>
      ))}
      {next !== undefined && (
        <Link href={next} rel="next" aria-label={labels.next}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
