import type { Teaser } from '../../schema/localized'
import { displayText } from '../parts/display-text'
import { interfaceText } from '../parts/interface-text'
import { Link } from '../parts/link'
import { Picture } from '../parts/picture'
import { langOf } from '../parts/text'
import { useView, useWords } from '../parts/view'

/** Links to other pages: related pages, and the next sibling pages. */
export function More() {
  const t = useWords()
  const { related, siblings } = useView().page
  if (related.length + siblings.length === 0) return null
  return (
    <aside className="more">
      <Teasers title={t('more.related')} pages={related} />
      <Teasers title={t('more.family')} pages={siblings} />
    </aside>
  )
}

function Teasers({ title, pages }: { title: string; pages: Teaser[] }) {
  if (pages.length === 0) return null
  return (
    <section>
      <h2>{interfaceText(title)}</h2>
      <ul className="teasers">
        {pages.map(({ title, href, picture }) => (
          <li key={href}>
            <Link href={href} {...langOf(title)}>
              {picture && (
                <span className="stage">
                  <Picture file={picture} />
                </span>
              )}
              {displayText(title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
