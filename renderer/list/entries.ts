import { store, stored } from '../parts/storage'
import { listKey } from './key'

/** Each entry is an address without a language, with the anchor of what was chosen there: "/fan#sizes/large". */
let keptEntries = parseEntries(stored(listKey))

const listeners = new Set<() => void>()

/** The entries, in the order they were added. The list is another one after each change. */
export function listEntries(): string[] {
  return keptEntries
}

/** Adds an entry, or removes it. */
export function toggle(entry: string): void {
  keptEntries = keptEntries.includes(entry) ? keptEntries.filter((one) => one !== entry) : [...keptEntries, entry]
  store(listKey, keptEntries.join(' '))
  for (const listen of listeners) listen()
}

/** Calls back when the list changes, here or in another tab. @returns what ends it */
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

/** Storage may hold rubbish: only addresses count. */
function parseEntries(text: string | null): string[] {
  return [...new Set((text ?? '').split(' ').filter((entry) => /^\/(?!\/)[\w./#-]*$/.test(entry)))]
}
