import { isObject, parseJson } from './json'
import { removeWhole } from './json-edit'
import { setValue } from './json-set'
import { nodeAt } from './json-text'

/**
 * Writes words into a locale file. Its formatting, its line ends and the order of what is there stay; what is new stands
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
  const before = text ?? '{}'
  if (!isObject(parseJson(before.replace(/^\uFEFF/, '')))) throw new SyntaxError('The translation is no JSON object.')
  const written = words.reduce((result, { steps, value }) => writeWord(result, steps, value, order), before)
  return text === undefined ? `${written}\n` : written
}

function writeWord(text: string, steps: string[], value: string, order: string[][]): string {
  let depth = steps.length - 1
  while (depth > 0 && nodeAt(text, steps.slice(0, depth))?.type !== 'object') depth--
  const [path, missing] = [steps.slice(0, depth + 1), steps.slice(depth + 1)]
  const nested = missing.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
  return setValue(text, path, nested, namesBelow(path.slice(0, -1), order))
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
  const left = removeWhole(text, steps)
  return left !== text && Object.keys(Object(parseJson(left.replace(/^\uFEFF/, '')))).length === 0 ? undefined : left
}
