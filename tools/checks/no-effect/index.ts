import type { Path } from '../../content/base/problem'
import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import type { PlacedBlock } from '../../content/read/blocks'
import { describeNode } from '../../content/read/describe'
import { say, type Value } from '../../content/say/say.js'
import { front } from '../shared/examples'

/** Every field has an effect: no field depends on another field that is missing. */
export const noEffect: Check = {
  code: 'no-effect',
  about: say`A field has no effect, because another one that it needs is missing.`,
  why: say`This field is shown only together with another one, which is missing.`,
  wrong: { 'pages/fan.json': { blocks: [{ type: 'gallery', id: 'views', autoStart: true, images: [front] }] } },
  right: {
    'pages/fan.json': {
      blocks: [{ type: 'gallery', id: 'views', autoAdvance: 5, autoStart: true, images: [front] }],
    },
  },
  create({ contract }, report) {
    return {
      block({ page, ...placed }) {
        // On an invalid page, the required field may be present under a misspelt name.
        if (!page.valid) return
        for (const { path, needs } of idleFields(placed, page.document.json.kind === 'product')) {
          const fieldPath = [...placed.path, ...path]
          const subject = describeNode(fieldPath, page.document, contract)
          report(
            page.document,
            fieldPath,
            say`"${path.at(-1)}" of ${subject} is shown nowhere: there is no ${needs}.`,
            {
              hint: say`Remove "${path.at(-1)}", or add what it needs.`,
            },
          )
        }
      },
    }
  },
}

type Idle = { path: Path; needs: Value }

function idleFields({ block, type }: PlacedBlock, isProduct: boolean): Idle[] {
  const idle = (field: string, isIdle: boolean, needs: Value): Idle[] =>
    isIdle && valueAt(block, [field]) !== undefined ? [{ path: [field], needs }] : []
  const rows = Array.isArray(block.rows) ? block.rows : []
  const large = Array.isArray(block.large) ? block.large : []
  const parts = Array.isArray(block.parts) ? block.parts : []
  const cards = type === 'card-grid' && Array.isArray(block.cards) ? block.cards : []
  const leads = (card: unknown) => valueAt(card, ['href']) !== undefined
  switch (type) {
    case 'text':
      return idle('caption', block.image === undefined, '"image"')
    case 'spec-table':
      return [
        // If rows have cells, the actual mistake is the missing "columns", which a different rule reports.
        ...idle('rowHeading', block.columns === undefined && !rows.some((row) => valueAt(row, ['cells'])), '"columns"'),
        // Only product pages show single rows large. A table whose rows are all in "large" is shown large on any page.
        ...idle(
          'large',
          !isProduct && block.columns === undefined && large.length > 0 && large.length < rows.length,
          '"kind": "product"',
        ),
      ]
    case 'drawing':
      return idle('tall', !parts.some((part) => valueAt(part, ['x']) !== undefined), say`part with "x" and "y"`)
    case 'gallery':
      return idle('autoStart', block.autoAdvance === undefined, '"autoAdvance"')
    case 'card-grid':
      return [
        ...idle('action', !cards.some(leads), say`card with an "${'href'}"`),
        ...idle(
          'caption',
          !cards.some((card) => valueAt(card, ['image']) !== undefined),
          say`card with an "${'image'}"`,
        ),
        ...cards.flatMap((card, i) =>
          valueAt(card, ['reload']) !== undefined && !leads(card)
            ? [{ path: ['cards', i, 'reload'], needs: '"href"' }]
            : [],
        ),
      ]
    default:
      return []
  }
}
