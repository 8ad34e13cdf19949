import type { Contact } from '../../schema/parts'
import { fromWords } from '../parts/from-words'
import { Icon } from '../parts/icon'
import { useView } from '../parts/view'

/** Link to the phone number for the page's language, or else to the site's first; renders nothing if there is none. */
export function Phone({ className }: { className?: string }) {
  const { contacts, language } = useView().site
  const phones = contacts.filter(({ kind }) => kind === 'phone')
  const fieldOf = (field: 'href' | 'value') =>
    fromWords((read) => {
      const phone = phones.find(({ languages }) => languages?.includes(read(language))) ?? phones[0]
      return phone && read(phone[field])
    })
  return <ContactLink kind="phone" href={fieldOf('href')} value={fieldOf('value')} className={className} />
}

type ContactProps = Pick<Contact, 'kind'> & Partial<Contact> & { className?: string }

/** Link to a phone number or email address; renders nothing without `href`. */
export function ContactLink({ kind, href, value, className }: ContactProps) {
  if (!href) return null
  return (
    <a className={className} href={href}>
      <Icon name={kind} />
      <bdi dir="ltr">{value}</bdi>
    </a>
  )
}
