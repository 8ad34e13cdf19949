import type { ContentsBlock, ContentsEntry } from '../../../schema/localized'
import { displayText } from '../../parts/display-text'
import { interfaceText } from '../../parts/interface-text'
import { Link } from '../../parts/link'
import { langOf } from '../../parts/text'

/** The pages of a manual as a tree, or the headings of a page. */
export default function Contents({ block: { id, kind, items, labels } }: { block: ContentsBlock }) {
  return (
    <nav id={id} className={`block contents ${kind}`} aria-labelledby={`${id}_title`}>
      <p id={`${id}_title`}>{interfaceText(labels.label)}</p>
      <Entries items={items} />
    </nav>
  )
}

function Entries({ items }: { items: ContentsEntry[] }) {
  return (
    <ul>
      {items.map(({ title, href, here, open, items: inner }) => {
        const link = (
          <Link href={href} aria-current={here && 'page'} {...langOf(title)}>
            {displayText(title)}
          </Link>
        )
        return (
          <li key={href}>
            {inner ? (
              // The link to the page is the first in the list, because not all visitors can reach links in a summary.
              <details open={open}>
                <summary {...langOf(title)}>{displayText(title)}</summary>
                <Entries items={[{ title, href, here }, ...inner]} />
              </details>
            ) : (
              link
            )}
          </li>
        )
      })}
    </ul>
  )
}
