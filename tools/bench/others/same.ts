import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Generator, PageIn } from './generator'

/**
 * Compares documents of another generator with ours: elements, attributes, words, and content of inline styles and
 * scripts. Ignores differences that do not affect visitors and search engines: case and order of attributes, white
 * space around words, escapes, the order in JSON-LD, and trailing slashes of addresses, which Hugo's home pages have.
 * @throws an error with the first difference, if a document differs
 */
export function compareDocuments(other: Generator, ours: Generator, pages: PageIn[]): void {
  for (const page of pages) {
    const [theirTokens, ourTokens] = [other, ours].map((generator) => tokensOf(read(generator, page)))
    const index = ourTokens?.findIndex((token, i) => theirTokens?.[i] !== token) ?? 0
    if (index >= 0 || theirTokens?.length !== ourTokens?.length)
      throw new Error(
        `${other.name} wrote ${page.name} in ${page.language} otherwise than we:\n${theirTokens?.[index]}\n${ourTokens?.[index]}`,
      )
  }
}

function read({ folder, filesOf }: Generator, page: PageIn): string {
  return readFileSync(join(folder, filesOf(page).html), 'utf8')
}

/** Matches a style or script element, a tag, or text. */
const parts = /<(style|script)\b([^>]*)>(.*?)<\/\1>|<([!/]?[a-z][\w-]*)((?:"[^"]*"|[^>"])*)>|[^<]+/gis

function tokensOf(html: string): string[] {
  const tokens: string[] = []
  for (const [text, raw, rawAttributes = '', inside = '', tag, attributes = ''] of html.matchAll(parts)) {
    if (raw) tokens.push(`${raw}${attributesOf(rawAttributes)}`, insideOf(inside, rawAttributes))
    else if (tag) tokens.push(`${tag.toLowerCase()}${attributesOf(attributes)}`)
    else if (text.trim()) tokens.push(wordsOf(text))
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

/** Text with resolved character references and normalized white space. */
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
