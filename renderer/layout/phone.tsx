import { Icon } from '../parts/icon'
import { useView } from '../parts/view'

/** The first phone of the site as a link, where there is one. */
export function Phone({ className }: { className?: string }) {
  const phone = useView().site.contacts.find(({ kind }) => kind === 'phone')
  return (
    phone && (
      <a className={className} href={phone.href}>
        <Icon name="phone" />
        <bdi dir="ltr">{phone.value}</bdi>
      </a>
    )
  )
}
