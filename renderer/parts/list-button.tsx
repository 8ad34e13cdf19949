import { Icon } from './icon'
import { interfaceText } from './interface-text'
import { useOwnLanguage, useView, useWords } from './view'

/**
 * The button that adds the page, or a choice on the page, to the visitor's list. The list's code, which also marks the
 * buttons of entries in the list, is loaded on the first click (`list/start.tsx`).
 * Renders nothing on sites without a list.
 * @param anchor anchor of the choice, such as "#sizes/large"
 */
export function ListButton({ anchor = '' }: { anchor?: string }) {
  const t = useWords()
  const { page, site } = useView()
  const language = useOwnLanguage()
  if (!site.sales?.list) return null
  return (
    <button type="button" className="button button-quiet needs-script" data-list={page.address + anchor} {...language}>
      <span>{interfaceText(t('list.add'))}</span>
      {/* Replaces the text above once the entry is in the list (list.css). */}
      <span hidden>
        <Icon name="check" />
        {interfaceText(t('list.added'))}
      </span>
    </button>
  )
}
