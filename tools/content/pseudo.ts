import { engineUnits } from './interface-words'
import type { Language } from './model'
import { escapePattern } from './pattern'

/**
 * Pseudo-languages, for finding what breaks in a translation before there is one: letters with accents and
 * words that are 40 % longer, and words from right to left. Their tags are those of the field (CLDR, "Pseudolocales").
 */
export const pseudoLanguages: readonly Language[] = [
  { code: 'en-XA', name: 'Accented, 40 % longer', dir: 'ltr' },
  { code: 'ar-XB', name: 'Right to left', dir: 'rtl' },
]

/** How much longer words become: what German needs for short English ones. */
const growth = 0.4

const accents: Record<string, string> = {
  ...{ a: 'á', c: 'ç', d: 'ď', e: 'é', g: 'ğ', h: 'ĥ', i: 'í', k: 'ķ', l: 'ĺ', n: 'ñ', o: 'ó', r: 'ŕ', s: 'š', t: 'ţ' },
  ...{ u: 'ú', w: 'ŵ', y: 'ý', z: 'ž', A: 'Á', C: 'Ç', D: 'Ď', E: 'É', G: 'Ğ', H: 'Ĥ', I: 'Í', K: 'Ķ', L: 'Ĺ', N: 'Ñ' },
  ...{ O: 'Ó', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Ú', W: 'Ŵ', Y: 'Ý', Z: 'Ž' },
}

/** The parts of a text that stay, in the order they are looked for: placeholders, addresses, figures with their units, and codes. */
const keptPieces = [
  String.raw`\{[^}]*\}`,
  String.raw`(?<=\])\([^()\s]*\)`,
  String.raw`(?:https?:\/\/|mailto:|tel:|www\.)[^\s)]+`,
  String.raw`[^\s@()[\]*]+@[^\s@()[\]*]+`,
  String.raw`[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{Ll}{2,}(?![\p{L}\p{N}])`,
  String.raw`[+\-±]?\d[\d.,]*[\u0020\u00a0\u202f]?(?:${units()})(?![\p{L}\p{N}])`,
  String.raw`(?=[\p{L}\p{N}./×-]*\d)[\p{L}\p{N}]+(?:[-./×][\p{L}\p{N}]+)*`,
]

const pseudoPieces = new RegExp(String.raw`(${keptPieces.join('|')})|([\p{L}\p{M}]+)`, 'gu')

/**
 * Words as a pseudo-language shows them. Words change; placeholders, addresses, figures with units, codes
 * and the marks of rich text do not.
 * @param language the code of one of `pseudoLanguages`
 */
export function pseudo(text: string, language: string): string {
  const change = language === 'ar-XB' ? turned : accented
  return text.replace(pseudoPieces, (whole, keeps: string | undefined) => (keeps === undefined ? change(whole) : whole))
}

/** The name of a unit as texts have it, longest first: "kcal/h" before "kcal". */
function units(): string {
  const escaped = [...engineUnits].map(escapePattern)
  return escaped.sort((a, b) => b.length - a.length).join('|')
}

/** A word from right to left, whatever its letters say (right-to-left override, Unicode UAX 9). */
function turned(word: string): string {
  return `\u202e${word}\u202c`
}

/** A word with accents, in which vowels (or, where there are none, letters) repeat until it is long enough. */
function accented(word: string): string {
  const letters = word.match(/\p{L}\p{M}*/gu) ?? []
  const vowels = letters.flatMap((letter, i) => (/^[aeiouyäöüıâêîôû]/iu.test(letter) ? [i] : []))
  const places = vowels.length > 0 ? vowels : letters.map((_, i) => i)
  const more = Math.ceil(letters.length * growth)
  const times = letters.map(() => 1)
  for (let i = 0; i < more; i++) {
    const at = places[i % places.length] ?? 0
    times[at] = (times[at] ?? 1) + 1
  }
  return letters
    .map((letter, i) => {
      const shown = accents[letter] ?? letter
      // Only the first of a row is large: "Éérróór", as at the start of a sentence.
      return shown + (letter === word ? shown : shown.toLowerCase()).repeat((times[i] ?? 1) - 1)
    })
    .join('')
}
