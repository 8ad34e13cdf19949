import type { LocalizedPage } from '../schema/localized'
import type { Block, TextBlock } from '../schema/types'

const sources = import.meta.glob<string>(
  ['./styles/{tokens,base}.css', './{layout,parts,parts/spots,parts/table}/*.css', './blocks/*/*.css'],
  { query: '?inline', import: 'default', eager: true },
)

// Removes spaces after commas, which minifiers keep in custom properties. No string in these styles contains a comma.
const styles = Object.fromEntries(Object.entries(sources).map(([file, css]) => [file, css.replaceAll(', ', ',')]))

/** A page, with all its blocks, including nested ones. */
type Shown = { page: LocalizedPage; blocks: Block[] }

/** Stylesheets that only some pages need, with their conditions. Stylesheets of block types are not listed here. */
const conditionalStyles: Record<string, (shown: Shown) => boolean> = {
  './layout/notices.css': ({ page }) => page.state !== 'translated',
  './layout/opening.css': ({ page }) => page.state === 'missing' || page.blocks[0]?.type === 'gallery',
  // Not for product pages that open with a gallery: those have a column next to their sections.
  './layout/plain.css': ({ page }) =>
    page.kind !== 'product' || page.state === 'missing' || page.blocks[0]?.type !== 'gallery',
  './layout/hub.css': ({ page }) => page.opening !== undefined,
  './layout/spine.css': ({ page }) => page.kind === 'product' && page.state !== 'missing',
  './layout/more.css': ({ page }) => page.related.length + page.siblings.length > 0,
  './parts/table/matrix.css': has((block) => block.type === 'spec-table' && block.columns !== undefined),
  './parts/table/figures.css': has(
    (block) =>
      (block.type === 'spec-table' && (block.large ?? []).length > 0) ||
      (block.type === 'hero' && block.facts !== undefined),
  ),
  './parts/lists.css': has((block) => hasElement(block, 'ul', 'ol')),
  './parts/rows.css': has(({ type }) => type === 'link-list' || type === 'contact-list' || type === 'drawing'),
  './parts/spots/spots.css': has((block) => block.type === 'scene' || isPlaced(block)),
  './parts/statements.css': has(({ type }) => type === 'feature-list' || type === 'list-columns'),
  './blocks/drawing/placed.late.css': has(isPlaced),
  './blocks/gallery/thumbnails.css': has((block) => block.type === 'gallery' && block.thumbnails === true),
  './blocks/prose/code.late.css': ({ blocks }) => blocks.some((block) => hasElement(block, 'pre')),
  './blocks/prose/table.late.css': ({ blocks }) => blocks.some((block) => hasElement(block, 'table')),
  './blocks/scale/bars.late.css': has((block) => block.type === 'scale' && block.kind === 'bars'),
  './blocks/text/pictured.css': has((block) => isText(block) && (block.image ?? block.look) !== undefined),
}

function has(test: (block: Block) => boolean): (shown: Shown) => boolean {
  return ({ blocks }) => blocks.some(test)
}

/** Whether the block is a drawing on which the page draws numbered balloons. */
function isPlaced(block: Block): boolean {
  return block.type === 'drawing' && block.parts.some(({ x }) => x !== undefined)
}

/** Whether a block is a text. A text with more than paragraphs is a block "prose", with the same fields. */
function isText(block: Block): block is TextBlock {
  const type: string = block.type
  return type === 'text' || type === 'prose'
}

/** Whether a block contains rich text with one of these elements. */
function hasElement(value: unknown, ...tags: string[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  return (
    ('tag' in value && tags.includes(String(value.tag))) ||
    Object.values(value).some((part) => hasElement(part, ...tags))
  )
}

const isShared = (file: string) =>
  !file.startsWith('./blocks/') && !file.includes('/table/') && !(file in conditionalStyles)

// tokens.css must be first, because it declares the order of the layers.
const shared = Object.keys(styles)
  .filter(isShared)
  .sort((a, b) => Number(b.includes('tokens')) - Number(a.includes('tokens')))

/**
 * Names of the stylesheets that a page needs before its first paint: those of all pages, of the page's features and of
 * its blocks. `stylesIn` returns their CSS.
 */
export function stylesheetsFor(page: LocalizedPage, blocks: Block[]): string[] {
  const ofFeatures = Object.keys(conditionalStyles).filter((file) => conditionalStyles[file]?.({ page, blocks }))
  const types = [...new Set(blocks.map(({ type }) => type))].sort()
  return [...shared, ...ofFeatures, ...types.flatMap(stylesheetOf)]
}

/** Stylesheet of a block type, if any. Its name ends in ".late.css" if few pages have such a block (`late.ts`). */
function stylesheetOf(type: string): string[] {
  return ['', '.late'].map((late) => `./blocks/${type}/${type}${late}.css`).filter((file) => file in styles)
}

/** Adds the styles of custom blocks. @param cssByType CSS by block type */
export function addStyles(cssByType: Record<string, string>): void {
  for (const [type, css] of Object.entries(cssByType)) styles[`./blocks/${type}/${type}.css`] = css
}

/** CSS of several stylesheets, concatenated. @param names names from `stylesheetsFor` */
export function stylesIn(names: string[]): string {
  return names.map((name) => styles[name] ?? '').join('')
}
