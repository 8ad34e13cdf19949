/**
 * Format of the files of a search index (`/search/<language>/`), which the build writes and the browser reads. Each
 * file begins with a stamp of the page list that its page numbers refer to, and ends with a line break, so that
 * truncated files are detected.
 *
 * - `index.txt`: the number of pages above each page, and the buckets in each file. A bucket contains the words that
 *   begin with the same two letters.
 * - `<first bucket>.txt`: one or several buckets, with a line for each stem: the stem, then the ending of each of its
 *   words and the pages that contain the word. These lines are followed by a line for each alias: the typed words, and
 *   the name that pages use. In languages with compounds, further files of this kind contain the long words by the ends
 *   of their stems; the names of their buckets begin with "-".
 * - `page-<n>.txt`: the fields of a page that a search result shows, separated by tabs. Only the files of matching
 *   pages are fetched.
 */

export const indexFile = 'index.txt'

export function pageFile(page: number): string {
  return `page-${page}.txt`
}

/** Fields of a page that a search result shows. Each heading has its anchor. */
export type SearchPage = {
  address: string
  title: string
  description: string
  picture: string
  headings: [anchor: string, heading: string][]
}

export function writePage({ address, title, description, picture, headings }: SearchPage): string {
  return [address, title, description, picture, ...headings.flat()]
    .map((text) => text.replace(/\s\s+|[^\S ]/g, ' '))
    .join('\t')
}

export function readPage(line: string): SearchPage {
  const [address = '', title = '', description = '', picture = '', ...rest] = line.split('\t')
  const headings: SearchPage['headings'] = []
  for (let i = 0; i < rest.length; i += 2) headings.push([rest[i] ?? '', rest[i + 1] ?? ''])
  return { address, title, description, picture, headings }
}

/**
 * Places of a word on a page, as bits. The title uses two bits, which hold a number from 1 to 3: the shorter the title,
 * the higher the number.
 */
export const places = { text: 1, often: 2, description: 4, heading: 8, longTitle: 16, title: 32, shortTitle: 48 }

/**
 * One character for each possible set of places. None of them is a digit, because each also marks the end of a number.
 */
const placeSigns = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'.padEnd(64, '!#$%&()*+/:;')

/**
 * Encodes pages in ascending order: for each page, the distance to the previous page (omitted if it is 1), then the
 * places of the word.
 */
export function writePages(pages: [page: number, places: number][]): string {
  let [text, last] = ['', -1]
  for (const [page, places] of pages) {
    const step = page - last
    text += (step === 1 ? '' : step) + (placeSigns[places] ?? '')
    last = page
  }
  return text
}

export function readPostings(text: string): [page: number, places: number][] {
  let page = -1
  return Array.from(text.matchAll(/(\d*)(\D)/g), ([, step, sign = '']) => {
    page += Number(step || 1)
    return [page, placeSigns.indexOf(sign)]
  })
}

/** Encodes the buckets of each file: files are separated by spaces, buckets by commas. */
export function writeBuckets(files: string[][]): string {
  return files.map((buckets) => buckets.join()).join(' ')
}

export function readBuckets(text: string): string[][] {
  return text.split(' ').map((buckets) => buckets.split(','))
}

/** A word, and the pages that contain it, as encoded by `writePages`. */
type Surface = { word: string; pages: string }

/** Words with the same stem. */
export type Family = { stem: string; words: Surface[] }

/** Prefix for a word that does not begin with its stem, such as "went" for "go". No word contains this character. */
const wholeSign = '-'

/** Encodes a stem and its words as a line of a bucket file. */
export function writeFamily({ stem, words }: Family): string {
  const ending = (word: string) => (word.startsWith(stem) ? word.slice(stem.length) : wholeSign + word)
  return [stem, ...words.map(({ word, pages }) => `${ending(word)}=${pages}`)].join(' ')
}

/** Parses the stems and their words in the lines of a bucket file. */
export function readFamilies(lines: string[]): Family[] {
  return lines.flatMap((line) => {
    if (line.includes(aliasSign)) return []
    const [stem = '', ...words] = line.split(' ')
    return {
      stem,
      words: words.map((text) => {
        const [ending = '', pages = ''] = text.split('=')
        return { word: ending.startsWith(wholeSign) ? ending.slice(1) : stem + ending, pages }
      }),
    }
  })
}

/**
 * The words that visitors type for a thing (folded, and separated by spaces), and the name that pages use for that
 * thing.
 */
export type Alias = { words: string; name: string }

/** Separates the typed words from the name. No word contains this character. */
const aliasSign = '>'

export function writeAlias({ words, name }: Alias): string {
  return words + aliasSign + name
}

export function readAliases(lines: string[]): Alias[] {
  return lines.flatMap((line) => {
    const [words = '', name] = line.split(aliasSign)
    return name === undefined ? [] : { words, name }
  })
}

export function writeFile(stamp: string, lines: string[]): string {
  return [stamp, ...lines, ''].join('\n')
}

/** Parses a file of the index. @returns undefined if the text is not an index file, or is truncated */
export function readFile(text: string): { stamp: string; lines: string[] } | undefined {
  const [stamp = '', ...lines] = text.split('\n')
  return lines.pop() === '' && /^[0-9a-f]{8}$/.test(stamp) ? { stamp, lines } : undefined
}
