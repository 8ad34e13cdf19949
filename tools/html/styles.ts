import { createHash } from 'node:crypto'
import { type Parts, stylesheetsFor, stylesIn } from '../../renderer/server'
import { allBlocks, type LocalizedPage } from '../../schema/localized'

/** The inside of a `<style>`, and its hash as a content security policy names it. */
export type InlineStyles = { parts: Parts; hash: string }

/**
 * Styles of documents: those that many pages have are made ready, and hashed, once.
 * @param ends what those of each language end with
 * @returns a function from a page and its language, the styles of its brand, and the rules that the page alone has
 */
export function createStyles(
  ends: Record<string, string>,
): (page: LocalizedPage, language: string, theme: string, rules: string) => InlineStyles {
  const endBytes = new Map(Object.entries(ends).map(([language, end]) => [language, Buffer.from(end)]))
  const known = new Map<string, { bytes: Buffer; hash: ReturnType<typeof createHash> }>()
  const sharedStyles = (page: LocalizedPage, theme: string) => {
    const names = stylesheetsFor(page, allBlocks(page.blocks))
    const key = [theme, ...names].join()
    const before = known.get(key)
    if (before) return before
    const bytes = Buffer.from(stylesIn(names) + theme)
    const made = { bytes, hash: createHash('sha256').update(bytes) }
    known.set(key, made)
    return made
  }
  return (page, language, theme, rules) => {
    const { bytes, hash } = sharedStyles(page, theme)
    const end = endBytes.get(language) ?? Buffer.of()
    return {
      parts: [bytes, rules, end],
      hash: `sha256-${hash.copy().update(rules).update(end).digest('base64')}`,
    }
  }
}

/**
 * Writes texts and bytes one after the other into the same memory: what it returned is gone when the next is joined.
 * @returns a function from parts to the bytes of all of them, texts as UTF-8
 */
export function createJoiner(): (parts: Parts) => Buffer {
  let memory = Buffer.alloc(0)
  return (parts) => {
    // No letter of a string needs more than three bytes.
    const most = parts.reduce((sum, part) => sum + part.length * (typeof part === 'string' ? 3 : 1), 0)
    if (memory.length < most) memory = Buffer.allocUnsafe(2 * most)
    let end = 0
    for (const part of parts) end += typeof part === 'string' ? memory.write(part, end) : part.copy(memory, end)
    return memory.subarray(0, end)
  }
}
