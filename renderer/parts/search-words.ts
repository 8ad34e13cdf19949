/**
 * Pagefind knows endings and finds "kümes" by "kumes", but makes an i of every I, where in Turkish it is an ı ("Isıtma"),
 * does not know that Arabic writes the article in one with its noun, and splits writing without spaces in the index
 * otherwise than in a query. So words are indexed with signs that nobody sees or searches: an accent tells that an ı was
 * an I, a joiner sets the noun apart, and a joiner after a space tells that the space was not there.
 */
const accent = '\u0331'
const joiner = '\u2060'

const capital = /(^|[^\p{L}])I(?=\p{Ll})/gu

/** The Arabic article, also after "and", "then", "by" and "like", or grown together with "for". */
const article = /(^|[^\p{L}\p{M}])([وفبك]?ال|لل)(?=\p{L}{2})/gu

/** What is between two spaces and has a letter of a script without spaces between words; not over tags and entities. */
const unspaced =
  /[^\s<>&;]*[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}][^\s<>&;]*/gu

/** Words as they are indexed. @param words they may begin with the end of a tag: ">" */
export function forIndex(words: string, language: string): string {
  const lower = 'I'.toLocaleLowerCase(language)
  return (
    words
      .replace(capital, lower === 'ı' ? `$1ı${accent}` : '$&')
      .replace(article, `$1$2${joiner}`)
      // After a tag, such as that of emphasis, begins a word of its own.
      .replace(unspaced, (run, at: number, all: string) => {
        const space = ` ${joiner}`
        return (all[at - 1] === '>' ? space : '') + spaced(run, language, space)
      })
  )
}

/** Words from the index, as they were written; they may have Pagefind's marks. */
export function fromIndex(words: string): string {
  return words
    .replaceAll(`ı${accent}`, 'I')
    .replace(/ ((?:<\/?mark>)*)\u2060/g, '$1')
    .replaceAll(joiner, '')
}

/** Words of a visitor, as they are looked for. */
export function forQuery(words: string, language: string): string {
  return words
    .toLocaleLowerCase(language)
    .replace(article, '$1')
    .replace(unspaced, (run) => spaced(run, language, ' '))
}

/** The language to name to Pagefind: none where it would split words a second time. */
export function indexLanguage(language: string): string {
  return /^(zh|ja|th)\b/.test(language) ? 'und' : language
}

/** Puts something before each word but the first. */
function spaced(run: string, language: string, space: string): string {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(run)
  return Array.from(
    segments,
    ({ segment, index, isWordLike }) => (isWordLike && index > 0 ? space : '') + segment,
  ).join('')
}
