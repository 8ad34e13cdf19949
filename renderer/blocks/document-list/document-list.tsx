import type { DocumentList as DocumentListBlock } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { Icon } from '../../parts/icon'
import { NewTabLink } from '../../parts/link'
import { Section } from '../../parts/section'
import { langOf, plainWords } from '../../parts/text'

/** Documents, each with links to its language editions. The links open in a new tab. */
export default function DocumentList({ block: { id, title, documents, labels } }: { block: DocumentListBlock }) {
  return (
    <Section id={id} className="documents" title={title}>
      <ul className="document-rows">
        {documents.map(({ id, title, editions }) => (
          <li key={id}>
            <Icon name="file-text" />
            <p {...langOf(title)}>{displayText(title)}</p>
            <p className="document-editions">
              {editions.map(({ language, src }) => (
                <NewTabLink key={language.code} href={src.href} hrefLang={language.code} label={labels.newTab}>
                  <span className="visually-hidden" {...langOf(title)}>{`${plainWords(title)}: `}</span>
                  {language.name}
                  <small>
                    {src.format}, <bdi dir="ltr">{src.size}</bdi>
                  </small>
                </NewTabLink>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
