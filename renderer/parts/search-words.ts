/**
 * Pagefind knows endings and finds "kümes" by "kumes", but makes an i of every I, where in Turkish it is an ı ("Isıtma"),
 * and does not know that Arabic writes the article in one with its noun. So words are indexed with signs that nobody
 * sees or searches: an accent tells that an ı was an I, a joiner sets the noun apart.
 */
const accent = '\u0331'
const joiner = '\u2060'

const capital = /(^|[^\p{L}])I(?=\p{Ll})/gu

/** The Arabic article, also after "and", "then", "by" and "like", or grown together with "for". */
const article = /(^|[^\p{L}\p{M}])([وفبك]?ال|لل)(?=\p{L}{2})/gu

/** Words as they are indexed. */
export function forIndex(words: string, language: string): string {
  const lower = 'I'.toLocaleLowerCase(language)
  return words.replace(capital, lower === 'ı' ? `$1ı${accent}` : '$&').replace(article, `$1$2${joiner}`)
}

/** Words from the index, as they were written. */
export function fromIndex(words: string): string {
  return words.replaceAll(`ı${accent}`, 'I').replaceAll(joiner, '')
}

/** Words of a visitor, as they are looked for. */
export function forQuery(words: string, language: string): string {
  return words.toLocaleLowerCase(language).replace(article, '$1')
}
