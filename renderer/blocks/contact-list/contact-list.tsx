import type { ContactList as ContactListBlock } from '../../../schema/types'
import { Icon } from '../../parts/icon'
import { Section } from '../../parts/section'
import { langOf, plain } from '../../parts/text'

/** Mail addresses and phones; the whole row is the link. */
export function ContactList({ block: { id, title, contacts } }: { block: ContactListBlock }) {
  return (
    <Section id={id} className="contacts" title={title}>
      <ul className="contact-rows">
        {contacts.map(({ id, kind, label, value, href }) => (
          <li key={id}>
            <a href={href}>
              <Icon name={kind} />
              <span {...langOf(label)}>{plain(label)}</span>
              <bdi dir="ltr">{value}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
