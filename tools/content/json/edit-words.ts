import { isObject } from './json'
import { type OpenText, openText } from './open-text'

/**
 * Writes words into a locale file. Its formatting, its line ends and the order of what is there stay; new words are
 * in the order of the page.
 * @param text of the file; undefined for a new one
 * @param order the steps of all words of the page, in its order
 * @throws SyntaxError when the text is no JSON object
 */
export function writeWords(
  text: string | undefined,
  words: { steps: string[]; value: string }[],
  order: string[][],
): string {
  const document = openText(text ?? '{}')
  if (!isObject(document.json)) throw new SyntaxError('The translation is no JSON object.')
  for (const { steps, value } of words) writeBelow(document, steps, value, order)
  return text === undefined ? `${document.text}\n` : document.text
}

/** Sets what a document has at some steps, with the objects that are missing on the way. */
function writeBelow(document: OpenText, steps: string[], value: unknown, order: string[][]): OpenText {
  let depth = steps.length - 1
  while (depth > 0 && document.node(steps.slice(0, depth))?.type !== 'object') depth--
  const [path, missing] = [steps.slice(0, depth + 1), steps.slice(depth + 1)]
  const nested = missing.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
  return document.set(path, nested, namesBelow(path.slice(0, -1), order))
}

/** The names that words have below some steps, in the order of the page. */
function namesBelow(parent: string[], order: string[][]): string[] {
  const below = order.filter((steps) => parent.every((step, i) => steps[i] === step))
  return [...new Set(below.map((steps) => steps[parent.length] ?? ''))]
}

/**
 * Takes words out of a locale file, with the objects that would be empty.
 * @param steps of a word, or of everything below a block or an item
 * @returns undefined where nothing is left of the file
 */
export function withoutWords(text: string, steps: string[]): string | undefined {
  const left = openText(text).removeWhole(steps)
  return left.text !== text && Object.keys(Object(left.json)).length === 0 ? undefined : left.text
}
