import type { LinkList as LinkListBlock } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { Icon } from '../../parts/icon'
import { isOutside, Link, NewTabLink } from '../../parts/link'
import { Picture } from '../../parts/picture'
import { Section } from '../../parts/section'
import { langOf } from '../../parts/text'

/** Plain links in a column, or logos in a row. */
export default function LinkList({ block }: { block: LinkListBlock }) {
  const { id, title, look, links, labels } = block
  if (look) return <Logos block={block} />
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

/** Logos of equal height, also in their versions for the dark theme. A logo's alternative text is its link's label. */
function Logos({ block: { id, title, links, labels } }: { block: LinkListBlock }) {
  return (
    <Section id={id} className="full logos" title={title}>
      <ul>
        {links.map(({ id, label, href, image, darkImage, reload }) => {
          const words = (
            <>
              {!image && displayText(label)}
              {image && (
                <span className={darkImage ? 'logos-image logos-light' : 'logos-image'}>
                  <Picture file={image} alt={label} sizes="240px" />
                </span>
              )}
              {darkImage && (
                <span className="logos-image logos-dark">
                  <Picture file={darkImage} alt={label} sizes="240px" />
                </span>
              )}
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
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
