import { allBlocks } from '../../schema/localized'
import type { Block } from '../../schema/types'
import { ownFile, ownProblem } from '../bundle/contract/own-schemas'
import { failureReason } from '../content/guard'
import type { Page } from '../content/model'
import type { Problem } from '../content/problem'
import { joined, say } from '../content/say/say.js'
import type { Site } from '../content/site'

/**
 * Explains why a page could not be rendered. Where it has blocks of the site's own, their components are the likely
 * cause, and not the engine.
 * @param error what rendering threw
 * @returns undefined for a page without such blocks
 */
export function ownFailure({ document, file }: Page, { contract }: Site, error: unknown): Problem | undefined {
  const types = allBlocks(document.json.blocks as Block[]).map(({ type }) => type)
  const own = [...new Set<string>(types)].filter((type) => contract.own.has(type))
  if (own.length === 0) return undefined
  const components = own.map((type) => ownFile(type, 'tsx'))
  return ownProblem(
    file,
    say`This page cannot be shown: ${failureReason(error)}.`,
    undefined,
    say`It has blocks of the site's own. Look for the cause in ${joined(components, ', ')}.`,
  )
}
