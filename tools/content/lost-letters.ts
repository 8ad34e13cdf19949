import { memoize } from './memoize'
import { type Said, say } from './say/say.js'

/** Encodings in which programs for tables save letters of Europe, unless asked for UTF-8. */
const oldEncodings = ['windows-1252', 'windows-1254', 'windows-1251']

/** The byte of each letter of an old encoding. */
const bytesIn = memoize((encoding: string) => {
  const decoder = new TextDecoder(encoding)
  return new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
})

/** The text as it was before its UTF-8 was read in another encoding ("KÃ¼che" for "Küche"); undefined where it was not. */
function beforeMisreading(text: string): string | undefined {
  if (!/[^\0-\x7F]/.test(text)) return undefined
  for (const encoding of oldEncodings) {
    const table = bytesIn(encoding)
    const bytes = Array.from(text, (letter) => table.get(letter))
    if (!bytes.every((byte) => byte !== undefined)) continue
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
    } catch {
      // Its bytes are no UTF-8, as those of words are that were read rightly.
    }
  }
  return undefined
}

/**
 * Says in one sentence which letters of a translation another program has lost: it read them in another encoding, or
 * wrote question marks for those that its encoding does not have.
 * @param source what it was translated from; what is there too is meant
 */
export function lostLetters(source: string, translation: string): Said | undefined {
  const before = beforeMisreading(translation)
  if (before !== undefined) return say`Its letters were read in another encoding: it should probably be "${before}".`
  const marks = translation.match(/[\p{L}\p{N}]*(?:\?{3,}|(?<=\p{L})\?(?=\p{L}))[\p{L}\p{N}?]*/gu) ?? []
  const lost = marks.find((mark) => !source.includes(mark) && !/\?{3}/.test(source))
  return lost === undefined ? undefined : say`Letters were lost when it was saved: "${lost}".`
}
