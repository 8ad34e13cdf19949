import { type Said, say } from '../say/say.js'

/** The largest document an author should write: 1 MB; a page of that size would not load on a phone either. */
export const largestDocument = 1_000_000

/** How deep objects and lists may be nested. Real pages need 12; what walks a document calls itself once for each level. */
const deepestNesting = 50

/** How many items a list, or fields an object, may have: more than a visitor would ever scroll through. */
const mostItems = 2000

/** How many characters one text may have: ten printed pages. */
const longestText = 20_000

/** How many signs of Markdown one text may have. The time to parse them grows faster than their number; 1,000 take half a second at worst. */
const mostSigns = 1000

/** How many problems of one kind are reported for one document: an author who fixes that many checks again anyway. */
export const mostProblems = 100

/** What makes a document too large to read, and where. */
export type Excess = { offset: number; message: Said; hint: Said }

/** Where an object or a list begins, and how many commas it has so far. */
type Open = { offset: number; isList: boolean; commas: number }

/**
 * Finds the first thing in a JSON text that is beyond a limit. It looks at the text alone and never calls itself, so
 * that it is safe before anything walks the document; the text need not be valid JSON.
 */
export function findExcess(text: string): Excess | undefined {
  const open: Open[] = []
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"': {
        const { end, excess } = readString(text, at)
        if (excess) return excess
        at = end
        break
      }
      case '{':
      case '[':
        open.push({ offset: at, isList: text[at] === '[', commas: 0 })
        if (open.length > deepestNesting) return tooDeep(at)
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

/** @returns where a string ends: at its closing quote, or at the end of the line where that is missing */
function readString(text: string, start: number): { end: number; excess?: Excess } {
  const quote = text.indexOf('"', start + 1)
  // A short text is within all limits. A backslash may mean that it goes on, a line break that the quote is another's.
  if (quote > start && quote - start <= mostSigns && /^[^\\\n]*$/.test(text.slice(start + 1, quote)))
    return { end: quote }
  let length = 0
  let signs = 0
  let at = start + 1
  for (; at < text.length && text[at] !== '"' && text[at] !== '\n'; at++) {
    length++
    const isEscape = text[at] === '\\'
    if (isEscape) at += text[at + 1] === 'u' ? 5 : 1
    if (isEscape ? text[at] === 'n' : markdownSigns.has(text.charCodeAt(at))) signs++
  }
  if (length > longestText) return { end: at, excess: tooLong(start, length) }
  if (signs > mostSigns) return { end: at, excess: tooMarkedUp(start, signs) }
  return { end: at }
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
