import type { KeptIn } from '../../schema/kept'

/** A stored choice of the visitor; null if there is none, or if storage is blocked. Callers must validate the value. */
export function stored(key: KeptIn<'local storage'>): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores one of the visitor's choices, if storage is allowed. */
export function store(key: KeptIn<'local storage'>, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Ignored: without storage, the choice applies only to this page.
  }
}
