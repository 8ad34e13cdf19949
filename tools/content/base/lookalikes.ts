import { type Said, say, wordsOf } from '../say/say.js'

/** Pairs of a Cyrillic or Greek letter and the Latin letter that looks like it. */
const pairs = 'аaкkеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwАAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXαaοoνvρpιi'

const latin = new Map([...pairs.matchAll(/(.)(.)/gu)].map(([, letter = '', twin = '']) => [letter, twin]))

/** Composes the letters of a name, and replaces Cyrillic and Greek lookalikes of Latin letters with the Latin ones. */
export function plainLetters(name: string): string {
  return name.normalize().replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => latin.get(letter) ?? letter)
}

/** Matches a quoted name in a message. */
const quoted = /"([^"\s]+)"/g

/**
 * A hint about a letter of another script in a name that a message quotes, because authors cannot see the difference.
 * Undefined for names without such a letter, and for words that are entirely in another script.
 */
export function lookalikeHint(message: Said): Said | undefined {
  for (const [, name = ''] of wordsOf(message).matchAll(quoted)) {
    const letters = [...name]
    const i = letters.findIndex((letter) => latin.has(letter))
    const letter = letters[i]
    if (letter === undefined || /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(plainLetters(name))) continue
    if (!/[\p{Script=Latin}\d/._-]/u.test(name)) continue
    const place = letters.slice(0, i + 1).filter((other) => /\p{L}/u.test(other)).length
    return /\p{Script=Greek}/u.test(letter)
      ? say`Letter ${place} of "${name}" is the Greek "${letter}": write the Latin "${latin.get(letter)}".`
      : say`Letter ${place} of "${name}" is the Cyrillic "${letter}": write the Latin "${latin.get(letter)}".`
  }
  return undefined
}
