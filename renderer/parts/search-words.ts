/**
 * Pagefind finds "kümes" by "kumes" and knows endings, but neither that the Turkish ı is a kind of i (it makes an i of
 * the I of "Isıtma"), nor that Arabic writes the article in one with its noun. So words are indexed with signs that
 * nobody sees or searches: an accent makes i of ı, a joiner sets the noun apart.
 */
const dotless = 'i\u0331'
const joiner = '\u2060'

/** The Arabic article, also after "and", "then", "by" and "like", or grown together with "for". */
const article = /(^|[^\p{L}\p{M}])([وفبك]?ال|لل)(?=\p{L}{2})/gu

/** Words as they are indexed. */
export function forIndex(words: string): string {
  return words.replaceAll('ı', dotless).replace(article, `$1$2${joiner}`)
}

/** Words from the index, as they were written. */
export function fromIndex(words: string): string {
  return words.replaceAll(dotless, 'ı').replaceAll(joiner, '')
}

/** Words of a visitor, as they are looked for. */
export function forQuery(words: string): string {
  return words.toLowerCase().replaceAll('ı', 'i').replace(article, '$1')
}
