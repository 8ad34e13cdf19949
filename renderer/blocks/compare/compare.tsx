import type { Comparison as CompareBlock } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { fitClass } from '../../parts/fit'
import { Heading } from '../../parts/heading'
import { Link } from '../../parts/link'
import { Matrix } from '../../parts/table/matrix'
import { langOf } from '../../parts/text'

/** A side-by-side comparison of products, with values from the tables on their pages. */
export default function Compare({ block: { id, title, rowHeading, table, labels } }: { block: CompareBlock }) {
  const titleId = `${id}_title`
  const { products, rows } = table ?? { products: [], rows: [] }
  return (
    <section id={id} className="block specs">
      <Heading id={titleId} {...langOf(title)} {...fitClass(title, 10)}>
        {displayText(title)}
      </Heading>
      <Matrix
        titleId={titleId}
        rowHeading={rowHeading}
        columns={products.map(({ href, name }) => ({
          id: href,
          label: (
            <Link href={href} {...langOf(name)}>
              {displayText(name)}
            </Link>
          ),
        }))}
        rows={rows.map(({ id, label }) => ({
          id,
          label,
          cells: Object.fromEntries(products.flatMap(({ href, cells }) => (cells[id] ? [[href, cells[id]]] : []))),
        }))}
        labels={labels}
      />
    </section>
  )
}
