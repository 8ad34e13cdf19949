import { Link } from '../parts/link'
import { langOf, plain } from '../parts/text'
import { useView } from '../parts/view'

/** The links of the header. */
export function MenuLinks() {
  const { site, page } = useView()
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
