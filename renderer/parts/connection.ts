declare global {
  interface Navigator {
    /** What some browsers say of the network (W3C, Network Information API). */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Whether the visitor asked for as little data as possible; false where the browser cannot tell. */
export function savesData(): boolean {
  return navigator.connection?.saveData ?? false
}

/** Whether the network is as slow as on a phone of the third generation or before; false where the browser cannot tell. */
export function isSlow(): boolean {
  return isVerySlow() || navigator.connection?.effectiveType === '3g'
}

/** Whether the network is as slow as on a phone of the second generation; false where the browser cannot tell. */
export function isVerySlow(): boolean {
  return navigator.connection?.effectiveType?.endsWith('2g') ?? false
}
