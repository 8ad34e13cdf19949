import type { SpecificationTable } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { Figure } from '../../parts/figure'
import { Figures } from '../../parts/figures'
import { fitClass } from '../../parts/fit'
import { Heading } from '../../parts/heading'
import { Link } from '../../parts/link'
import { Matrix, RowHead } from '../../parts/table/matrix'
import { langOf, plainWords } from '../../parts/text'

/** A table of technical figures, with one value per row or a column for each model. */
export default function SpecTable({ block }: { block: SpecificationTable }) {
  const { id, title, of, rowHeading, columns, rows, labels, large, sort } = block
  const caption = `${id}_title`
  return (
    <section id={id} className="block specs">
      <Heading id={caption} {...langOf(title)} {...fitClass(title, 10)}>
        {displayText(title)}
      </Heading>
      {of?.title && (
        <p>
          {labels.of}{' '}
          <Link href={of.href} {...langOf(of.title)}>
            {displayText(of.title)}
          </Link>
        </p>
      )}
      {large && large.length === rows.length ? (
        <Figures rows={rows} labels={labels} />
      ) : columns ? (
        <Matrix
          titleId={caption}
          rowHeading={rowHeading}
          columns={columns.map(({ id, label }) => ({ id, label: plainWords(label), ...langOf(label) }))}
          rows={rows}
          labels={labels}
          sort={sort ? labels.sort : undefined}
        />
      ) : (
        <table className="specs-pairs" aria-labelledby={caption}>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <RowHead row={row} />
                <td>{row.value && <Figure cell={row.value} labels={labels} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sort && <output className="visually-hidden" />}
    </section>
  )
}
