import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../parts/icon'
import { isReplaced } from '../parts/release'
import { fill } from '../parts/text'
import { ListDialog } from './dialog'
import { listEntries, onListChange } from './entries'
import { type ReadList, readList } from './read'

/** The list in the visitor's language and in the site's own; one where these are the same. */
type Lists = ReadList[] | undefined

/** A button that says how much is in the list and opens it. Nothing while it is empty. */
export function MyList() {
  const entries = useSyncExternalStore(onListChange, listEntries)
  const language = useLanguage()
  const [wasOpen] = useState(takeNote)
  const [isOpen, setOpen] = useState(wasOpen)
  const [attempt, setAttempt] = useState(0)
  const lists = useLists(entries, language, attempt)
  const isEmpty = entries.length === 0
  useEffect(() => {
    if (!isEmpty || !isOpen) return
    setOpen(false)
    // What had the focus is gone.
    document.getElementById('_main')?.focus({ preventScroll: true })
  }, [isEmpty, isOpen])
  const [own] = lists ?? []
  const isWhole = own?.missing.length === 0
  useEffect(() => {
    // Once is enough: a host may need a while until all of a release is there.
    if (isOpen && own && !isWhole && !wasOpen) loadIfReplaced(language)
  }, [isOpen, own, isWhole, wasOpen, language])
  if (isEmpty || !own) return null
  const label = fill(own.words.list.open, { n: entries.length })
  return (
    <>
      <aside aria-label={own.words.list.title}>
        <button
          type="button"
          className="button button-primary list-open"
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true)
            if (!isWhole) setAttempt(attempt + 1)
          }}
        >
          <Icon name="file-text" />
          <span role="status">{label}</span>
        </button>
      </aside>
      {isOpen && lists && <ListDialog lists={lists} onClosed={() => setOpen(false)} />}
    </>
  )
}

/** Loads the page whole, as a new release has it, and the list opens again. */
async function loadIfReplaced(language: string): Promise<void> {
  if (!(await isReplaced(language))) return
  history.replaceState({ ...history.state, list: true }, '')
  location.reload()
}

/** @returns whether the list was open when the page was loaded whole */
function takeNote(): boolean {
  const { list, ...state } = history.state ?? {}
  if (list) history.replaceState(state, '')
  return list === true
}

/** Codes of the site's languages, its own first. */
const codes = (document.body.dataset.languages ?? '').split(' ')

/** The language the page is in, also after the visitor chose another. A translation program names one of its own in <html>. */
function useLanguage(): string {
  const { documentElement: root } = document
  return useSyncExternalStore(
    (listen) => {
      const observer = new MutationObserver(listen)
      observer.observe(root, { attributeFilter: ['lang'] })
      return () => observer.disconnect()
    },
    () => (codes.includes(root.lang) ? root.lang : (document.getElementById('_app')?.dataset.language ?? root.lang)),
  )
}

/** @param attempt another number reads them again */
function useLists(entries: string[], language: string, attempt: number): Lists {
  const [lists, setLists] = useState<Lists>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is reason enough
  useEffect(() => {
    let isCurrent = true
    const languages = [...new Set([language, codes[0] ?? language])]
    Promise.allSettled(languages.map((code) => readList(entries, code))).then((read) => {
      // A list that could not be read in the site's own language is still read in the visitor's.
      if (isCurrent) setLists(read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
    })
    return () => {
      isCurrent = false
    }
  }, [entries, language, attempt])
  return lists
}
