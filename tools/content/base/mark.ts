/**
 * A hash of a text, for detecting changes: 32-bit FNV-1a over the UTF-16 code units, as 8 hex digits
 * (http://www.isthe.com/chongo/tech/comp/fnv). `textMark('') // '811c9dc5'`
 */
export function textMark(text: string): string {
  return textHash(text).toString(16).padStart(8, '0')
}

function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
