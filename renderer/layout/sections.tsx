import type { Block } from '../../schema/types'
import { Blocks } from '../parts/blocks'
import { Figures } from '../parts/figures'
import { Spine } from './spine'

/**
 * The part of a product page below its gallery and heading: the key figures, and the sections beside a column that
 * stays in view.
 */
export function Sections({ blocks }: { blocks: Block[] }) {
  // The first drawing and the blocks after it are as wide as the page.
  const wideFrom = blocks.findIndex(({ type }) => type === 'drawing')
  const narrow = wideFrom < 0 ? blocks : blocks.slice(0, wideFrom)
  return (
    <>
      <MainFigures blocks={blocks} />
      {narrow.length > 0 && (
        <div className="spined">
          <div className="sections">
            <Blocks blocks={narrow} />
          </div>
          <Spine blocks={blocks} />
        </div>
      )}
      <Blocks blocks={blocks.slice(narrow.length)} />
    </>
  )
}

/** The large figures of the first table that marks some, but not all, of its figures as large. */
function MainFigures({ blocks }: { blocks: Block[] }) {
  for (const block of blocks) {
    if (block.type !== 'spec-table' || !block.large) continue
    const { large, rows, labels } = block
    if (large.length > 0 && large.length < rows.length)
      return <Figures rows={rows.filter(({ id }) => large.includes(id))} labels={labels} />
  }
  return null
}
