import { type Said, say, wordsOf } from '../say/say.js'

/** Cyrillic and Greek letters that look like Latin ones, each before the Latin letter. */
const pairs = 'аaкkеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwАAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXαaοoνvρpιi'

const latin = new Map([...pairs.matchAll(/(.)(.)/gu)].map(([, letter = '', twin = '']) => [letter, twin]))

/** Writes a name with composed letters, and with Latin ones in place of others that look like them. */
export function plainLetters(name: string): string {
  return name.normalize().replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => latin.get(letter) ?? letter)
}

/** Matches a quoted name in a message. */
const quoted = /"([^"\s]+)"/g

/**
 * The hint that names a letter of another script in a name which a message quotes, because it cannot be seen.
 * Undefined for names that have no such letter, or are words of another script.
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
