import type { BrandSite, LocalizedPage } from '../schema/localized'
import type { Cell } from '../schema/parts'
import type { Block, PageList, TextBlock } from '../schema/types'

const sources = import.meta.glob<string>(
  ['./styles/{tokens,base}.css', './{layout,parts,parts/spots,parts/table}/*.css', './blocks/*/*.css'],
  { query: '?inline', import: 'default', eager: true },
)

// Removes spaces after commas, which minifiers keep in custom properties. No string in these styles contains a comma.
const styles = Object.fromEntries(Object.entries(sources).map(([file, css]) => [file, css.replaceAll(', ', ',')]))

/** A page, all its blocks (including nested ones), the elements of its rich text (`tags`), and its site. */
type Shown = { page: LocalizedPage; blocks: Block[]; tags: ReadonlySet<string>; site: Pick<BrandSite, 'menu'> }

/** Stylesheets that only some pages need, with their conditions. Stylesheets of block types are not listed here. */
const conditionalStyles: Record<string, (shown: Shown) => boolean> = {
  './layout/notices.css': ({ page }) => page.state !== 'translated',
  './layout/opening.css': ({ page }) => page.state === 'missing' || page.blocks[0]?.type === 'gallery',
  // Product pages that open with a gallery do not need this stylesheet, because their sections have a column next to
  // them.
  './layout/plain.css': ({ page }) =>
    page.kind !== 'product' || page.state === 'missing' || page.blocks[0]?.type !== 'gallery',
  './layout/hub.css': ({ page }) => page.opening !== undefined,
  './layout/spine.css': ({ page }) => page.kind === 'product' && page.state !== 'missing',
  './layout/submenus.css': ({ site }) => site.menu.some(({ links }) => links),
  './layout/more.css': ({ page }) => page.related.length + page.siblings.length > 0,
  './parts/table/matrix.css': has((block) => block.type === 'spec-table' && block.columns !== undefined),
  './parts/table/cells.css': has((block) => hasCell(block, ({ kind }) => ['rich', 'link', 'picture'].includes(kind))),
  './parts/table/pads.css': has((block) => hasCell(block, (cell) => 'pad' in cell)),
  './parts/table/figures.css': has(
    (block) =>
      (block.type === 'spec-table' && (block.large ?? []).length > 0) ||
      (block.type === 'hero' && block.facts !== undefined),
  ),
  './parts/lists.css': ({ tags }) => tags.has('ul') || tags.has('ol'),
  './parts/rows.css': has(
    (block) =>
      block.type === 'link-list' || block.type === 'contact-list' || block.type === 'drawing' || isList(block, 'rows'),
  ),
  './parts/spots/spots.css': has((block) => block.type === 'scene' || isPlaced(block)),
  './parts/statements.css': has(({ type }) => type === 'feature-list' || type === 'list-columns'),
  './blocks/drawing/placed.late.css': has(isPlaced),
  './blocks/gallery/thumbnails.css': has((block) => block.type === 'gallery' && block.thumbnails === true),
  './blocks/page-list/answers.late.css': has((block) => isList(block, 'answers')),
  './blocks/page-list/filters.late.css': has((block) => block.type === 'page-list' && block.filters !== undefined),
  './blocks/page-list/rows.late.css': has((block) => isList(block, 'rows')),
  './blocks/page-list/table.late.css': has((block) => isList(block, 'table')),
  './blocks/page-list/tiles.late.css': has((block) => isList(block, 'tiles')),
  './blocks/hero/actions.late.css': has(
    (block) => block.type === 'hero' && (block.secondAction !== undefined || block.image === undefined),
  ),
  './blocks/link-list/logos.late.css': has((block) => block.type === 'link-list' && block.look !== undefined),
  './blocks/prose/code.late.css': ({ tags }) => tags.has('pre'),
  './blocks/prose/table.late.css': ({ tags }) => tags.has('table'),
  './blocks/scale/bars.late.css': has((block) => block.type === 'scale' && block.kind === 'bars'),
  './blocks/text/pictured.css': has((block) => isText(block) && (block.image ?? block.look) !== undefined),
}

function has(test: (block: Block) => boolean): (shown: Shown) => boolean {
  return ({ blocks }) => blocks.some(test)
}

/** Whether a block is a list of pages with a certain look. */
function isList(block: Block, look: PageList['look']): boolean {
  return block.type === 'page-list' && (block.look ?? 'cards') === look
}

/** Whether the block is a table with columns, or a comparison, and has a cell that passes a test. */
function hasCell(block: Block, test: (cell: Cell) => boolean): boolean {
  if (block.type === 'compare')
    return block.table?.products.some(({ cells }) => Object.values(cells).some(test)) ?? false
  if (block.type !== 'spec-table' || !block.columns) return false
  return block.rows.some(({ cells = {} }) => Object.values(cells).some(test))
}

/** Whether the block is a drawing on which the page draws numbered balloons. */
function isPlaced(block: Block): boolean {
  return block.type === 'drawing' && block.parts.some(({ x }) => x !== undefined)
}

/** Whether a block is a text: of the type "text" or, with more formatting, "prose". Both have the same fields. */
function isText(block: Block): block is TextBlock {
  const type: string = block.type
  return type === 'text' || type === 'prose'
}

/** Adds the elements of the rich text in a value to `tags`. */
function addTags(value: object, tags: Set<string>): Set<string> {
  if ('tag' in value) tags.add(String(value.tag))
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) addTags(part, tags)
  return tags
}

const isShared = (file: string) =>
  !file.startsWith('./blocks/') && !file.includes('/table/') && !(file in conditionalStyles)

// tokens.css must be first, because it declares the order of the layers.
const shared = Object.keys(styles)
  .filter(isShared)
  .sort((a, b) => Number(b.includes('tokens')) - Number(a.includes('tokens')))

/**
 * Names of the stylesheets that a page needs before its first paint: those of all pages, of the features of the site and
 * the page, and of the page's blocks. `stylesIn` returns their CSS.
 */
export function stylesheetsFor(page: LocalizedPage, blocks: Block[], site: Shown['site']): string[] {
  const tags = addTags(page.blocks, new Set())
  const ofFeatures = Object.keys(conditionalStyles).filter((file) =>
    conditionalStyles[file]?.({ page, blocks, tags, site }),
  )
  // Cards in a list of pages use the stylesheet of card grids.
  const cards = blocks.some((block) => isList(block, 'cards')) ? ['card-grid'] : []
  const types = [...new Set([...blocks.map(({ type }) => type), ...cards])].sort()
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
