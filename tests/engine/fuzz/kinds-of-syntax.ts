import type { Kind } from './kinds'
import type { Random } from './random'

/** Puts `by` in the place of one match of a pattern. */
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

/** Where letters stand between double quotes, as values. */
const words = /(?<=: )"[^"\\\n]{2,}"/g

const one = (name: string, change: Kind['change']): Kind => ({ name, expects: 'one', change })
const any = (name: string, change: Kind['change']): Kind => ({ name, expects: 'any', change })

/** Within a word: after its first letter. */
const inside = (letters: string) => (match: RegExpExecArray) => `"${match[0].slice(1, 2)}${letters}${match[0].slice(2)}`

/** What makes a document no JSON, or no text at all. */
export const syntaxKinds: Kind[] = [
  one('truncated', (text, random) => text.slice(0, 1 + random.below(text.trimEnd().length - 1))),
  one('missing comma', (text, random) => replaceOne(text, random, /,(?=\n)/g, () => '')),
  one('comma too many', (text, random) => replaceOne(text, random, /(?<=[^,{[\n])(?=\n\s*[}\]])/g, () => ',')),
  one('missing brace', (text, random) => replaceOne(text, random, /[}\]](?=,?\n)/g, () => '')),
  one('brace too many', (text, random) => replaceOne(text, random, /}(?=\n)/g, () => '}}')),
  one('missing colon', (text, random) => replaceOne(text, random, /(?<="): /g, () => ' ')),
  one('missing quote', (text, random) => replaceOne(text, random, /(?<=: "[^"\\\n]*)"(?=,?\n)/g, () => '')),
  one('single quotes', (text, random) => replaceOne(text, random, words, ([match]) => `'${match.slice(1, -1)}'`)),
  one('smart quotes', (text, random) => replaceOne(text, random, words, ([match]) => `“${match.slice(1, -1)}”`)),
  one('smart quotes around a field', (text, random) =>
    replaceOne(text, random, /"(\w+)"(?=:)/g, ([, key]) => `“${key}”`),
  ),
  one('field without quotes', (text, random) => replaceOne(text, random, /"(\w+)"(?=:)/g, ([, key = '']) => key)),
  one('quote within words', (text, random) => replaceOne(text, random, words, inside('"x'))),
  one('line break within words', (text, random) => replaceOne(text, random, words, inside('\n'))),
  one('tab within words', (text, random) => replaceOne(text, random, words, inside('\t'))),
  one('NUL within words', (text, random) => replaceOne(text, random, words, inside('\u0000'))),
  one('backslash within words', (text, random) => replaceOne(text, random, words, inside('\\x'))),
  one('half an escape', (text, random) => replaceOne(text, random, words, inside('\\u1x'))),
  one('comment', (text, random) =>
    replaceOne(text, random, /(?<=,)\n/g, () => ` ${random.pick(['// why', '/* why */', '# why'])}\n`),
  ),
  one('number', (text, random) =>
    replaceOne(text, random, words, () =>
      random.pick(['01', '+1', '.5', '1.', '1,5', '0x10', '1e', '--1', 'NaN', 'Infinity', '1_000']),
    ),
  ),
  one('word', (text, random) =>
    replaceOne(text, random, words, () => random.pick(['True', 'None', 'undefined', 'yes', 'NULL'])),
  ),
  one('field that appears twice', (text, random) =>
    replaceOne(text, random, /\n(\s*"\w+": (?:"[^"\\\n]*"|\d+|true|false),)(?=\n)/g, ([all]) => all + all),
  ),
  one('merge conflict', (text, random) =>
    replaceOne(text, random, /\n[^\n]+(?=\n)/g, ([line]) => `\n<<<<<<< HEAD${line}\n=======${line}\n>>>>>>> main`),
  ),
  one('two documents', (text) => text + text),
  one('empty', (_, random) => random.pick(['', ' ', '\n\n', '\t'])),
  one('no object', (_, random) => random.pick(['[]', 'null', '"words"', '1', 'true', '[{}]'])),
  one('UTF-16', (text) => decode(Buffer.from(`\ufeff${text}`, 'utf16le'))),
  one('invalid UTF-8', (text, random) => {
    const bytes = Buffer.from(text)
    const letter = [...text.matchAll(/(?<=: "[^"\\\n]*)[a-z]/gi)]
    if (letter.length === 0) return undefined
    bytes[Buffer.byteLength(text.slice(0, random.pick(letter).index))] = random.pick([0xc3, 0xff, 0x80, 0xe2])
    return decode(bytes)
  }),
  one('Latin-1', (text) => (/[\u00a1-\u00ff]/.test(text) ? decode(Buffer.from(text, 'latin1')) : undefined)),
  any('byte lost', (text, random) => {
    const at = random.below(text.length)
    return text.slice(0, at) + text.slice(at + 1)
  }),
  any('byte too many', (text, random) => {
    const at = random.below(text.length)
    return text.slice(0, at) + String.fromCharCode(1 + random.below(126)) + text.slice(at)
  }),
  any('bytes swapped', (text, random) => {
    const at = random.below(text.length - 2)
    return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
  }),
  any('byte order mark', (text) => `\ufeff${text}`),
  any('CRLF', (text) => text.replaceAll('\n', '\r\n')),
  any('CR', (text) => text.replaceAll('\n', '\r')),
  any('line separators', (text) => text.replaceAll('\n', '\n\u2028')),
  one('CRLF and a missing comma', (text, random) =>
    replaceOne(text, random, /,(?=\n)/g, () => '')?.replaceAll('\n', '\r\n'),
  ),
  any('in one line', (text) => JSON.stringify(JSON.parse(text))),
]

/** As files are read. */
function decode(bytes: Buffer): string {
  return bytes.toString('utf8')
}
