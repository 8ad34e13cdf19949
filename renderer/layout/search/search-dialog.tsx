import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '../../parts/icon'
import { interfaceText } from '../../parts/interface-text'
import { useWords } from '../../parts/view'
import { Fields } from '../fields'
import { SearchResults } from './search-results'
import { SearchStatus } from './search-status'
import { useSearch } from './use-search'

/**
 * A search field and its results, shown over the page. Arrow keys move through the results.
 * @param words query that the visitor entered before the page was reloaded for a new release, or before the app ran
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
    const focusIndex = stops.findIndex((stop) => stop.matches(':focus'))
    const next = key === 'ArrowDown' ? stops[focusIndex + 1] : key === 'ArrowUp' ? stops[focusIndex - 1] : undefined
    next?.focus()
    // By default, Escape would first empty the field, and arrow keys would scroll.
    if (key === 'Escape') close()
    if (next || key === 'Escape') event.preventDefault()
  }
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    // A click whose target is the dialog element itself is outside the panel.
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
            {interfaceText(t('search.more'))}
          </button>
        )}
        {isOfNoHelp && <Fields />}
      </div>
    </dialog>
  )
}

/** Reloads the page to get the new release. The search then opens again (`search.tsx`). */
function loadRelease(): void {
  const search = document.querySelector<HTMLInputElement>('.search-dialog input')?.value
  history.replaceState({ ...history.state, search }, '')
  location.reload()
}

/**
 * Used if the page may just have been reloaded for a new release. Does nothing, because a host may take a while to
 * receive all files of a release, and another reload would not help.
 */
function ignoreFailure(): void {}
