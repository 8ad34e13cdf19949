import type { ReactNode } from 'react'
import { Link } from '../parts/link'
import { langOf, plainWords } from '../parts/text'
import { useView, useWords } from '../parts/view'

/**
 * The main menu: fields of activity, which the caller renders, and the links of the header. Renders nothing if both are
 * empty.
 */
export function MainMenu({ children }: { children: ReactNode }) {
  const t = useWords()
  const { site, page } = useView()
  const { fields, menu } = site
  if (fields.length + menu.length === 0) return null
  return (
    <nav aria-label={t('menu.label')}>
      {fields.length > 0 && children}
      {menu.length > 0 && (
        <ul className="menu-links">
          {menu.map(({ id, label, href }) => (
            <li key={id}>
              <Link href={href} aria-current={href === page.address ? 'page' : undefined} {...langOf(label)}>
                {plainWords(label)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
