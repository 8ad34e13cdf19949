import { dirname, join, relative, resolve } from 'node:path'
import { projectFolder } from '../files/project.js'

/** Kinds of pages that can be started: words, a product with its figures, or cards that lead to other pages. */
export const kindNames = ['page', 'product', 'hub'] as const
export type KindName = (typeof kindNames)[number]

/** What a new page says that nobody wrote yet: the rule `unedited` refuses to publish words in such brackets. */
const blocks: Record<KindName, object[]> = {
  page: [{ type: 'text', id: 'introduction', text: '[write: the first paragraph]' }],
  product: [
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
  hub: [
    { type: 'text', id: 'introduction', text: '[write: the first paragraph]' },
    { type: 'card-grid', id: 'cards', cards: [{ id: 'card', title: '[write: what the card leads to]' }] },
  ],
}

/**
 * The text of a new page.
 * @param file where it will be, for the way to its schema
 * @param title words in square brackets where none is given
 * @param parent the name of the page above, without folders
 */
export function textOfKind(file: string, kind: KindName, title = '[write: the title]', parent?: string): string {
  const schema = join(projectFolder, 'schema/page.json')
  const page = {
    $schema: relative(resolve(dirname(file)), schema).replaceAll('\\', '/'),
    title,
    description: '[write: one or two sentences that say what visitors find here]',
    ...(kind === 'product' ? { kind } : {}),
    ...(parent === undefined ? {} : { parent }),
    blocks: blocks[kind],
  }
  return `${JSON.stringify(page, null, 2)}\n`
}
