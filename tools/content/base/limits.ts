import { type Said, say } from '../say/say.js'

/** Maximum length of a document in characters. A larger page would also be too large for a phone. */
export const largestDocument = 1_000_000

/** Maximum nesting depth of objects and lists. Deeper nesting could overflow the stack. Real pages need 12 levels. */
const deepestNesting = 50

/** Maximum number of items in a list, or fields in an object: more than a visitor would ever scroll through. */
const mostItems = 2000

/** Maximum length of one text in characters: about ten printed pages. */
const longestText = 20_000

/** Maximum number of Markdown characters in a text: parsing time is not linear, and 1,000 may take half a second. */
const mostSigns = 1000

/** Maximum number of problems of one kind that are reported for a document. Authors fix these, then check again. */
export const mostProblems = 100

/** A limit that a document exceeds, described for the author. `offset` is in characters from the start of the text. */
export type Excess = { offset: number; message: Said; hint: Said }

/** An object or list that is not closed yet: the offset of its opening bracket, and its number of commas so far. */
type Open = { offset: number; isList: boolean; commas: number }

/**
 * Finds the first place in a JSON text that exceeds a limit. The scan is not recursive, so it is safe before parsing.
 * The text need not be valid JSON.
 */
export function findExcess(text: string): Excess | undefined {
  const open: Open[] = []
  for (let offset = 0; offset < text.length; offset++) {
    switch (text[offset]) {
      case '"': {
        const { end, excess } = readString(text, offset)
        if (excess) return excess
        offset = end
        break
      }
      case '{':
      case '[':
        open.push({ offset, isList: text[offset] === '[', commas: 0 })
        if (open.length > deepestNesting) return tooDeep(offset)
        break
      case '}':
      case ']':
        open.pop()
        break
      case ',': {
        const inner = open.at(-1)
        if (inner && ++inner.commas === mostItems) return tooMany(inner)
      }
    }
  }
  return undefined
}

/** Scans a string. @returns `end`: the offset of the closing quote, or of the line end if the quote is missing */
function readString(text: string, start: number): { end: number; excess?: Excess } {
  const quote = text.indexOf('"', start + 1)
  // Shortcut for short texts, which are within all limits. Excludes texts with a backslash, because the quote could be
  // escaped, and with a line break, because the quote could open the next text.
  if (quote > start && quote - start <= mostSigns && /^[^\\\n]*$/.test(text.slice(start + 1, quote)))
    return { end: quote }
  let length = 0
  let signs = 0
  let end = start + 1
  for (; end < text.length && text[end] !== '"' && text[end] !== '\n'; end++) {
    length++
    const isEscape = text[end] === '\\'
    if (isEscape) end += text[end + 1] === 'u' ? 5 : 1
    if (isEscape ? text[end] === 'n' : markdownSigns.has(text.charCodeAt(end))) signs++
  }
  if (length > longestText) return { end, excess: tooLong(start, length) }
  if (signs > mostSigns) return { end, excess: tooMarkedUp(start, signs) }
  return { end }
}

const markdownSigns = new Set([...'*_[]<>`~#-+.)'].map((sign) => sign.charCodeAt(0)))

function tooDeep(offset: number): Excess {
  const message = say`Objects and lists are nested more than ${deepestNesting} levels deep.`
  return { offset, message, hint: say`Remove some of the brackets around this.` }
}

function tooMany({ offset, isList }: Open): Excess {
  return {
    offset,
    message: isList
      ? say`This list has more than ${number(mostItems)} items.`
      : say`This object has more than ${number(mostItems)} fields.`,
    hint: say`Split it into several.`,
  }
}

function tooLong(offset: number, length: number): Excess {
  const message = say`This text has ${number(length)} characters; a text may have ${number(longestText)}.`
  return { offset, message, hint: say`Split it into several.` }
}

function tooMarkedUp(offset: number, signs: number): Excess {
  const message = say`This text has ${number(signs)} characters such as *, _, [ and line breaks; a text may have ${number(mostSigns)}.`
  return { offset, message, hint: say`Remove those that it does not need, or split it into several.` }
}

function number(value: number): string {
  return value.toLocaleString('en')
}
