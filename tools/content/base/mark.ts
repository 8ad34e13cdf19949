/**
 * A short name for a text, to tell whether it is still the same: FNV-1a in 32 bits over its UTF-16 code units
 * (http://www.isthe.com/chongo/tech/comp/fnv).
 */
export function textMark(text: string): string {
  return textHash(text).toString(16).padStart(8, '0')
}

/** The same as a number. */
function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
