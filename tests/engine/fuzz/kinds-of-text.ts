import type { Kind } from './kinds'
import type { Random } from './random'

/** Replaces one random match of a pattern with the result of `by`. */
function replaceOne(
  text: string,
  random: Random,
  pattern: RegExp,
  by: (match: RegExpExecArray) => string,
): string | undefined {
  const matches = [...text.matchAll(pattern)]
  if (matches.length === 0) return undefined
  const match = random.pick(matches)
  return text.slice(0, match.index) + by(match) + text.slice(match.index + match[0].length)
}

/** String values in JSON, including their quotes. */
const words = /(?<=: )"[^"\\\n]{2,}"/g

/** JSON punctuation that cannot be guessed if it is missing: commas, closing brackets, colons, quotes. */
const signs = [/,(?=\n)/g, /[}\]](?=,?\n)/g, /(?<="): /g, /(?<=: "[^"\\\n]*)"(?=,?\n)/g]

const within = ['"x', '\n', '\t', '\u0000', '\\x', '\\u1x']
const foreign = ["'a'", '“a”', '01', '+1', '.5', '1,5', '0x10', '1e', 'NaN', '1_000', 'True', 'None', 'undefined']
const marks = ['// why', '/* why */', '# why']

const oneMistake = (name: string, change: Kind['change']): Kind => ({ name, expects: 'one', change })
const any = (name: string, change: Kind['change']): Kind => ({ name, expects: 'any', change })

/** Changes that make a document invalid JSON. `unit/syntax.test.ts` tests the message for each mistake. */
export const textKinds: Kind[] = [
  oneMistake('truncated', (text, random) => text.slice(0, 1 + random.below(text.trimEnd().length - 1))),
  oneMistake('sign lost', (text, random) => replaceOne(text, random, random.pick(signs), ([sign]) => sign.slice(1))),
  oneMistake('comma too many', (text, random) => replaceOne(text, random, /(?<=[^,{[\n])(?=\n\s*[}\]])/g, () => ',')),
  oneMistake('brace too many', (text, random) => replaceOne(text, random, /}(?=\n)/g, () => '}}')),
  oneMistake('field without quotes', (text, random) =>
    replaceOne(text, random, /"(\w+)"(?=:)/g, ([, key = '']) => key),
  ),
  oneMistake('letters that end or break words', (text, random) => {
    const letters = random.pick(within)
    return replaceOne(text, random, words, ([match]) => `"${match.slice(1, 2)}${letters}${match.slice(2)}`)
  }),
  oneMistake('value of another language', (text, random) =>
    replaceOne(text, random, words, () => random.pick(foreign)),
  ),
  oneMistake('comment', (text, random) => replaceOne(text, random, /(?<=,)\n/g, () => ` ${random.pick(marks)}\n`)),
  oneMistake('field that appears twice', (text, random) =>
    replaceOne(text, random, /\n(\s*"\w+": (?:"[^"\\\n]*"|\d+|true|false),)(?=\n)/g, ([match]) => match + match),
  ),
  oneMistake('merge conflict', (text, random) =>
    replaceOne(text, random, /\n[^\n]+(?=\n)/g, ([line]) => `\n<<<<<<< HEAD${line}\n=======${line}\n>>>>>>> main`),
  ),
  oneMistake('no document, or two', (text, random) =>
    random.pick(['', '\n\n', '[]', 'null', '"words"', '[{}]', text + text]),
  ),
  oneMistake('UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').toString()),
  oneMistake('invalid UTF-8', (text, random) => {
    const bytes = Buffer.from(text)
    const letter = [...text.matchAll(/(?<=: "[^"\\\n]*)[a-z]/gi)]
    if (letter.length === 0) return undefined
    bytes[Buffer.byteLength(text.slice(0, random.pick(letter).index))] = random.pick([0xc3, 0xff, 0x80, 0xe2])
    return bytes.toString()
  }),
  any('bytes changed', (text, random) => {
    const offset = random.below(text.length - 2)
    const swapped = text.charAt(offset + 1) + text.charAt(offset)
    const other = random.pick([
      '',
      swapped,
      String.fromCharCode(1 + random.below(126)) + text.slice(offset, offset + 2),
    ])
    return text.slice(0, offset) + other + text.slice(offset + 2)
  }),
  any('other line ends', (text, random) =>
    random.chance(0.2) ? `\ufeff${text}` : text.replaceAll('\n', random.pick(['\r\n', '\r', '\n\u2028', ''])),
  ),
  oneMistake('a missing comma between other line ends', (text, random) =>
    replaceOne(text, random, /,(?=\n)/g, () => '')?.replaceAll('\n', '\r\n'),
  ),
]
