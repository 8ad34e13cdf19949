import type { Text } from '../../schema/parts'
import { fromWords } from './from-words'
import { plainWords } from './text'
import { valueClass } from './value-class'

/** Where a line may end: at spaces that break, dashes and slashes, and after every sign of scripts that have none. */
const ends =
  /[^\S\u00a0\u202f]|[\p{Dash}/\u00ad\u200b\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u
const slim = /[\p{Mn}iljftr1ıIİ.,:;'’ ]/u
const broad = /[@mwMWÆŒшщжфыюмШЩЖФЮМЫ]/u
const capital = /\p{Lu}/u

/** How long words are in the site's bold letters, in em; rather too long than too short, and known without a browser. */
export function wordsWidth(words: string): number {
  let length = 0
  for (const sign of words) length += slim.test(sign) ? 0.37 : broad.test(sign) ? 0.9 : capital.test(sign) ? 0.74 : 0.6
  return length
}

/**
 * Tells the styles of a heading how long its longest word is, so that this fits its box in one piece (`--longest` in
 * base.css). Nothing for words that fit everywhere.
 * @param most what fits everywhere, in em
 */
export function fitted(text: Text, most = 7): { className?: string } {
  const className = fromWords((read) => {
    const longest = Math.max(...read(plainWords(text)).split(ends).map(wordsWidth))
    return longest > most ? valueClass('fit', (10 * longest).toFixed()) : undefined
  })
  return { className }
}
