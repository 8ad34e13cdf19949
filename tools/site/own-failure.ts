import { ownFile, ownProblem } from '../bundle/contract/own-schemas'
import { failureReason } from '../content/base/guard'
import type { Problem } from '../content/base/problem'
import { place } from '../content/json/document'
import { blocksOf } from '../content/read/blocks'
import type { Page } from '../content/read/model'
import type { Site } from '../content/read/site'
import { joined, say } from '../content/say/say.js'

/**
 * Explains why a page could not be rendered. Where it has blocks of the site's own, their components are the likely
 * cause, and not the engine. Of several, nobody knows which: the place is that of the first.
 * @param error what rendering threw
 * @returns undefined for a page without such blocks
 */
export function ownFailure({ document, file }: Page, { contract }: Site, error: unknown): Problem | undefined {
  const own = blocksOf(document.json).filter(({ type }) => contract.own.has(type))
  const [first] = own
  if (!first) return undefined
  const components = own.map(({ type, block }) => `${ownFile(type, 'tsx')} ("${block.id}")`)
  return ownProblem(
    file,
    say`This page cannot be shown: ${failureReason(error)}.`,
    place(document, first.path),
    say`It has custom blocks. Look for the cause in ${joined(components, ', ')}.`,
  )
}
