import type { DiagramToScale, SpecificationTable } from '../../../schema/types'

/** Props of each kind of diagram: its block, and the table on the same page with its words and figures. */
export type DiagramProps = { block: DiagramToScale; table: SpecificationTable }
