import type { DocumentList as DocumentListBlock } from '../../../schema/types'
import { Icon } from '../../parts/icon'
import { NewTabLink } from '../../parts/link'
import { Section } from '../../parts/section'
import { langOf, plain } from '../../parts/text'

/** Documents that open in a new tab. */
export function DocumentList({ block: { id, title, documents, labels } }: { block: DocumentListBlock }) {
  return (
    <Section id={id} className="documents" title={title}>
      <ul className="rows">
        {documents.map(({ id, title, src, language }) => (
          <li key={id}>
            <NewTabLink href={src.href} label={labels.newTab}>
              <Icon name="file-text" />
              <span className="document-words">
                <span className="row-words" {...langOf(title)}>
                  {plain(title)}
                </span>
                <small>
                  {src.format}, {language}, <bdi dir="ltr">{src.size}</bdi>
                </small>
              </span>
            </NewTabLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
