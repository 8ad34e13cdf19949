import { Icon } from '../parts/icon'
import { interfaceText } from '../parts/interface-text'
import { useWords } from '../parts/view'
import { Fields } from './fields'
import { useFieldsMenu } from './use-fields-menu'

/**
 * A button that opens the list of fields of activity. Before the app runs, the list is shown on hover or focus
 * (fields.css). Follows the WAI-ARIA disclosure navigation pattern, and WCAG 1.4.13 for content on hover.
 */
export function FieldsMenu() {
  const t = useWords()
  const { isLive, isOpen, menu, button, toggle, handlers } = useFieldsMenu()
  return (
    <div ref={menu} className={isLive ? 'fields-menu fields-menu-live' : 'fields-menu'} {...handlers}>
      <button ref={button} type="button" aria-expanded={isOpen} aria-controls="_fields" onClick={toggle}>
        {interfaceText(t('menu.fields'))}
        <Icon name="chevron-down" />
      </button>
      <div id="_fields" className="fields-panel" hidden={isLive && !isOpen}>
        <Fields />
      </div>
    </div>
  )
}
