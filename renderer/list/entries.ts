import { store, stored } from '../parts/storage'
import { listKey } from './key'

/** Entries of the list: page addresses without a language, optionally with an anchor ("/fan#sizes/large"). */
let keptEntries = parseEntries(stored(listKey))

const listeners = new Set<() => void>()

/** Entries in the order in which they were added. Each change creates a new array. */
export function listEntries(): string[] {
  return keptEntries
}

/** Adds an entry, or removes it if the list already contains it. */
export function toggle(entry: string): void {
  keptEntries = keptEntries.includes(entry) ? keptEntries.filter((kept) => kept !== entry) : [...keptEntries, entry]
  store(listKey, keptEntries.join(' '))
  for (const listen of listeners) listen()
}

/** Registers a function to call when the list changes, here or in another tab. @returns a function that unsubscribes */
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

/** Parses the stored text, which may contain invalid values. Keeps only addresses. */
function parseEntries(text: string | null): string[] {
  return [...new Set((text ?? '').split(' ').filter((entry) => /^\/(?!\/)[\w./#-]*$/.test(entry)))]
}
