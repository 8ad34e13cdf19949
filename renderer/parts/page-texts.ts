import type { Cell, Text } from '../../schema/parts'
import { plainWords } from './text'

/** Fields of a localized block that are not words of the page: settings, addresses, what every page of its kind has, and places, which lead to other pages. */
const noWords = new Set(
  'type id kind src href lang dir tag labels webm phone video mark field tone picture colour world app day last end look large opening pages places numbers alone'.split(
    ' ',
  ),
)

const isAddress = /^(\/|\w+:)\S*$/

/**
 * Hands on the words of a localized page, one text after the other. A row of a table is one text, with its figures.
 * @param value a block, a list of them, or anything within
 * @param use called with each text, and whether it is the title of a block; with the `id` of its block
 */
export function eachText(
  value: unknown,
  use: (text: string, anchor: string, isHeading: boolean) => void,
  anchor = '',
): void {
  if (typeof value === 'string') {
    if (!isAddress.test(value)) use(value, anchor, false)
  } else if (Array.isArray(value)) {
    for (const part of value) eachText(part, use, anchor)
  } else if (isRow(value)) {
    const { label, value: own, cells = {} } = value
    const figures = [own, ...Object.values(cells)].map(cellWords).filter(Boolean).join(' · ')
    use(`${plainWords(label)}${figures && ': '}${figures}`, anchor, false)
  } else if (value && typeof value === 'object') {
    const isBlock = 'type' in value && 'id' in value
    const own = isBlock ? String(value.id) : anchor
    for (const [name, part] of Object.entries(value)) {
      if (noWords.has(name) || part === undefined) continue
      if (name === 'title' && isBlock) use(typeof part === 'string' ? part : part.text, own, true)
      else eachText(part, use, own)
    }
  }
}

type Row = { label: Text; value?: Cell; cells?: Record<string, Cell> }

function isRow(value: unknown): value is Row {
  if (!value || typeof value !== 'object' || !('label' in value)) return false
  return 'cells' in value || ('value' in value && !!value.value && typeof value.value === 'object')
}

function cellWords(cell: Cell | undefined): string {
  if (cell?.kind === 'text') return plainWords(cell.text)
  if (cell?.kind !== 'figure') return ''
  const { prefix, number, unit, also } = cell
  return [prefix, number, unit, also && `(${also})`].filter(Boolean).join(' ')
}
