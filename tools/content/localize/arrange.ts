import type { Cell, Picture } from '../../../schema/parts'
import type { Block, Gallery, Row, SpecificationTable, TextBlock } from '../../../schema/types'

/** Figures with more digits are no large figures. */
const mostDigits = 9
/** A table of so many figures is shown large as a whole. */
const mostShownWhole = 5
/** How many of a long table are shown at the top of its page, where there are as many at least. */
const [fewest, shownAbove] = [3, 4]

/**
 * Says how the sections of a product page are shown where its author left that open: neighbours are not alike, and each
 * has a picture of the gallery that no other has, as far as there are any; words without one are plain. Figures of a table are shown large.
 * @param blocks localized blocks of a page
 * @returns the same blocks with `look` and `image` of texts, and `large` of tables
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
  // A band of words alone would be a dark field, half of it empty.
  const look = block.look ?? (isSecond && (block.image ?? src) ? 'band' : 'plain')
  // It is described in the gallery.
  return src ? { ...block, look, image: { src, alt: '' } } : { ...block, look }
}

/** Gives the pictures of a gallery after the first, which opens the page, one after the other. */
function picturesFor({ images }: Gallery): () => Picture | undefined {
  const others = images.slice(1).map(({ src }) => src)
  return () => others.shift()
}

/** The rows of a table that are shown large, by their ids. The same in every language, since only digits count. */
function largeRows({ columns, of, rows, large }: SpecificationTable): string[] {
  if (columns || of) return []
  if (large) return rows.filter(({ id }) => large.includes(id)).map(({ id }) => id)
  const fit = rows.filter(isShort)
  const shown = rows.length <= mostShownWhole ? rows : fit.slice(0, shownAbove)
  const isEnough = rows.length <= mostShownWhole ? fit.length === rows.length : fit.length >= fewest
  return isEnough ? shown.map(({ id }) => id) : []
}

function isShort({ value }: Row): boolean {
  return isFigure(value) && value.number.replace(/\P{Nd}/gu, '').length <= mostDigits
}

function isFigure(cell: Cell | undefined): cell is Extract<Cell, { kind: 'figure' }> {
  return cell?.kind === 'figure'
}
