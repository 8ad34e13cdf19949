import { applyEdits, type FormattingOptions, modify } from 'jsonc-parser'

/**
 * Writes words into a locale file. Its formatting, its line ends and the order of what is there stay; what is new stands
 * in the order of the page.
 * @param text of the file; undefined for a new one
 * @param order the steps of all words of the page, in its order
 */
export function writeWords(
  text: string | undefined,
  words: { steps: string[]; value: string }[],
  order: string[][],
): string {
  const isNew = text === undefined
  const mark = text?.startsWith('\uFEFF') ? '\uFEFF' : ''
  let written = text?.slice(mark.length) ?? '{}'
  const formattingOptions = formatOf(written)
  for (const { steps, value } of words) {
    // The object that gets the first name which is new: the names before it in the page come before it here.
    const getInsertionIndex = (names: string[]) => placeOf(written, steps, names, order)
    written = applyEdits(written, modify(written, steps, value, { formattingOptions, getInsertionIndex }))
  }
  return isNew ? `${written}\n` : mark + written
}

function placeOf(text: string, steps: string[], names: string[], order: string[][]): number {
  const json: unknown = JSON.parse(text)
  let depth = 0
  let value = json
  while (typeof value === 'object' && value !== null && Object.hasOwn(value, steps[depth] ?? '')) {
    value = Reflect.get(value, steps[depth] ?? '')
    depth++
  }
  const parent = steps.slice(0, depth)
  const inOrder = [
    ...new Set(order.filter((one) => parent.every((step, i) => one[i] === step)).map((one) => one[depth] ?? '')),
  ]
  const before = new Set(inOrder.slice(0, inOrder.indexOf(steps[depth] ?? '')))
  return names.findLastIndex((name) => before.has(name)) + 1
}

/** How a file is indented and where its lines end, as far as it shows. */
function formatOf(text: string): FormattingOptions {
  const indent = /\n([ \t]+)/.exec(text)?.[1] ?? '  '
  return { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol: text.includes('\r\n') ? '\r\n' : '\n' }
}
