/** Signs that take the room of two letters: those of East Asian scripts, and their punctuation. */
const wide = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\u3000-\u303f\uff01-\uff60\p{Emoji_Presentation}]/u

/** Signs that take no room: marks on letters, and invisible ones. */
const narrow = /[\p{Mn}\p{Me}\p{Cf}]/u

/** How much room a text takes, in Latin letters. */
export function widthOf(text: string): number {
  let width = 0
  for (const sign of text) width += narrow.test(sign) ? 0 : wide.test(sign) ? 2 : 1
  return width
}
