import type { ReactNode } from 'react'
import type { Text } from '../../schema/parts'
import { Icon } from '../parts/icon'
import { interfaceText } from '../parts/interface-text'
import { langOf, plainWords } from '../parts/text'
import { useDropdown } from './use-dropdown'

type DropdownProps = { id: string; label: Text; children: ReactNode }

/**
 * A button that opens a list of links in the header. Before the app runs, the list is shown on hover or focus
 * (fields.css). Follows the WAI-ARIA disclosure navigation pattern, and WCAG 1.4.13 for content on hover.
 */
export function Dropdown({ id, label, children }: DropdownProps) {
  const { isLive, isOpen, menu, button, toggle, handlers } = useDropdown()
  return (
    <div ref={menu} className={isLive ? 'fields-menu fields-menu-live' : 'fields-menu'} {...handlers}>
      <button ref={button} type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle} {...langOf(label)}>
        {interfaceText(plainWords(label))}
        <Icon name="chevron-down" />
      </button>
      <div id={id} className="fields-panel" hidden={isLive && !isOpen}>
        {children}
      </div>
    </div>
  )
}
