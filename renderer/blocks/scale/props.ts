import type { DiagramToScale, SpecificationTable } from '../../../schema/types'

/** Props for every kind of diagram: the block, and the table on the same page that has the labels and figures. */
export type DiagramProps = { block: DiagramToScale; table: SpecificationTable }
