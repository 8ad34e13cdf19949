/** Whether the visitor asked for as little data as possible; false where the browser cannot tell. */
export function savesData(): boolean {
  return connection()?.saveData ?? false
}

/** Whether the network is as slow as on a phone of the third generation or before; false where the browser cannot tell. */
export function isSlow(): boolean {
  return isVerySlow() || connection()?.effectiveType === '3g'
}

/** Whether the network is as slow as on a phone of the second generation; false where the browser cannot tell. */
export function isVerySlow(): boolean {
  return connection()?.effectiveType?.endsWith('2g') ?? false
}

/** What some browsers say of the network (W3C, Network Information API). */
type Connection = { saveData?: boolean; effectiveType?: string }

function connection() {
  return (navigator as Navigator & { connection?: Connection }).connection
}
