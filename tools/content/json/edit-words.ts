import { isObject } from './json'
import { type OpenText, openText } from './open-text'

/**
 * Writes translations into a locale file. Formatting, line ends and the order of existing words stay unchanged. New
 * words are added in the order of the page.
 * @param text the file's text; undefined for a new file
 * @param order the key steps of all words of the page, in the page's order
 * @throws SyntaxError if the text is not a JSON object
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

/** Sets the value at the given steps, and creates missing parent objects. */
function writeBelow(document: OpenText, steps: string[], value: unknown, order: string[][]): OpenText {
  let depth = steps.length - 1
  while (depth > 0 && document.node(steps.slice(0, depth))?.type !== 'object') depth--
  const [path, missing] = [steps.slice(0, depth + 1), steps.slice(depth + 1)]
  const nested = missing.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
  return document.set(path, nested, namesBelow(path.slice(0, -1), order))
}

/** The names of the fields in the object at the given steps, in the order of the page. */
function namesBelow(parent: string[], order: string[][]): string[] {
  const stepsBelow = order.filter((steps) => parent.every((step, i) => steps[i] === step))
  return [...new Set(stepsBelow.map((steps) => steps[parent.length] ?? ''))]
}

/**
 * Removes words from a locale file, together with objects that would become empty.
 * @param steps the key steps of a word, or of a block or item whose words are all removed
 * @returns the new text; undefined if no words remain
 */
export function withoutWords(text: string, steps: string[]): string | undefined {
  const document = openText(text).removeWhole(steps)
  return document.text !== text && Object.keys(Object(document.json)).length === 0 ? undefined : document.text
}
