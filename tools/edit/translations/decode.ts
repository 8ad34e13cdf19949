import { Refusal } from '../../cli/errors.js'
import { type Said, say } from '../../content/say/say.js'

/** The encodings of Unicode that programs for tables and for translators write, by the mark that a file begins with. */
const encodingMarks: [mark: number[], encoding: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/**
 * The text of a file that came back from a translator: UTF-8 with or without a mark, or UTF-16.
 * @throws Refusal for one in another encoding, or in which letters were lost already: what is read of it would be wrong
 */
export function decodeText(name: string, bytes: Uint8Array): string {
  let text: string
  try {
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(notUtf8(name))
  }
  // The signs left in a text that was read in another encoding, or is no text.
  if (text.includes('\0')) throw new Refusal(notUtf8(name))
  const lost = /[^\r\n]{0,20}\uFFFD[^\r\n]{0,20}/.exec(text)?.[0]
  if (lost !== undefined)
    throw new Refusal(
      say`Letters of ${name} were lost when it was saved: "${lost}". Nothing was changed. Take the file from before that, and save it as UTF-8.`,
    )
  return text
}

function encodingOf(bytes: Uint8Array): string {
  const marked = encodingMarks.find(([mark]) => mark.every((byte, i) => bytes[i] === byte))
  if (marked) return marked[1]
  // Without a mark: every other byte of Latin letters is zero.
  const [first, second] = bytes
  if (second === 0 && first !== 0) return 'utf-16le'
  return first === 0 ? 'utf-16be' : 'utf-8'
}

function notUtf8(name: string): Said {
  return say`${name} is not in UTF-8, so its letters cannot be read. Nothing was changed. Save it again as "CSV UTF-8" or with the encoding "UTF-8".`
}
