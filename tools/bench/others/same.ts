import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Generator, PageIn } from './generator'

/**
 * Compares documents of a generator with ours, from the first tag to the last: elements, attributes, words, and what
 * inline styles and scripts hold. Left out are differences that no visitor and no search engine meets: the case of
 * attributes and their order, white space around words, how signs are escaped, the order within JSON-LD, and a slash at
 * the end of an address, where Hugo's home page of a language is.
 * @throws when a document differs, with the first difference
 */
export function compareDocuments(other: Generator, ours: Generator, pages: PageIn[]): void {
  for (const page of pages) {
    const [theirs, own] = [other, ours].map((generator) => tokensOf(read(generator, page)))
    const differs = own?.findIndex((token, i) => theirs?.[i] !== token) ?? 0
    if (differs >= 0 || theirs?.length !== own?.length)
      throw new Error(
        `${other.name} wrote ${page.name} in ${page.language} otherwise than we:\n${theirs?.[differs]}\n${own?.[differs]}`,
      )
  }
}

function read({ folder, filesOf }: Generator, page: PageIn): string {
  return readFileSync(join(folder, filesOf(page).html), 'utf8')
}

/** Elements with inside that is no HTML, a tag, or words. */
const parts = /<(style|script)\b([^>]*)>(.*?)<\/\1>|<([!/]?[a-z][\w-]*)((?:"[^"]*"|[^>"])*)>|[^<]+/gis

function tokensOf(html: string): string[] {
  const tokens: string[] = []
  for (const [all, raw, rawAttributes = '', inside = '', tag, attributes = ''] of html.matchAll(parts)) {
    if (raw) tokens.push(`${raw}${attributesOf(rawAttributes)}`, insideOf(inside, rawAttributes))
    else if (tag) tokens.push(`${tag.toLowerCase()}${attributesOf(attributes)}`)
    else if (all.trim()) tokens.push(wordsOf(all))
  }
  return tokens
}

function attributesOf(text: string): string {
  return [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
    .map(([, name = '', value = '']) => ` ${name.toLowerCase()}="${wordsOf(value).replace(/(?<=.)\/$/, '')}"`)
    .sort()
    .join('')
}

function insideOf(text: string, attributes: string): string {
  if (!attributes.includes('json')) return text
  return JSON.stringify(JSON.parse(text), (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** Words without what escapes them, white space as one blank. */
function wordsOf(text: string): string {
  return text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hexadecimal, code) =>
      String.fromCodePoint(Number.parseInt(code, hexadecimal ? 16 : 10)),
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .replace(/[ \n\t]+/g, ' ')
    .trim()
}
