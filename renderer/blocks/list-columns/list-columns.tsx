import type { ListColumns as ListColumnsBlock } from '../../../schema/types'
import { displayText } from '../../parts/display-text'
import { Heading } from '../../parts/heading'
import { RichText } from '../../parts/rich-text'
import { Section } from '../../parts/section'
import { langOf } from '../../parts/text'

/** Short lists side by side. */
export default function ListColumns({ block: { id, title, columns } }: { block: ListColumnsBlock }) {
  return (
    <Section id={id} className="full columns" title={title}>
      <div className="column-row">
        {columns.map(({ id, title, text, items }) => (
          <section key={id} className="column">
            <Heading {...langOf(title)}>{displayText(title)}</Heading>
            {text !== undefined && <RichText text={text} />}
            <ul className="statements">
              {items.map(({ id, text }) => (
                <li key={id} {...langOf(text)}>
                  {displayText(text)}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}
