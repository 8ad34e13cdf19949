import type { Block } from '../../schema/types'
import { failureReason } from '../content/guard'
import type { Page } from '../content/model'
import { nestedBlocks } from '../content/nested'
import type { Site } from '../content/site'
import { joined, type Said, say } from '../language/say.js'
import { ownFile } from './own-schemas'

/**
 * Explains why a page could not be rendered. Where it has blocks of the site's own, their components are the likely
 * cause, and not the engine.
 * @param error what rendering threw
 * @returns a sentence, and advice; undefined for a page without such blocks
 */
export function ownFailure(
  { document }: Page,
  { contract }: Site,
  error: unknown,
): { message: Said; hint: Said } | undefined {
  const typesIn = (blocks: Block[]): string[] =>
    blocks.flatMap((block) => [block.type, ...typesIn(nestedBlocks(block).flat())])
  const own = [...new Set(typesIn(document.json.blocks as Block[]))].filter((type) => contract.own.has(type))
  if (own.length === 0) return undefined
  const components = own.map((type) => ownFile(type, 'tsx'))
  return {
    message: say`This page cannot be shown: ${failureReason(error)}.`,
    hint: say`It has blocks of the site's own. Look for the cause in ${joined(components, ', ')}.`,
  }
}
