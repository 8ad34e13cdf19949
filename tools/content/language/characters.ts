import { type Said, say } from '../say/say.js'

/** A kind of forbidden character: its pattern, its name for messages, and advice. */
type Unwanted = { is: RegExp; what: Said; hint: Said }

const deleteAdvice = say`Delete it; it cannot be seen.`

/** Kinds of forbidden characters. The first kind that matches a character provides its name. */
const unwanted: Unwanted[] = [
  { is: /\t/, what: say`a tab`, hint: say`Write a space instead.` },
  { is: /\r/, what: say`a carriage return`, hint: say`Write only \\n for a line break.` },
  { is: /\p{Cc}/u, what: say`a control character`, hint: deleteAdvice },
  { is: /\p{Cs}/u, what: say`one half of a character`, hint: say`Type the character again.` },
  { is: /\ufffd/, what: say`the character that stands for a lost one`, hint: say`Type the character that was here.` },
  { is: /\p{Noncharacter_Code_Point}/u, what: say`a code that stands for no character`, hint: deleteAdvice },
  {
    is: /[\u202a-\u202e\u2066-\u2069]/,
    what: say`an invisible character that changes the writing direction`,
    hint: say`Delete it; the site sets the direction of each language itself.`,
  },
  { is: /[\u2028\u2029]/, what: say`a line separator`, hint: say`Write \\n for a line break.` },
  { is: /\u200b/, what: say`a zero-width space`, hint: deleteAdvice },
  { is: /\ufeff/, what: say`a byte order mark`, hint: deleteAdvice },
  {
    is: /\p{Co}/u,
    what: say`a character of a font that the site does not have`,
    hint: say`Type the character that you mean.`,
  },
]

/**
 * Matches a forbidden character. Line feeds are allowed, because rich text has lines. Soft hyphens, joiners,
 * non-joiners and word joiners are allowed after a visible character, because emoji, Persian and Indian scripts need
 * them. Zero-width spaces are allowed in scripts that use them between words, and tag characters in the flags of
 * regions.
 */
const wrong =
  /[^\P{Cc}\n]|\p{Cs}|\p{Noncharacter_Code_Point}|\p{Co}|[\ufffd\u2028-\u202e\u2061-\u2069\ufeff\ufff9-\ufffb]|(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0000}-\u{e007f}]|(?<![\p{L}\p{M}\p{N}\p{P}\p{S}])(?:\u00ad|\u200c|\u200d|\u2060)|(?<![\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\u200b/u

/** Matches a visible character. The listed code points are letters or symbols in Unicode, but invisible. */
const visible = /[^\p{C}\p{Z}\p{M}\s\u115f\u1160\u2800\u3164\uffa0]/u

/** A fault in the characters of a text. */
export type CharacterFault = { message: Said; hint: Said }

/**
 * Finds a fault in the characters of a text: a forbidden character, or the lack of any visible character. An empty text
 * has no fault.
 * @param what the subject of the message, such as "This text"
 */
export function characterFault(text: string, what: Said): CharacterFault | undefined {
  if (isPlain(text)) return undefined
  const [character] = wrong.exec(text) ?? []
  if (character !== undefined) {
    const { what: name, hint } = unwanted.find(({ is }) => is.test(character)) ?? {
      what: say`an invisible character`,
      hint: deleteAdvice,
    }
    return { message: say`${what} contains ${codePointName(character)}, ${name}.`, hint }
  }
  if (text === '' || visible.test(text)) return undefined
  const [invisible] = /\S/u.exec(text) ?? []
  const message =
    invisible === undefined
      ? say`${what} has only spaces.`
      : say`${what} has only invisible characters, such as ${codePointName(invisible)}.`
  return { message, hint: say`Write something that can be seen, or remove the field.` }
}

/** Whether a text begins with a letter or digit and has only harmless characters: a fast test that most texts pass. */
function isPlain(text: string): boolean {
  return /^[\p{L}\p{N}]/u.test(text) && !perhapsWrong.test(text)
}

/**
 * Matches every character that `wrong` matches, and some others. This pattern is five times as fast, because it has no
 * \p classes.
 */
const perhapsWrong =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  /[\0-\t\v-\x1f\x7f-\x9f\xad\u115f\u1160\u200b-\u200d\u2028-\u202e\u2060-\u2069\ud800-\uf8ff\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff0-\uffff]/

/** The code point of a character, for messages: `codePointName('\u200b') // 'U+200B'` */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
