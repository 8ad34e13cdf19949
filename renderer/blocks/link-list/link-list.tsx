import type { LinkList as LinkListBlock } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { Icon } from '../../parts/icon'
import { isOutside, Link, NewTabLink } from '../../parts/link'
import { Picture } from '../../parts/picture'
import { Section } from '../../parts/section'
import { langOf } from '../../parts/text'

/** Plain links in a column. */
export default function LinkList({ block: { id, title, links, labels } }: { block: LinkListBlock }) {
  return (
    <Section id={id} className={links.length === 1 ? 'links lone' : 'links'} title={title}>
      <ul className="rows">
        {links.map(({ id, label, href, image, reload }) => {
          const words = (
            <>
              {image && (
                <span className="thumb">
                  <Picture file={image} />
                </span>
              )}
              <span className="link-label row-words">
                <span {...langOf(label)}>{displayText(label)}</span>
              </span>
            </>
          )
          return (
            <li key={id}>
              {isOutside(href) ? (
                <NewTabLink href={href} label={labels.newTab}>
                  {words}
                </NewTabLink>
              ) : (
                <Link href={href} reload={reload}>
                  {words}
                  <Icon name="arrow-right" />
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
