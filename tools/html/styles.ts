import { createHash } from 'node:crypto'
import { type Parts, stylesheetsFor, stylesIn } from '../../renderer/server'
import { allBlocks, type BrandSite, type LocalizedPage } from '../../schema/localized'

/** Content of a `<style>` element, and a hash of that content in the format of a content security policy. */
export type InlineStyles = { parts: Parts; hash: string }

/**
 * Creates a function that returns the styles of a document. Styles that many pages share are assembled and hashed once.
 * @param ends styles to add at the end, by language
 * @returns a function that takes a page, its site, the styles of its brand (`theme`), and rules for this page only
 */
export function createStyles(
  ends: Record<string, string>,
): (page: LocalizedPage, site: BrandSite, theme: string, rules: string) => InlineStyles {
  const endBytes = new Map(Object.entries(ends).map(([language, end]) => [language, Buffer.from(end)]))
  /** Styles by theme, then by the names of their stylesheets. */
  const cache = new Map<string, Map<string, { bytes: Buffer; hash: ReturnType<typeof createHash> }>>()
  const sharedStyles = (page: LocalizedPage, site: BrandSite, theme: string) => {
    const names = stylesheetsFor(page, allBlocks(page.blocks), site)
    const key = names.join()
    const themed = cache.get(theme) ?? new Map()
    cache.set(theme, themed)
    const cached = themed.get(key)
    if (cached) return cached
    const bytes = Buffer.from(stylesIn(names) + theme)
    const styles = { bytes, hash: createHash('sha256').update(bytes) }
    themed.set(key, styles)
    return styles
  }
  return (page, site, theme, rules) => {
    const { bytes, hash } = sharedStyles(page, site, theme)
    const end = endBytes.get(site.language) ?? Buffer.of()
    return {
      parts: [bytes, rules, end],
      hash: `sha256-${hash.copy().update(rules).update(end).digest('base64')}`,
    }
  }
}

/**
 * Creates a function that joins texts (encoded as UTF-8) and bytes. The function reuses one buffer, so each call
 * overwrites the result of the previous call.
 */
export function createJoiner(): (parts: Parts) => Buffer {
  let memory = Buffer.alloc(0)
  return (parts) => {
    // A UTF-16 code unit needs at most three bytes in UTF-8.
    const maxSize = parts.reduce((sum, part) => sum + part.length * (typeof part === 'string' ? 3 : 1), 0)
    if (memory.length < maxSize) memory = Buffer.allocUnsafe(2 * maxSize)
    let end = 0
    for (const part of parts) end += typeof part === 'string' ? memory.write(part, end) : part.copy(memory, end)
    return memory.subarray(0, end)
  }
}
