/**
 * What the files of a search index look like (`/search/<language>/`): the build writes them, the browser reads them. Each
 * begins with the stamp of the list of pages its numbers mean, and ends with a line break, so that half a file is noticed.
 *
 * - `index.txt`: for each page how many pages are above it, and which buckets are in which file. A bucket has the words that
 *   begin with the same two letters.
 * - `<first bucket>.txt`: one or several buckets, a line for each stem: the stem, then the ending of each of its words with the
 *   pages that have it; then a line for each word that pages call otherwise: what is typed, and what pages say
 * - `page-<n>.txt`: what results show of a page, its fields between tabs: of pages that are not found nothing is fetched
 */

export const indexFile = 'index.txt'

export function pageFile(page: number): string {
  return `page-${page}.txt`
}

/** The parts of a page that a result shows; a heading comes with its anchor. */
export type SearchPage = {
  address: string
  title: string
  description: string
  picture: string
  headings: [anchor: string, heading: string][]
}

export function writePage({ address, title, description, picture, headings }: SearchPage): string {
  return [address, title, description, picture, ...headings.flat()].map((text) => text.replace(/\s+/g, ' ')).join('\t')
}

export function readPage(line: string): SearchPage {
  const [address = '', title = '', description = '', picture = '', ...rest] = line.split('\t')
  const headings: SearchPage['headings'] = []
  for (let i = 0; i < rest.length; i += 2) headings.push([rest[i] ?? '', rest[i + 1] ?? ''])
  return { address, title, description, picture, headings }
}

/** Where on a page a word is, as bits; a title by its length: of two titles the higher number counts. */
export const places = { text: 1, often: 2, description: 4, heading: 8, longTitle: 16, title: 32, shortTitle: 48 }

/** One sign for each set of places. None is a digit: they stand between numbers. */
const placeSigns = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'.padEnd(64, '!#$%&()*+/:;')

/** The pages that have a word, in ascending order, as text: the distance from the page before unless it is the next one. */
export function writePages(pages: [page: number, places: number][]): string {
  let last = -1
  return pages
    .map(([page, places]) => {
      const step = page - last
      last = page
      return (step === 1 ? '' : step) + (placeSigns[places] ?? '')
    })
    .join('')
}

export function readPostings(text: string): [page: number, places: number][] {
  let page = -1
  return Array.from(text.matchAll(/(\d*)(\D)/g), ([, step, sign = '']) => {
    page += Number(step || 1)
    return [page, placeSigns.indexOf(sign)]
  })
}

/** The buckets of each file, as text: files between spaces, each with its buckets between commas. */
export function writeBuckets(files: string[][]): string {
  return files.map((buckets) => buckets.join()).join(' ')
}

export function readBuckets(text: string): string[][] {
  return text.split(' ').map((buckets) => buckets.split(','))
}

/** A word, and the pages that have it. */
type Surface = { word: string; pages: string }

/** Words with one stem. */
export type Family = { stem: string; words: Surface[] }

/** Put before a word that does not begin with its stem: "went" of "go". No word has it. */
const wholeSign = '-'

/** A line of a file of buckets. */
export function writeFamily({ stem, words }: Family): string {
  const ending = (word: string) => (word.startsWith(stem) ? word.slice(stem.length) : wholeSign + word)
  return [stem, ...words.map(({ word, pages }) => `${ending(word)}=${pages}`)].join(' ')
}

/** The stems of a file of buckets. */
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

/** Words that are typed for what pages call otherwise, folded, with spaces between them; and what pages call it. */
export type Alias = { words: string; name: string }

/** Put between the two: no word has it. */
const aliasSign = '>'

export function writeAlias({ words, name }: Alias): string {
  return words + aliasSign + name
}

/** The aliases of a file of buckets. */
export function readAliases(lines: string[]): Alias[] {
  return lines.flatMap((line) => {
    const [words = '', name] = line.split(aliasSign)
    return name === undefined ? [] : { words, name }
  })
}

/** The whole text of a file. */
export function writeFile(stamp: string, lines: string[]): string {
  return [stamp, ...lines, ''].join('\n')
}

/** @returns undefined for what is no file of an index, or only half of it */
export function readFile(text: string): { stamp: string; lines: string[] } | undefined {
  const [stamp = '', ...lines] = text.split('\n')
  return lines.pop() === '' && /^[0-9a-f]{8}$/.test(stamp) ? { stamp, lines } : undefined
}
