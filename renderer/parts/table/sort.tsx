import type { ReactNode } from 'react'
import type { Cell } from '../../../schema/parts'
import { adoptText } from '../adopt'
import { Icon } from '../icon'
import { fill, plainWords } from '../text'
import { useView } from '../view'
import styles from './live/sort.css?inline'
import type { MatrixRow, Sorted } from './matrix'

adoptText(styles)

export type SortProps = {
  column: string
  label: ReactNode
  rows: MatrixRow[]
  sorted: Sorted | undefined
  /** Words that announce the sorted column, with "{column}" for its name. */
  words: string
  onSort(sorted: Sorted): void
}

/** A heading of a column as a button that sorts the rows of a table: upwards, and downwards at the second press. */
export function Sort({ column, label, rows, sorted, words, onSort }: SortProps) {
  const { language } = useView().site
  const isSorted = sorted?.column === column
  return (
    <button
      type="button"
      className={isSorted && sorted.descending ? 'sort sort-down' : 'sort'}
      onClick={({ currentTarget }) => {
        const descending = isSorted && !sorted.descending
        onSort({ column, descending, rows: inOrder(rows, column, descending, language) })
        const status = currentTarget.closest('.block')?.querySelector('[role=status]')
        if (status) status.textContent = fill(words, { column: currentTarget.textContent ?? '' })
      }}
    >
      {label}
      <Icon name="chevron-down" />
    </button>
  )
}

/** Rows sorted by a column. Rows without a value in the column come last in both directions. */
function inOrder(rows: MatrixRow[], column: string, descending: boolean, language: string): MatrixRow[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const decimal = new Intl.NumberFormat(language).formatToParts(0.5)[1]?.value ?? '.'
  const keys = new Map(
    rows.map((row) => [row, column === '' ? plainWords(row.label) : keyOf(row.cells?.[column], decimal)]),
  )
  return [...rows].sort((a, b) => {
    const [one, other] = [keys.get(a) ?? '', keys.get(b) ?? '']
    if (one === '' || other === '') return Number(one === '') - Number(other === '')
    const order = typeof one === 'number' && typeof other === 'number' ? one - other : compare(`${one}`, `${other}`)
    return descending ? -order : order
  })
}

/** The value by which a cell is sorted: a number, or words; empty words for an empty cell. */
function keyOf(cell: Cell | undefined, decimal: string): number | string {
  switch (cell?.kind) {
    case 'text':
      return plainWords(cell.text)
    case 'link':
      return plainWords(cell.label)
    case 'picture':
      return plainWords(cell.alt)
    case 'rich':
      return JSON.stringify(cell.rich.nodes)
        .replace(/"\w+":("\w+")?|[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    case 'tick':
      return 1
    case 'figure': {
      const { price, number } = cell
      const [digits] = number.replace('−', '-').split(/[–/×]|…/)
      return (
        price?.low ??
        Number(
          [...(digits ?? '')]
            .filter((sign) => /[-\d]/.test(sign) || sign === decimal)
            .join('')
            .replace(decimal, '.'),
        )
      )
    }
    default:
      return ''
  }
}
