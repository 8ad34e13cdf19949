import { said } from './said'
import { useOwnLanguage, useView, useWords } from './view'

/**
 * Puts the page, or a choice on it, into the visitor's list. What it does is loaded when it is clicked (`list/start.tsx`), which
 * also marks the buttons of what is in the list.
 * @param anchor the choice, as the address has it
 */
export function ListButton({ anchor = '' }: { anchor?: string }) {
  const t = useWords()
  const { page } = useView()
  return (
    <button
      type="button"
      className="button button-quiet needs-script"
      data-list={page.address + anchor}
      {...useOwnLanguage()}
    >
      {said(t('list.add'))}
    </button>
  )
}
