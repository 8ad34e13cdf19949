import type { Cell } from '../../schema/parts'
import { displayText } from './display-text'
import { fromWords } from './from-words'
import { Icon } from './icon'
import { Link } from './link'
import { Picture } from './picture'
import { RichText } from './rich-text'
import { langOf } from './text'

type FigureProps = {
  cell: Cell
  /** Text alternatives for a tick and a dash, for screen readers. */
  labels: { available: string; none: string }
  /** Whether the unit is shown here: false if it is shown elsewhere, such as in the row's heading. */
  withUnit?: boolean
}

/** The content of a table cell: text, a figure with its unit, a tick, a dash, rich text, a link or a picture. */
export function Figure({ cell, labels, withUnit = true }: FigureProps) {
  switch (cell.kind) {
    case 'text':
      return <span {...langOf(cell.text)}>{displayText(cell.text)}</span>
    case 'figure':
      return (
        <>
          {cell.prefix && `${cell.prefix} `}
          <Quantity number={cell.number} unit={withUnit ? cell.unit : undefined} />
          {cell.also && (
            <>
              {' '}
              <bdi className="unit">{`(${cell.also})`}</bdi>
            </>
          )}
        </>
      )
    case 'tick':
      return (
        <>
          <Icon name="check" />
          <span className="visually-hidden">{labels.available}</span>
        </>
      )
    case 'none':
      return (
        <>
          <span aria-hidden="true">—</span>
          <span className="visually-hidden">{labels.none}</span>
        </>
      )
    case 'rich':
      return <RichText text={cell.rich} />
    case 'link': {
      const { label, href } = cell
      const words = <span {...langOf(label)}>{displayText(label)}</span>
      // The address is undefined if the brand excludes the page.
      return href === undefined ? words : <Link href={href}>{words}</Link>
    }
    case 'picture':
      return <Picture file={cell.src} alt={cell.alt} />
  }
}

/** Letters of right-to-left scripts. A unit with such letters makes its figure run from right to left. */
export const rightToLeft = /[\u0590-\u08ff]/

/** A number and its unit, kept together and in order in text of either direction. */
function Quantity({ number, unit }: { number: string; unit?: string }) {
  return (
    <bdi className="figure" dir={unit ? fromWords((read) => (rightToLeft.test(read(unit)) ? 'rtl' : 'ltr')) : 'ltr'}>
      <span className="number">{number}</span>
      {unit && <span className="unit">{` ${unit}`}</span>}
    </bdi>
  )
}
