import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../parts/icon'
import { useView, useWords } from '../../parts/view'
import { SearchDialog } from './search-dialog'

/** The button that opens the search. Pressing "/" outside input fields also opens the search. */
export function Search() {
  const t = useWords()
  const { page, site } = useView()
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)

  // Closes the search when the page or language changes, but not on the first render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => () => setOpen(false), [page.address, site.language])
  useEffect(() => {
    // Keeps the text typed before the app ran (`boot/early.ts`). The app then clicks this button.
    setWords(button.current?.dataset.clicked?.slice(1) || undefined)
    const { search, ...state } = history.state ?? {}
    if (typeof search !== 'string') return
    // Opens the search again if the page was reloaded during a search (`search-dialog.tsx`).
    history.replaceState(state, '')
    setWords(search)
    setOpen(true)
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isCall(event)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const close = () => {
    setOpen(false)
    setWords(undefined)
  }
  return (
    <div className="search needs-script">
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        aria-label={t('search.label')}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </button>
      {isOpen && <SearchDialog words={words} onClosed={close} />}
    </div>
  )
}

/** Whether a key press is "/" outside input fields and dialogs. */
function isCall({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return false
  return !(target instanceof Element && target.closest('input,textarea,select,[contenteditable]'))
}
