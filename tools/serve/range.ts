/** A part of a file: its first and its last byte. */
export type Range = { start: number; end: number }

/**
 * The part of a file that a client asks for.
 * @param header its Range: "bytes=0-99", "bytes=100-", or "bytes=-5" for the last five
 * @param size of the file in bytes
 * @returns undefined for the whole file, also when several parts are asked for; "none" when there is no such part
 */
export function rangeFor(header: string | undefined, size: number): Range | 'none' | undefined {
  if (!header?.startsWith('bytes=') || header.includes(',')) return undefined
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (from === '' && to === '') return 'none'
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
  return start <= end ? { start, end } : 'none'
}
