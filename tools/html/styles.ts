import { createHash } from 'node:crypto'
import { stylesheetsFor, stylesIn } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import type { Block } from '../../schema/types'
import { nestedBlocks } from '../content/nested'
import type { Parts } from './joiner'

/** The inside of a `<style>`, and its hash as a content security policy names it. */
export type InlineStyles = { parts: Parts; hash: string }

/**
 * Styles of documents: those that many pages have are made ready, and hashed, once.
 * @param end what all of them end with
 * @returns a function from a page, the styles of its brand, and the rules that the page alone has
 */
export function createStyles(end: string): (page: LocalizedPage, theme: string, rules: string) => InlineStyles {
  const endBytes = Buffer.from(end)
  const known = new Map<string, { bytes: Buffer; hash: ReturnType<typeof createHash> }>()
  const sharedStyles = (page: LocalizedPage, theme: string) => {
    const names = stylesheetsFor(page, page.blocks.flatMap(withInner))
    const key = [theme, ...names].join()
    const before = known.get(key)
    if (before) return before
    const bytes = Buffer.from(stylesIn(names) + theme)
    const made = { bytes, hash: createHash('sha256').update(bytes) }
    known.set(key, made)
    return made
  }
  return (page, theme, rules) => {
    const { bytes, hash } = sharedStyles(page, theme)
    return {
      parts: [bytes, rules, endBytes],
      hash: `sha256-${hash.copy().update(rules).update(endBytes).digest('base64')}`,
    }
  }
}

/** A block, and all blocks within it. */
function withInner(block: Block): Block[] {
  return [block, ...nestedBlocks(block).flat().flatMap(withInner)]
}
