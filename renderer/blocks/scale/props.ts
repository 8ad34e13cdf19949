import type { DiagramToScale, SpecificationTable } from '../../../schema/types'

/** Props of every kind of diagram: the block, and the table on the same page with its labels and figures. */
export type DiagramProps = { block: DiagramToScale; table: SpecificationTable }
