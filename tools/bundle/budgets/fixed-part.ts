import { createHash } from 'node:crypto'
import { brotliSize } from '../../files/brotli'

/**
 * Measures the fixed part of a document, in bytes after Brotli: its styles, scripts and markup. Texts and addresses
 * that authors write are removed first, so that their length does not affect the result.
 */
export function fixedPart(html: string): Promise<number> {
  return brotliSize(withSteadyHashes(withoutContent(html)))
}

/** Replaces hashes of files and scripts with constant ones, because new hashes change the result by up to 50 bytes. */
function withSteadyHashes(html: string): string {
  const steady = new Map<string, string>()
  return html.replace(/(?<=sha256-)[\w+/]{43}|(?<=-)[\w-]{8}(?=\.(?:js|css))/g, (hash) => {
    const next = createHash('sha256').update(`${steady.size}`).digest('base64url').slice(0, hash.length)
    if (!steady.has(hash)) steady.set(hash, next)
    return steady.get(hash) ?? next
  })
}

/** Removes addresses and all texts (between tags, in attributes and in structured data) from a document. */
export function withoutContent(html: string): string {
  return html
    .replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
    .replace(/<(style|script)\b[^>]*>.*?<\/\1>|>[^<]+</gs, (part, name) => (name === undefined ? '><' : part))
    .replace(contentAttributes, ' $1=""')
}

/**
 * Attributes with words or addresses. The policy in the head is excluded: it is also in a "content" attribute, but no
 * author writes it.
 */
const contentAttributes =
  / (alt|title|aria-label|placeholder|content|href|src|srcset|imagesrcset)="(?!default-src)[^"]*"/gi
