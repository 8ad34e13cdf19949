import { type Blame, blameOf } from './blame'
import { pageTypes } from './site'
import { type BlockBudget, type Budgets, bytes, figureNames } from './table'

/** Rises and falls of up to this share are no news. */
const tolerance = 0.03

/** What weighs more than its budget, and where the budgets say more than there is: each in a sentence. */
export type Comparison = { rises: string[]; falls: string[] }

/** Compares what was measured with the budgets, and names what is to blame for a rise. */
export function compare(budgets: Budgets, measured: Budgets): Comparison {
  const before = figuresOf(budgets)
  const now = figuresOf(measured)
  const comparison: Comparison = { rises: [], falls: [] }
  for (const [subject, { bytes: size, blame }] of now) {
    const budget = before.get(subject)?.bytes
    if (budget === undefined) comparison.rises.push(`${subject}: ${bytes(size)} bytes, and no budget.`)
    else if (size > budget * (1 + tolerance))
      comparison.rises.push(`${subject}: ${change(budget, size)}${blameOf(blame, budgets, measured)}.`)
    else if (size < budget * (1 - tolerance)) comparison.falls.push(`${subject}: ${change(budget, size)}.`)
  }
  for (const subject of before.keys())
    if (!now.has(subject)) comparison.falls.push(`${subject}: it has a budget, and is not there.`)
  return comparison
}

/** What is loaded and has a share of every block: which of the block's figures counts there. */
const madeOf: Record<string, keyof BlockBudget | undefined> = {
  'Scripts of the app': 'script',
  'Scripts loaded when needed': 'script',
  'Styles of the app': 'css',
}

/** Every single figure, with its subject and with what would be to blame for a rise of it. */
function figuresOf({ loads, pages, blocks }: Budgets): Map<string, { bytes: number; blame?: Blame }> {
  return new Map([
    ...Object.entries(loads).map(([name, bytes]) => {
      const figure = madeOf[name]
      return [name, { bytes, blame: figure && { figures: [figure], blocks: Object.keys(blocks) } }] as const
    }),
    ...Object.entries(pages).flatMap(([type, { document, data }]) => {
      const shown: string[] = pageTypes[type as keyof typeof pageTypes] ?? []
      const inDocument: Blame = { figures: ['html', 'css'], blocks: shown, frameOf: type }
      return [
        [`Pages of type ${type}, document`, { bytes: document, blame: inDocument }],
        [`Pages of type ${type}, data`, { bytes: data, blame: { figures: ['data'], blocks: shown } satisfies Blame }],
      ] as const
    }),
    ...Object.entries(blocks).flatMap(([type, budget]) =>
      Object.entries(budget).map(
        ([figure, bytes]) => [`Block \`${type}\`, ${figureNames[figure as keyof BlockBudget]}`, { bytes }] as const,
      ),
    ),
  ])
}

function change(before: number, now: number): string {
  const percent = before === 0 ? '' : `${((100 * Math.abs(now - before)) / before).toFixed(1)} % `
  return `${bytes(now)} bytes, ${percent}${now > before ? 'more' : 'less'} than the ${bytes(before)} recorded`
}
