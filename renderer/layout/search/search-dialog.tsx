import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '../../parts/icon'
import { said } from '../../parts/said'
import { useWords } from '../../parts/view'
import { Fields } from '../fields'
import { SearchResults } from './search-results'
import { SearchStatus } from './search-status'
import { useSearch } from './use-search'

/**
 * A field and what it finds, over the page. The arrow keys go through the results.
 * @param words what was being looked for before a new release was loaded
 */
export function SearchDialog({ words, onClosed }: { words?: string; onClosed(): void }) {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const { state, total, results, also, search, more } = useSearch(
    words ?? '',
    words === undefined ? loadRelease : ignoreFailure,
  )
  const isOfNoHelp = state === 'failed' || state === 'slow' || (state === 'done' && total === 0)

  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const stopsOf = () => [...(dialog.current?.querySelectorAll<HTMLElement>('input, .search-results a') ?? [])]

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const stops = stopsOf()
    const at = stops.findIndex((stop) => stop.matches(':focus'))
    const next = key === 'ArrowDown' ? stops[at + 1] : key === 'ArrowUp' ? stops[at - 1] : undefined
    next?.focus()
    // Left to the browser, Escape would empty the field first, and the arrows would scroll.
    if (key === 'Escape') close()
    if (next || key === 'Escape') event.preventDefault()
  }
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    // A click on the dialog itself is one outside of its panel.
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) close()
  }
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={t('search.label')}
      onClose={onClosed}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div className="search-panel">
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              stopsOf()[1]?.focus()
            }}
          >
            <Icon name="search" />
            <input
              type="search"
              aria-label={t('search.label')}
              placeholder={t('search.placeholder')}
              autoComplete="off"
              defaultValue={words}
              spellCheck={false}
              enterKeyHint="search"
              onChange={({ target }) => search(target.value)}
            />
            <button type="button" className="icon-button" aria-label={t('search.close')} onClick={close}>
              <Icon name="x" />
            </button>
          </form>
        </search>
        <SearchStatus state={state} total={total} also={also} />
        <SearchResults results={results} />
        {results.length < total && (
          <button type="button" className="button button-quiet search-more" onClick={more}>
            {said(t('search.more'))}
          </button>
        )}
        {isOfNoHelp && <Fields />}
      </div>
    </dialog>
  )
}

/** Loads the page whole, as the new release has it, and the search opens again (`search.tsx`). */
function loadRelease(): void {
  const search = document.querySelector<HTMLInputElement>('.search-dialog input')?.value
  history.replaceState({ ...history.state, search }, '')
  location.reload()
}

/** Once is enough: a host may need a while until all of a release is there. */
function ignoreFailure(): void {}
