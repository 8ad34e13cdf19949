import type { DiagramToScale, SpecificationTable } from '../../../schema/types'
import { Caption } from '../../parts/caption'
import { Section } from '../../parts/section'
import { useView } from '../../parts/view'
import { Bars } from './bars'
import { Outlines } from './outlines'

const diagrams = { bars: Bars, outlines: Outlines }

/** A diagram drawn to scale from the figures of a table on the same page. */
export default function Scale({ block }: { block: DiagramToScale }) {
  const { id, kind, title, caption } = block
  const table = useTable(block.numbers?.table)
  const Diagram = diagrams[kind]
  return (
    <Section id={id} className={`scale scale-${kind}`} title={title}>
      {table && <Diagram block={block} table={table} />}
      <Caption text={caption} />
    </Section>
  )
}

function useTable(id: string | undefined): SpecificationTable | undefined {
  const { blocks } = useView().page
  return blocks.find((block): block is SpecificationTable => block.type === 'spec-table' && block.id === id)
}
