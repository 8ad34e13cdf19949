import type { Text } from '../../schema/parts'
import { fromWords } from './from-words'
import { plainWords } from './text'
import { valueClass } from './value-class'

/**
 * Matches the places at which a line may break: spaces, dashes, slashes, the position after "@", and every character of
 * a script without spaces.
 */
const lineBreak =
  /[^\S\u00a0\u202f]|[\p{Dash}/\u00ad\u200b\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]|(?<=@)/u
const narrowLetter = /[\p{Mn}iljftr1ıIİ.,:;'’ ]/u
const wideLetter = /[@mwæœшщжфыюм]/iu
const capitalLetter = /\p{Lu}/u
const squareLetter = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u

/** Estimated width of words in the site's bold font, in em, more likely too large than too small. Needs no browser. */
export function wordsWidth(words: string): number {
  let length = 0
  for (const sign of words) {
    if (narrowLetter.test(sign)) length += 0.37
    else if (squareLetter.test(sign)) length += 1
    else if (wideLetter.test(sign)) length += 0.9
    else length += capitalLetter.test(sign) ? 0.74 : 0.6
  }
  return length
}

/**
 * Class that passes the width of the longest word of a heading or label to the styles (`--longest`), so that the word
 * fits its box without a break. Undefined if every word fits everywhere.
 * @param text text of the heading, or of several headings that have the same size
 * @param most maximum width of a word that fits everywhere, in em
 */
export function fitClass(text: Text | Text[], most = 7): { className?: string } {
  const className = fromWords((read) => {
    const words = [text].flat().flatMap((heading) => read(plainWords(heading)).split(lineBreak))
    const longest = Math.max(...words.map(wordsWidth))
    return longest > most ? valueClass('fit', (10 * longest).toFixed()) : undefined
  })
  return { className }
}
