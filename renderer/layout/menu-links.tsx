import type { ComponentType, ReactNode } from 'react'
import type { Text } from '../../schema/parts'
import type { MenuEntry } from '../../schema/types'
import { Link } from '../parts/link'
import { langOf, plainWords } from '../parts/text'
import { useView, useWords } from '../parts/view'

/** Component for an entry of the menu that opens a list of links. */
export type Group = ComponentType<{ id: string; label: Text; children: ReactNode }>

type MainMenuProps = { Group: Group; children: ReactNode }

/**
 * The main menu: fields of activity, which the caller renders, and the entries of the header. Renders nothing if both
 * are empty.
 */
export function MainMenu({ Group, children }: MainMenuProps) {
  const t = useWords()
  const { fields, menu } = useView().site
  if (fields.length + menu.length === 0) return null
  return (
    <nav aria-label={t('menu.label')}>
      {fields.length > 0 && children}
      {menu.length > 0 && <Entries entries={menu} className="menu-links" Group={Group} />}
    </nav>
  )
}

type EntriesProps = { entries: MenuEntry[]; className: string; Group: Group }

function Entries({ entries, className, Group }: EntriesProps) {
  const { page } = useView()
  return (
    <ul className={className}>
      {entries.map(({ id, label, href = '', links }) => (
        <li key={id}>
          {links?.[0] ? (
            <Group id={`_menu-${id}`} label={label}>
              <Entries
                entries={href ? [{ id, label, href }, ...links] : links}
                className="fields fields-few"
                Group={Group}
              />
            </Group>
          ) : (
            <Link href={href} aria-current={href === page.address ? 'page' : undefined} {...langOf(label)}>
              {plainWords(label)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
