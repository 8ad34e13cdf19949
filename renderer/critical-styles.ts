import type { LocalizedPage } from '../schema/localized'
import type { Block } from '../schema/types'

const written = import.meta.glob<string>(
  ['./styles/{tokens,base}.css', './{layout,parts,parts/spots,parts/table}/*.css', './blocks/*/*.css'],
  { query: '?inline', import: 'default', eager: true },
)

// A minifier leaves the values of custom properties as they are. No text in these styles has a comma.
const styles = Object.fromEntries(Object.entries(written).map(([file, css]) => [file, css.replaceAll(', ', ',')]))

/** A page, and all its blocks, also those within others. */
type Shown = { page: LocalizedPage; blocks: Block[] }

/** Styles of what not every page has, next to its blocks, and which pages have it. */
const ofSome: Record<string, (shown: Shown) => boolean> = {
  './layout/notices.css': ({ page }) => page.state !== 'translated',
  './layout/opening.css': ({ page }) => page.state === 'missing' || page.blocks[0]?.type === 'gallery',
  // A product page stands between its gallery and its column.
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
  './parts/lists.css': has(hasList),
  './parts/rows.css': has(({ type }) => type === 'link-list' || type === 'contact-list' || type === 'drawing'),
  './parts/spots/spots.css': has((block) => block.type === 'scene' || isPlaced(block)),
  './parts/statements.css': has(({ type }) => type === 'feature-list' || type === 'list-columns'),
  './blocks/drawing/placed.late.css': has(isPlaced),
  './blocks/gallery/thumbnails.css': has((block) => block.type === 'gallery' && block.thumbnails === true),
  './blocks/scale/bars.late.css': has((block) => block.type === 'scale' && block.kind === 'bars'),
  './blocks/text/pictured.css': has((block) => block.type === 'text' && (block.image ?? block.look) !== undefined),
}

function has(test: (block: Block) => boolean): (shown: Shown) => boolean {
  return ({ blocks }) => blocks.some(test)
}

/** Whether the page draws the balloons of a drawing. */
function isPlaced(block: Block): boolean {
  return block.type === 'drawing' && block.parts.some(({ x }) => x !== undefined)
}

/** Whether there is a list in rich text. */
function hasList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return ('tag' in value && (value.tag === 'ul' || value.tag === 'ol')) || Object.values(value).some(hasList)
}

const isShared = (file: string) => !file.startsWith('./blocks/') && !file.includes('/table/') && !(file in ofSome)

// The order of the layers is declared in the tokens, so that file comes first.
const shared = Object.keys(styles)
  .filter(isShared)
  .sort((a, b) => Number(b.includes('tokens')) - Number(a.includes('tokens')))

/**
 * The stylesheets a page needs before it can be painted: what every page has, and those of what it has of its own.
 * @returns their names, for `stylesIn`
 */
export function stylesheetsFor(page: LocalizedPage, blocks: Block[]): string[] {
  const own = Object.keys(ofSome).filter((file) => ofSome[file]?.({ page, blocks }))
  const types = [...new Set(blocks.map(({ type }) => type))].sort()
  return [...shared, ...own, ...types.flatMap(stylesheetOf)]
}

/** The stylesheet of a kind of block, where it has one: named ".late" where few pages have such a block, see `late.ts`. */
function stylesheetOf(type: string): string[] {
  return ['', '.late'].map((late) => `./blocks/${type}/${type}${late}.css`).filter((file) => file in styles)
}

/** Adds the styles of blocks of the site's own. @param own by type */
export function addStyles(own: Record<string, string>): void {
  for (const [type, css] of Object.entries(own)) styles[`./blocks/${type}/${type}.css`] = css
}

/** @param names as `stylesheetsFor` gives them */
export function stylesIn(names: string[]): string {
  return names.map((name) => styles[name] ?? '').join('')
}
