import { basename, dirname, resolve } from 'node:path'
import { newPicture } from '../../checks/unedited'
import { mediaFolder } from '../../content/media'
import { schemaFrom } from './project'

/** Kinds of pages that can be started: words, a product with its figures, or cards that lead to other pages. */
export const kindNames = ['page', 'product', 'hub'] as const
export type KindName = (typeof kindNames)[number]

/** Words of a new page that are still to be written: the rule `unedited` refuses to publish words in such brackets. */
const blocks: Record<KindName, (slug: string) => object[]> = {
  page: () => [{ type: 'text', id: 'introduction', text: '[write: the first paragraph]' }],
  product: (slug) => [
    {
      type: 'gallery',
      id: 'views',
      images: [{ id: 'front', src: pictureOf(slug), alt: '[write: what the picture shows]' }],
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

/** The picture that the gallery of a new product has until it gets its own. */
function pictureOf(slug: string): string {
  return `${slug}/${newPicture}`
}

/** An empty frame, shape 4:3. */
const frame =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720"><rect width="960" height="720" fill="#d5dbe0"/><path d="M300 480 430 320l90 110 60-70 90 120z" fill="#8d99a3"/></svg>\n'

/** The files that a page of a kind needs next to its document, by their paths. @param file of the page */
export function filesOfKind(file: string, kind: KindName): Record<string, string> {
  return kind === 'product' ? { [`${mediaFolder}/${pictureOf(basename(file, '.json'))}`]: frame } : {}
}

/**
 * The text of a new page.
 * @param file where it will be, for the way to its schema
 * @param title words in square brackets where none is given
 * @param more fields of it, such as its parent
 */
export function textOfKind(file: string, kind: KindName, title = '[write: the title]', more: object = {}): string {
  const page = {
    $schema: schemaFrom(resolve(), resolve(dirname(file)), 'page.json'),
    title,
    description: '[write: one or two sentences that say what visitors find here]',
    ...(kind === 'product' ? { kind } : {}),
    ...more,
    blocks: blocks[kind](basename(file, '.json')),
  }
  return `${JSON.stringify(page, null, 2)}\n`
}
