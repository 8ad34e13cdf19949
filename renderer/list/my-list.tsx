import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Icon } from '../parts/icon'
import { isReplaced } from '../parts/release'
import { fill } from '../parts/text'
import { ListDialog } from './dialog'
import { listEntries, onListChange } from './entries'
import { type ReadList, readList } from './read'

/** The list in the visitor's language and in the site's default language; only one list if both are the same. */
type Lists = ReadList[] | undefined

/**
 * A floating button that shows the number of entries and opens the list. The product column contains a second such
 * button; while the column is on screen, the floating button is hidden, so that it does not cover the column. Renders
 * nothing while the list is empty.
 */
export function MyList() {
  const entries = useSyncExternalStore(onListChange, listEntries)
  const language = useLanguage()
  const [wasOpen] = useState(takeNote)
  const [isOpen, setOpen] = useState(wasOpen)
  const [attempt, setAttempt] = useState(0)
  const lists = useLists(entries, language, attempt)
  const column = useProductColumn()
  const isColumnSeen = useSeen(column?.parentElement ?? null)
  const isEmpty = entries.length === 0
  useEffect(() => {
    if (!isEmpty || !isOpen) return
    setOpen(false)
    // Moves the focus to the content, because the focused element was removed.
    document.getElementById('_main')?.focus({ preventScroll: true })
  }, [isEmpty, isOpen])
  const [list] = lists ?? []
  const isWhole = list?.missing.length === 0
  useEffect(() => {
    // Reloads only once, because a host may take a while to receive all files of a release, and until then each reload
    // would trigger another.
    if (isOpen && list && !isWhole && !wasOpen) loadIfReplaced(language)
  }, [isOpen, list, isWhole, wasOpen, language])
  if (isEmpty || !list) return null
  const label = fill(list.words.list.open, { n: entries.length })
  const opener = (className: string) => (
    <button
      type="button"
      className={`button ${className}`}
      aria-haspopup="dialog"
      onClick={() => {
        setOpen(true)
        if (!isWhole) setAttempt(attempt + 1)
      }}
    >
      <Icon name="file-text" />
      <span>{label}</span>
    </button>
  )
  return (
    <>
      {/* Not within the button, because text with the role "status" would not be part of the button's name. */}
      <span role="status" className="visually-hidden">
        {label}
      </span>
      {!isColumnSeen && <aside aria-label={list.words.list.title}>{opener('button-primary list-open')}</aside>}
      {column && <AtEnd element={column}>{opener('button-quiet')}</AtEnd>}
      {isOpen && lists && <ListDialog lists={lists} onClosed={() => setOpen(false)} />}
    </>
  )
}

/**
 * Renders content at the end of an element outside of this tree. Uses a separate React root, because `createPortal`
 * would make the scripts of every page larger.
 */
function AtEnd({ element, children }: { element: Element; children: ReactNode }) {
  const [root, setRoot] = useState<Root>()
  useEffect(() => {
    const container = document.createElement('div')
    container.style.display = 'contents'
    element.append(container)
    const newRoot = createRoot(container)
    setRoot(newRoot)
    return () => {
      container.remove()
      // Delayed, because React cannot unmount a root while it renders another.
      setTimeout(() => newRoot.unmount())
    }
  }, [element])
  useEffect(() => root?.render(children), [root, children])
  return null
}

/** Reloads the page if there is a new release. The list then opens again. */
async function loadIfReplaced(language: string): Promise<void> {
  if (!(await isReplaced(language))) return
  history.replaceState({ ...history.state, list: true }, '')
  location.reload()
}

/** Whether `loadIfReplaced` reloaded the page while the list was open. Also removes `list` from the history state. */
function takeNote(): boolean {
  const { list, ...state } = history.state ?? {}
  if (list) history.replaceState(state, '')
  return list === true
}

/** Codes of the site's languages, the default first. */
const codes = (document.body.dataset.languages ?? '').split(' ')

/** React hook: current language of the page, even if a translation tool has put another code into `<html>`. */
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

/** React hook: the buttons in the column of a product page (`layout/spine.tsx`). */
function useProductColumn(): Element | null {
  const [column, setColumn] = useState<Element | null>(null)
  useEffect(() => {
    const find = () => setColumn(document.querySelector('.spine .actions'))
    const observer = new MutationObserver(find)
    observer.observe(document.body, { subtree: true, childList: true })
    find()
    return () => observer.disconnect()
  }, [])
  return column
}

/** React hook: whether a part of an element is on screen. */
function useSeen(element: Element | null): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    setSeen(false)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

/**
 * React hook: the visitor's list of entries, in each language needed.
 * @param attempt changing this number reads the lists again
 */
function useLists(entries: string[], language: string, attempt: number): Lists {
  const [lists, setLists] = useState<Lists>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads the lists again
  useEffect(() => {
    let isCurrent = true
    const languages = [...new Set([language, codes[0] ?? language])]
    Promise.allSettled(languages.map((code) => readList(entries, code))).then((results) => {
      // If the list cannot be read in the default language, it is still shown in the visitor's language.
      if (isCurrent) setLists(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])))
    })
    return () => {
      isCurrent = false
    }
  }, [entries, language, attempt])
  return lists
}
