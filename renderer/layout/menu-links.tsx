import type { BrandSite } from '../../schema/localized'
import { Link } from '../parts/link'
import { langOf, plain } from '../parts/text'
import { useView } from '../parts/view'

/** The links of the header. */
export function MenuLinks() {
  const { site, page } = useView()
  if (site.menu.length === 0) return null
  return (
    <ul className="menu-links">
      {site.menu.map(({ id, label, href }) => (
        <li key={id}>
          <Link href={href} aria-current={href === page.address ? 'page' : undefined} {...langOf(label)}>
            {plain(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Whether a menu has anything to show: a brand may leave out all the pages it leads to. */
export function hasLinks({ fields, menu }: BrandSite): boolean {
  return fields.length + menu.length > 0
}
