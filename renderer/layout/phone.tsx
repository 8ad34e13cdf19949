import type { Contact } from '../../schema/parts'
import { fromWords } from '../parts/from-words'
import { Icon } from '../parts/icon'
import { useView } from '../parts/view'

/** The phone for those who speak the page's language, or else the first of the site, as a link; nothing where there is none. */
export function Phone({ className }: { className?: string }) {
  const { contacts, language } = useView().site
  const phones = contacts.filter(({ kind }) => kind === 'phone')
  const own = (field: 'href' | 'value') =>
    fromWords((read) => {
      const phone = phones.find(({ languages }) => languages?.includes(read(language))) ?? phones[0]
      return phone && read(phone[field])
    })
  return <ContactLink kind="phone" href={own('href')} value={own('value')} className={className} />
}

type ContactProps = Pick<Contact, 'kind'> & Partial<Contact> & { className?: string }

/** A way to reach the company, as a link; nothing where there is none. */
export function ContactLink({ kind, href, value, className }: ContactProps) {
  if (!href) return null
  return (
    <a className={className} href={href}>
      <Icon name={kind} />
      <bdi dir="ltr">{value}</bdi>
    </a>
  )
}
