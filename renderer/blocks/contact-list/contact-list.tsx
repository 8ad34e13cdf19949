import type { ContactList as ContactListBlock } from '../../../schema/types'
import { CopyButton } from '../../parts/copy-button'
import { fitClass } from '../../parts/fit'
import { fromWords } from '../../parts/from-words'
import { Icon } from '../../parts/icon'
import { NewTabLink } from '../../parts/link'
import { Section } from '../../parts/section'
import { langOf, plainWords } from '../../parts/text'
import { useView } from '../../parts/view'

/** Email addresses and phone numbers, one per row. The whole row is the link. */
export default function ContactList({ block: { id, title, company, contacts, labels } }: { block: ContactListBlock }) {
  return (
    <>
      {company && <Company newTab={labels.newTab} showOnMap={labels.showOnMap} />}
      <Section id={id} className="contacts" title={title}>
        {contacts.length > 0 && (
          <ul className="rows">
            {contacts.map(({ id, kind, label, value, href }) => (
              <li key={id} className="contact">
                <a href={href}>
                  <Icon name={kind} />
                  <span className="contact-label" {...langOf(label)}>
                    {plainWords(label)}
                  </span>
                  <bdi dir="ltr" {...fitClass(value, 11)}>
                    {kind === 'mail' ? <MailAddress value={value} /> : value}
                  </bdi>
                </a>
                <CopyButton value={value} labels={labels} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}

/** A mail address, which may break after its "@". */
function MailAddress({ value }: { value: string }) {
  const partOf = (part: RegExp) => fromWords((read) => read(value).match(part)?.[0] ?? '')
  return (
    <>
      {partOf(/^.*@/)}
      <wbr />
      {partOf(/[^@]*$/)}
    </>
  )
}

/** The company's name and address, with a link to a map. */
function Company({ newTab, showOnMap }: { newTab: string; showOnMap: string }) {
  const { legalName, address, mapHref } = useView().site
  return (
    <address className="company">
      <b>
        <bdi>{legalName}</bdi>
      </b>
      {address !== undefined && <span {...langOf(address)}>{plainWords(address)}</span>}
      {mapHref !== undefined && (
        <NewTabLink href={mapHref} label={newTab}>
          {showOnMap}
        </NewTabLink>
      )}
    </address>
  )
}
