import type { Cell, Picture } from '../../../schema/parts'
import type { Block, Gallery, Row, SpecificationTable, TextBlock } from '../../../schema/types'

/** Maximum number of digits of a figure that is shown large. */
const mostDigits = 9
/** Maximum number of rows in a table for all its rows to be shown large. */
const mostShownWhole = 5
/** In longer tables, at most `shownAbove` short figures are shown large; none if there are fewer than `fewest`. */
const [fewest, shownAbove] = [3, 4]

/**
 * Chooses the look of each section of a product page, unless the author has chosen one. Texts alternate between two
 * looks. Each text gets the next picture of the gallery; when no pictures are left, texts are plain. Tables get large
 * figures.
 * @param blocks the localized blocks of a page
 * @returns the blocks with `look` and `image` for texts, and `large` for tables
 */
export function arranged(blocks: Block[]): Block[] {
  const gallery = blocks[0]?.type === 'gallery' ? blocks[0] : undefined
  const next = gallery && picturesFor(gallery)
  let texts = 0
  return blocks.map((block) => {
    if (block.type === 'spec-table') return { ...block, large: largeRows(block) }
    if (block.type !== 'text' || block.tone === 'notice' || !next) return block
    texts += 1
    return arrangedText(block, texts % 2 === 0, next)
  })
}

function arrangedText(block: TextBlock, isSecond: boolean, next: () => Picture | undefined): TextBlock {
  const src = block.image ? undefined : next()
  // The look "band" without a picture would be a dark, half-empty area.
  const look = block.look ?? (isSecond && (block.image ?? src) ? 'band' : 'plain')
  // The alternative text is empty because the gallery already describes the picture.
  return src ? { ...block, look, image: { src, alt: '' } } : { ...block, look }
}

/** Creates a function that returns the next picture of a gallery. Skips the first, which is at the top of the page. */
function picturesFor({ images }: Gallery): () => Picture | undefined {
  const pictures = images.slice(1).map(({ src }) => src)
  return () => pictures.shift()
}

/** The ids of table rows to show large. Only digits are counted, so that the rows are the same in every language. */
function largeRows({ columns, of, rows, large }: SpecificationTable): string[] {
  if (columns || of) return []
  if (large) return rows.filter(({ id }) => large.includes(id)).map(({ id }) => id)
  const shortRows = rows.filter(isShort)
  const largest = rows.length <= mostShownWhole ? rows : shortRows.slice(0, shownAbove)
  const isEnough = rows.length <= mostShownWhole ? shortRows.length === rows.length : shortRows.length >= fewest
  return isEnough ? largest.map(({ id }) => id) : []
}

function isShort({ value }: Row): boolean {
  return isFigure(value) && value.number.replace(/\P{Nd}/gu, '').length <= mostDigits
}

function isFigure(cell: Cell | undefined): cell is Extract<Cell, { kind: 'figure' }> {
  return cell?.kind === 'figure'
}
