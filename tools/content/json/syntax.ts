import { getLocation, type ParseError, printParseErrorCode } from 'jsonc-parser'
import { codePointName } from '../language/characters'
import { type Said, say } from '../say/say.js'

type Sentence = readonly [meaning: Said, hint?: Said]

/** Describes a parse error for the author, with a hint. */
export function syntaxSentence(error: ParseError, text: string): { message: Said; hint?: Said } {
  const [meaning, hint] =
    sentenceAt(text, error) ?? bracketSentence(text, error) ?? parserSentences[printParseErrorCode(error.error)] ?? []
  return {
    message: meaning === undefined ? say`This is not valid JSON.` : say`This is not valid JSON: ${meaning}.`,
    hint,
  }
}

/** Invisible characters: spaces that are not white space in JSON, and characters without width. */
const unseen = /[\p{Zs}\p{Zl}\p{Zp}\p{Cf}\v\f\u0085\u115F\u1160\u3164]/u

/** Describes an error more precisely than the parser, from the text around it. Undefined if the cause is unclear. */
function sentenceAt(text: string, { offset, length }: ParseError): Sentence | undefined {
  const word = text.slice(offset, offset + Math.max(length, 1))
  const [before, after] = [text.slice(0, offset), text.slice(offset)]
  const [odd] = word.replace(/[ \t\r\n]/g, '').match(unseen) ?? []
  if (odd !== undefined && !word.includes('"'))
    return [say`there is an invisible character (${codePointName(odd)}) outside the quotes`, unseenHint]
  if (word.startsWith('#')) return comments
  if (after.startsWith('```') || (!/[{["]/.test(before) && /^[^{["/]*\{/.test(after))) return around
  if (/^[−–—‐‑]\d/.test(after))
    return [say`${after[0]} is not the minus sign of JSON`, say`Write the sign of the keyboard: -5.`]
  // A word directly after a quotation mark means that the mark does not close the text, but belongs to its content.
  if (before.endsWith('"') && /^[\p{L}\p{N}]/u.test(after)) return innerQuote
  // The parser ends a number at a comma, at a space, and after a leading zero; the error is at the digits that follow.
  if (/(?:^|[^\w.])-?0$/.test(before) && /^\d/.test(after)) return [say`a number does not start with 0`, zeroHint]
  if (isNumber(before, after)) return numbers
  // The parser treats letters after a number as a separate word, with or without a space before them, so the same test
  // recognizes "5kg" and "5 kg".
  if (/[:[,]\s*-?\d[\d.]*[ \t]*$/.test(before) && /^[\p{L}°%]/u.test(after)) return unitOfNumber
  const [, name = ''] = /^(true|false|null|none|undefined)\b/i.exec(after) ?? []
  if (name !== '') return [say`"${name}" is not a JSON value`, valueHint]
  const [sign] = /^[;=]/.exec(after) ?? []
  if (sign !== undefined) return [say`${sign} does not belong here`, signHint]
  const [wide = ''] = /^[，、،；؛：｛｝［］]/u.exec(after) ?? []
  if (wide !== '') return [say`${wide} is not a JSON character`, say`Write ${signsMeant[wide] ?? ','} instead.`]
  if (/^[“”„«»‘’‚‹›「」`´']/.test(word))
    return [say`${word[0]} is not a JSON quotation mark`, say`Put text between double quotes: "like this".`]
  return undefined
}

/** Describes an error as a missing bracket, judging by the character at the error. Undefined if none is missing. */
function bracketSentence(text: string, { offset, error }: ParseError): Sentence | undefined {
  const [name, sign] = [printParseErrorCode(error), text[offset]]
  const isInList = typeof getLocation(text, offset).path.at(-1) === 'number'
  if (name === 'PropertyNameExpected') return sign === '{' ? [say`a closing } is missing before this`] : undefined
  if (name !== 'CommaExpected') return undefined
  // A field inside a list means that a bracket is missing: after texts or numbers, the one that closes the list; after
  // objects, the one that opens the next object.
  if (isInList && sign === ':' && /(?:["\d]|true|false|null)\s*,?\s*"[^"\n]*"\s*$/.test(text.slice(0, offset)))
    return [say`a closing ] is missing before this field`]
  if (isInList && sign === ':') return [say`an opening { is missing before this field`]
  if (isInList && sign === '}') return [say`a closing ] is missing before this`]
  return !isInList && (sign === '{' || sign === ']') ? [say`a closing } is missing before this`] : undefined
}

/** Whether the text around an error is a number in a form that JSON does not allow: 1.500,00 or 1 500 or +5. */
function isNumber(before: string, after: string): boolean {
  const number = /[:[,]\s*-?\d[\d.]*$/
  return (
    (/^[.,'’_]?\d/.test(after) && (number.test(before.replace(/[\s,]$/, '')) || /[:[]\s*$/.test(before))) ||
    (/^['’_]\d/.test(after) && number.test(before)) ||
    (/^\+\d/.test(after) && /[:[,]\s*$/.test(before))
  )
}

const unseenHint = say`Delete it and, if there should be a space, type an ordinary one. Such characters come from text that is copied from a web page or a word processor.`
const zeroHint = say`Write 180 instead of 0180. A telephone number or a code is text: put it between double quotes.`
const numbers: Sentence = [
  say`this is not a JSON number`,
  say`Write decimals with a point, and thousands without a separator: 1500 or 0.5, for example.`,
]
const unitOfNumber: Sentence = [
  say`letters do not belong to a number`,
  say`The unit of a figure has its own field: { "value": 9.5, "unit": "kg" }.`,
]
const valueHint = say`Yes is true and no is false, in lowercase letters and without quotes. Leave out a field that has no value.`
const signHint = say`Write a colon after a field name, and a comma between fields and between values.`
/** JSON characters, by the similar characters on Asian or Arabic keyboards. Characters not listed stand for a comma. */
const signsMeant: Record<string, string> = { '：': ':', '｛': '{', '｝': '}', '［': '[', '］': ']' }
const around: Sentence = [
  say`the document begins with { and ends with }`,
  say`Delete all lines before the first { and after the last }, such as those with ${'```'}.`,
]
const innerQuote: Sentence = [
  say`a quote inside this text ends the text`,
  say`Write \\" for each quote inside a text, or type “ and ”.`,
]
const comments: Sentence = [say`comments are not allowed`, say`Remove it.`]
const extraComma = say`Is there an extra comma before it?`

/** Sentences by the parser's error names. */
const parserSentences: Record<string, Sentence> = {
  InvalidSymbol: [say`this word has no quotes`, say`Put text between double quotes: "like this".`],
  InvalidNumberFormat: numbers,
  PropertyNameExpected: [say`expected a field name in double quotes`, extraComma],
  ValueExpected: [say`expected a value`, extraComma],
  ColonExpected: [say`expected a colon between the field and its value`],
  CommaExpected: [say`a comma is missing before this`],
  CloseBraceExpected: [say`a closing } is missing`],
  CloseBracketExpected: [say`a closing ] is missing`],
  EndOfFileExpected: [say`the document ends before this`, say`Is there an extra } before it?`],
  InvalidCommentToken: comments,
  UnexpectedEndOfComment: comments,
  UnexpectedEndOfString: [say`the closing quote of this text is missing`],
  UnexpectedEndOfNumber: numbers,
  InvalidUnicode: [say`\\u needs four hexadecimal digits after it`],
  InvalidEscapeCharacter: [say`this backslash does not belong here`, say`Write \\\\ for a backslash.`],
  InvalidCharacter: [
    say`there is an invisible character inside the quotes, such as a line break or a tab`,
    say`Write \\n for a line break.`,
  ],
}
