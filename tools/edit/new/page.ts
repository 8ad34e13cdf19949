import { basename, dirname, resolve } from 'node:path'
import { newPicture } from '../../checks/unedited'
import { mediaFolder } from '../../content/read/media'
import type { Site } from '../../content/read/site'
import type { Edit } from '../edit'
import { nameWritten, requireFree } from '../find-page'
import { schemaFrom } from './starter'

/** Kinds of new pages: a page with text, a product with its figures, or a hub with cards that link to other pages. */
export const kindNames = ['page', 'product', 'hub'] as const
type KindName = (typeof kindNames)[number]

/** Initial blocks for each kind. The rule `unedited` prevents publishing until the texts in brackets are replaced. */
const blocks: Record<KindName, (slug: string) => object[]> = {
  page: () => [{ type: 'text', id: 'introduction', text: '[write: the first paragraph]' }],
  product: (slug) => [
    {
      type: 'gallery',
      id: 'views',
      images: [{ id: 'front', src: `${slug}/${newPicture}`, alt: '[write: what the picture shows]' }],
    },
    { type: 'text', id: 'about', text: '[write: what it is and whom it is for]' },
    {
      type: 'feature-list',
      id: 'features',
      items: [{ id: 'feature', text: '[write: something it is good at]' }],
    },
    {
      type: 'spec-table',
      id: 'specifications',
      title: '[write: the heading of the figures]',
      rows: [{ id: 'row', label: '[write: what is measured]', value: '[write: the figure]' }],
    },
  ],
  hub: () => [
    { type: 'text', id: 'introduction', text: '[write: the first paragraph]' },
    { type: 'card-grid', id: 'cards', cards: [{ id: 'card', title: '[write: what the card leads to]' }] },
  ],
}

/** Placeholder picture for a new product (SVG, 4:3). */
const frame =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720"><rect width="960" height="720" fill="#d5dbe0"/><path d="M300 480 430 320l90 110 60-70 90 120z" fill="#8d99a3"/></svg>\n'

/**
 * Creates a page with placeholders in square brackets. The rule `unedited` prevents publishing until all are replaced.
 * @param page `name` is like "products/boat" or "pages/products/boat.json"; with `draft`, the placeholders do not
 * prevent publishing
 * @throws Refusal for an invalid or existing name
 */
export function startPage(
  site: Pick<Site, 'source'>,
  page: { name: string; kind: KindName; title?: string; parent?: string; draft?: true },
): { edit: Edit; file: string } {
  const { kind, title = '[write: the title]', parent, draft } = page
  const file = `pages/${nameWritten(page.name)}.json`
  requireFree(site, [file])
  const slug = basename(file, '.json')
  const json = {
    $schema: schemaFrom(resolve(), resolve(dirname(file)), 'page.json'),
    title,
    description: '[write: one or two sentences that say what visitors find here]',
    ...(kind === 'product' ? { kind } : {}),
    parent,
    draft,
    blocks: blocks[kind](slug),
  }
  // The placeholder picture may still exist, from a deleted page with the same name.
  const needsPicture = kind === 'product' && !Object.hasOwn(site.source.media, `${slug}/${newPicture}`)
  const picture = { to: `${mediaFolder}/${slug}/${newPicture}`, text: frame }
  const files = [{ to: file, text: `${JSON.stringify(json, null, 2)}\n` }, ...(needsPicture ? [picture] : [])]
  return { edit: { files, folders: [] }, file }
}
