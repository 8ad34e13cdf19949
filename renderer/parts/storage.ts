import type { KeptIn } from '../../schema/kept'

/** The visitor's earlier choice, or null: storage may be blocked, and may hold rubbish, which callers must expect. */
export function stored(key: KeptIn<'local storage'>): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a choice, where storage is allowed. */
export function store(key: KeptIn<'local storage'>, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The choice then holds for this page only.
  }
}
