import { said } from './said'
import { useOwnLanguage, useView, useWords } from './view'

/**
 * The button that adds the page, or a choice on it, to the visitor's list. Its code is loaded on the first click
 * (`list/start.tsx`) and also marks the buttons of entries that are in the list.
 * @param anchor anchor of the choice, like "#sizes/large"
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
