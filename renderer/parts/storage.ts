import type { KeptIn } from '../../schema/kept'

/** A stored choice of the visitor, or null if there is none or storage is blocked. The caller must validate it. */
export function stored(key: KeptIn<'local storage'>): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a choice of the visitor, if storage is allowed. */
export function store(key: KeptIn<'local storage'>, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage the choice applies only to this page.
  }
}
