import type { Cell, Text } from '../../schema/parts'
import { displayText } from './display-text'
import { Figure } from './figure'
import { fitClass, wordsWidth } from './fit'
import { fromWords } from './from-words'
import { langOf, plainWords } from './text'
import { valueClass } from './value-class'

type FiguresProps = {
  rows: { id: string; label: Text; value?: Cell }[]
  /** Text alternatives for a tick and a dash. */
  labels: { available: string; none: string }
}

/** A few figures of a table, shown large in one row. */
export function Figures({ rows, labels }: FiguresProps) {
  const size = fromWords((read) => {
    const longest = Math.max(...rows.map(({ value }) => lengthWithUnit(value, read)))
    return valueClass('of', String(columnsOf(rows.length)).padStart(2, '0') + (10 * longest).toFixed())
  })
  return (
    <dl className={`figures ${size}`}>
      {rows.map(({ id, label, value }, i) => (
        // A class in place of `:nth-last-child(odd)`, which would move figures while the HTML loads.
        <div key={id} className={i === 0 && rows.length % 2 ? 'unpaired' : undefined}>
          <dt {...langOf(label)} {...fitClass(label)}>
            {displayText(label)}
          </dt>
          <dd>{value && <Figure cell={value} labels={labels} />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Maximum number of columns for `count` figures: at most five, chosen so that rows are about equally long. */
function columnsOf(count: number): number {
  return Math.ceil(count / Math.ceil(count / 5))
}

/** Estimated width of a cell's text, in em of its number. Prefix and unit have a smaller font (table/figures.css). */
function lengthWithUnit(cell: Cell | undefined, read: (text: string) => string): number {
  if (cell?.kind === 'text') return wordsWidth(read(plainWords(cell.text)))
  if (cell?.kind !== 'figure') return 1
  return wordsWidth(read(cell.number)) + 0.45 * wordsWidth(read(` ${cell.prefix ?? ''}${cell.unit ?? ''}`))
}
