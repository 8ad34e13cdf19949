/** Whether the visitor asked for as little data as possible; false where the browser cannot tell. */
export function savesData(): boolean {
  return read('saveData') === true
}

/** Whether the network is as slow as on a phone of the third generation or before; false where the browser cannot tell. */
export function isSlow(): boolean {
  return isVerySlow() || read('effectiveType') === '3g'
}

/** Whether the network is as slow as on a phone of the second generation; false where the browser cannot tell. */
export function isVerySlow(): boolean {
  return ['slow-2g', '2g'].includes(String(read('effectiveType')))
}

function read(property: string): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, property) : undefined
}
