import { type BlockBudget, type Budgets, bytes, figureNames } from './table'

/** Where a rise may come from: a figure of blocks, and the frame of a type of pages. */
export type Blame = { figures: (keyof BlockBudget)[]; blocks: string[]; frameOf?: string }

/** Something that may have grown: its name, and by how many bytes of what. */
type Suspect = { name: string; growth: [what: string, by: number][] }

/**
 * What grew most of all that may be to blame, as the end of a sentence.
 * @returns nothing when none of it grew
 */
export function blameOf(blame: Blame | undefined, before: Budgets, now: Budgets): string {
  if (!blame) return ''
  const suspects = [
    ...blame.blocks.map((block) => blockGrowth(block, blame, before, now)),
    ...frameGrowth(blame, before, now),
  ]
  const [worst] = suspects.sort((a, b) => sumOf(b) - sumOf(a))
  if (!worst || sumOf(worst) <= 0) return ''
  const parts = worst.growth.filter(([, by]) => by !== 0)
  return `; most of it from ${worst.name} (${parts.map(([what, by]) => `${by > 0 ? '+' : '−'}${bytes(Math.abs(by))} bytes ${what}`).join(', ')})`
}

function blockGrowth(block: string, { figures }: Blame, before: Budgets, now: Budgets): Suspect {
  const growth = figures.map((figure): [string, number] => [
    figureNames[figure],
    (now.blocks[block]?.[figure] ?? 0) - (before.blocks[block]?.[figure] ?? 0),
  ])
  return { name: `the block \`${block}\``, growth }
}

/** Header, footer, head and all that stands around the blocks of a page. */
function frameGrowth({ frameOf }: Blame, before: Budgets, now: Budgets): Suspect[] {
  if (frameOf === undefined) return []
  const [had, has] = [before.pages[frameOf]?.frame ?? 0, now.pages[frameOf]?.frame ?? 0]
  return [{ name: 'what stands around the blocks', growth: [['HTML and CSS', has - had]] }]
}

function sumOf({ growth }: Suspect): number {
  return growth.reduce((sum, [, by]) => sum + by, 0)
}
