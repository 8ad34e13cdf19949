import type { Cell, Text } from '../../schema/parts'
import { plainWords } from './text'

/** Fields of a localized block that contain no text of the page, but settings, addresses, interface labels or links. */
const noWords = new Set(
  'type id kind src href lang dir tag labels webm phone video mark field tone picture colour world app day last end look large opening pages places numbers alone'.split(
    ' ',
  ),
)

const isAddress = /^(\/|\w+:)\S*$/

/**
 * Visits the texts of a localized page. A table row is visited as one text, with its figures.
 * @param value a block, a list of blocks, or any value inside a block
 * @param use called with each text, the `id` of its block, and whether the text is the block's title
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
    const { label, value: cell, cells = {} } = value
    const figures = [cell, ...Object.values(cells)].map(cellWords).filter(Boolean).join(' · ')
    use(`${plainWords(label)}${figures && ': '}${figures}`, anchor, false)
  } else if (value && typeof value === 'object') {
    const isBlock = 'type' in value && 'id' in value
    const blockId = isBlock ? String(value.id) : anchor
    for (const [name, part] of Object.entries(value)) {
      if (noWords.has(name) || part === undefined) continue
      if (name === 'title' && isBlock) use(typeof part === 'string' ? part : part.text, blockId, true)
      else eachText(part, use, blockId)
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
