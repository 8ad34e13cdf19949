import type { DiagramToScale, SpecificationTable } from '../../../schema/types'

/** The props of each kind of diagram: its block, and the table of the page that has its words and figures. */
export type DiagramProps = { block: DiagramToScale; table: SpecificationTable }
