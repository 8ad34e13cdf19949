import { adoptText } from '../adopt'
import { fill } from '../text'
import styles from './live/sort.css?inline'

adoptText(styles)

/**
 * Turns the headings of a table into buttons that sort its rows: in ascending order, and in descending order when
 * pressed again. Skips headings that already have a button, so the function can be called again.
 * @param words words that announce the sorted column, with "{column}" for its name
 */
export function addSort(table: HTMLTableElement | null, words: string): void {
  const headings = [...(table?.querySelectorAll<HTMLTableCellElement>('thead th') ?? [])]
  for (const heading of headings) {
    if (heading.querySelector('button')) continue
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'sort'
    button.append(...heading.childNodes)
    button.onclick = () => {
      const isDown = heading.ariaSort === 'ascending'
      for (const other of headings) other.ariaSort = null
      heading.ariaSort = isDown ? 'descending' : 'ascending'
      table?.tBodies[0]?.append(...inOrder([...(table.tBodies[0]?.rows ?? [])], heading.cellIndex, isDown))
      const status = table?.closest('.block')?.querySelector('output')
      if (status) status.textContent = fill(words, { column: button.textContent ?? '' })
    }
    heading.append(button)
  }
}

/** Sorts rows by a column. Rows without a value in the column come last in both directions. */
function inOrder(rows: HTMLTableRowElement[], column: number, isDown: boolean): HTMLTableRowElement[] {
  const { lang } = document.documentElement
  const { compare } = new Intl.Collator(lang, { numeric: true })
  const decimal = new Intl.NumberFormat(`${lang}-u-nu-latn`).formatToParts(0.5).find(({ type }) => type === 'decimal')
  const keys = new Map(rows.map((row) => [row, keyOf(row.cells[column], decimal?.value ?? '.')]))
  return rows.sort((a, b) => {
    const [key, otherKey] = [keys.get(a) ?? '', keys.get(b) ?? '']
    if (key === '' || otherKey === '') return Number(key === '') - Number(otherKey === '')
    const order =
      typeof key === 'number' && typeof otherKey === 'number' ? key - otherKey : compare(`${key}`, `${otherKey}`)
    return isDown ? -order : order
  })
}

/** Returns the value by which a cell is sorted: its first number, or else its text. Empty for a dash. */
function keyOf(cell: HTMLTableCellElement | undefined, decimal: string): number | string {
  if (!cell || cell.querySelector('[aria-hidden]:not(svg)')) return ''
  const number = cell.querySelector('.number')?.textContent?.replace('−', '-')
  const [digits] = number?.match(/-?\d[\d.,\s\u00a0\u202f’'٬]*/) ?? []
  if (digits === undefined) return cell.textContent || cell.querySelector('img')?.alt || ''
  return Number(
    [...digits]
      .filter((sign) => /[-\d]/.test(sign) || sign === decimal)
      .join('')
      .replace(decimal, '.'),
  )
}
