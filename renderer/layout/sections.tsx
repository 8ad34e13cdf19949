import type { Block } from '../../schema/types'
import { Blocks } from '../parts/blocks'
import { Figures } from '../parts/figures'
import { Spine } from './spine'

/** The part below the opening of a product page: its main figures, and its sections next to a column that stays. */
export function Sections({ blocks }: { blocks: Block[] }) {
  // A drawing is as wide as the page, and so is what follows it.
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

/** The large figures of the first table that is too long to be all large. */
function MainFigures({ blocks }: { blocks: Block[] }) {
  for (const block of blocks) {
    if (block.type !== 'spec-table' || !block.large) continue
    const { large, rows, labels } = block
    if (large.length > 0 && large.length < rows.length)
      return <Figures rows={rows.filter(({ id }) => large.includes(id))} labels={labels} />
  }
  return null
}
