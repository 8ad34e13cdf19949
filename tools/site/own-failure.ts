import { ownFile, ownProblem } from '../bundle/contract/own-schemas'
import { failureReason } from '../content/base/guard'
import type { Problem } from '../content/base/problem'
import { positionOf } from '../content/json/document'
import { blocksOf } from '../content/read/blocks'
import type { Page } from '../content/read/model'
import type { Site } from '../content/read/site'
import { joined, say } from '../content/say/say.js'

/**
 * Explains why a page with custom blocks could not be rendered. The likely cause is a component of these blocks, not
 * the engine. The problem is reported at the first custom block.
 * @param error exception thrown during rendering
 * @returns undefined for a page without custom blocks
 */
export function ownFailure({ document, file }: Page, { contract }: Site, error: unknown): Problem | undefined {
  const customBlocks = blocksOf(document.json).filter(({ type }) => contract.own.has(type))
  const [first] = customBlocks
  if (!first) return undefined
  const components = customBlocks.map(({ type, block }) => `${ownFile(type, 'tsx')} ("${block.id}")`)
  return ownProblem(
    file,
    say`This page cannot be shown: ${failureReason(error)}.`,
    positionOf(document, first.path),
    say`It has custom blocks. Look for the cause in ${joined(components, ', ')}.`,
  )
}
