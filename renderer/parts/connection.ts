declare global {
  interface Navigator {
    /** Network data that only some browsers provide (W3C, Network Information API). */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Whether the visitor asked for less data; false if the browser does not report it. */
export function savesData(): boolean {
  return navigator.connection?.saveData ?? false
}

/** Whether the network is as slow as 3G or slower; false if the browser does not report its speed. */
export function isSlow(): boolean {
  return isVerySlow() || navigator.connection?.effectiveType === '3g'
}

/** Whether the network is as slow as 2G; false if the browser does not report its speed. */
export function isVerySlow(): boolean {
  return navigator.connection?.effectiveType?.endsWith('2g') ?? false
}
