import { store, stored } from '../parts/storage'
import { listKey } from './key'

/** Entries: addresses without a language, with the anchor of the choice on the page, like "/fan#sizes/large". */
let keptEntries = parseEntries(stored(listKey))

const listeners = new Set<() => void>()

/** The entries, in the order in which they were added. Each change makes a new array. */
export function listEntries(): string[] {
  return keptEntries
}

/** Adds an entry, or removes it if it is in the list. */
export function toggle(entry: string): void {
  keptEntries = keptEntries.includes(entry) ? keptEntries.filter((kept) => kept !== entry) : [...keptEntries, entry]
  store(listKey, keptEntries.join(' '))
  for (const listen of listeners) listen()
}

/** Calls back when the list changes, here or in another tab. @returns a function that unsubscribes */
export function onListChange(listen: () => void): () => void {
  listeners.add(listen)
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== listKey && key !== null) return
    keptEntries = parseEntries(stored(listKey))
    listen()
  }
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listen)
    removeEventListener('storage', onStorage)
  }
}

/** Parses stored text, which may contain invalid values: only addresses are kept. */
function parseEntries(text: string | null): string[] {
  return [...new Set((text ?? '').split(' ').filter((entry) => /^\/(?!\/)[\w./#-]*$/.test(entry)))]
}
