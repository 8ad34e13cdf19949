import type { DiagramToScale, SpecificationTable } from '../../../schema/types'

/** What each kind of diagram gets: its block, and the table of the page that has its words and figures. */
export type DiagramProps = { block: DiagramToScale; table: SpecificationTable }
