import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../parts/icon'
import { fill } from '../parts/text'
import { ListDialog } from './dialog'
import { listed, onListChange } from './entries'
import { type ReadList, readList } from './read'

/** What is known of the list in the visitor's language and in the site's own; one where these are the same. */
type Lists = ReadList[] | 'failed' | undefined

/** A button that says how much is in the list and opens it. Nothing while it is empty. */
export function MyList() {
  const entries = useSyncExternalStore(onListChange, listed)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const lists = useLists(entries, language)
  const isEmpty = entries.length === 0
  useEffect(() => {
    if (isEmpty) setOpen(false)
  }, [isEmpty])
  const [own] = Array.isArray(lists) ? lists : []
  if (isEmpty || !own) return null
  const label = fill(own.words.list.open, { n: entries.length })
  return (
    <>
      <aside aria-label={own.words.list.title}>
        <button
          type="button"
          className="button button-primary list-open"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="file-text" />
          <span role="status">{label}</span>
        </button>
      </aside>
      {isOpen && Array.isArray(lists) && <ListDialog lists={lists} onClosed={() => setOpen(false)} />}
    </>
  )
}

/** The language the document is in, also after the visitor chose another. */
function useLanguage(): string {
  const { documentElement: root } = document
  return useSyncExternalStore(
    (listen) => {
      const observer = new MutationObserver(listen)
      observer.observe(root, { attributeFilter: ['lang'] })
      return () => observer.disconnect()
    },
    () => root.lang,
  )
}

function useLists(entries: string[], language: string): Lists {
  const [lists, setLists] = useState<Lists>()
  useEffect(() => {
    let isCurrent = true
    const [source = language] = (document.body.dataset.languages ?? '').split(' ')
    const languages = [...new Set([language, source])]
    Promise.all(languages.map((code) => readList(entries, code))).then(
      (read) => isCurrent && setLists(read),
      () => isCurrent && setLists('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [entries, language])
  return lists
}
