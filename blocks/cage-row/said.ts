import { plainWords } from 'pages-of-json/block'
import { choiceFrom, stepsOf, writtenSize } from './choice'
import type { CageRow } from './types'

/** Describes a choice in the visitor's list, as pairs of label and value. Empty if the choice is not possible. */
export function said(block: CageRow, steps: string[]): [string, string][] {
  const choice = choiceFrom(block, steps)
  if (!choice || stepsOf(choice).join('/') !== steps.join('/')) return []
  const { depth, height, tiers } = block
  return [
    [plainWords(depth.name), `${choice.depth.model} (${writtenSize(choice.depth)})`],
    [plainWords(height.name), `${choice.height.model} (${writtenSize(choice.height)})`],
    [plainWords(tiers.question), plainWords(choice.version.name)],
    [plainWords(tiers.name), `${choice.count}`],
  ]
}
