import { inTime } from '../../parts/in-time'
import { forQuery, fromIndex } from '../../parts/search-words'

/** What is used of the script that the build puts next to the index of each language (Pagefind 1.5). */
type Pagefind = { createInstance(options: { noWorker: boolean; excerptLength: number }): Index }
type Index = { search(words: string): Promise<{ results: { data(): Promise<Found> }[] }> }
type Found = {
  url: string
  content: string
  excerpt: string
  plain_excerpt: string
  meta: { title?: string; description?: string; picture?: string }
}

/** A page that was found. `address` is pinned to its language. */
export type Result = { address: string; title: string; text: Piece[]; picture?: string }
export type Piece = { words: string; isMarked: boolean }

const scriptOf = (language: string) => `/pagefind/${language}/pagefind.js`

/** How much is shown around the words that were found, in words: about three lines on a phone. */
const excerptLength = 16

/** How long an index may take before the next search begins again, in milliseconds: less than the dialog waits. */
const patience = 18_000

const indexes = new Map<string, Promise<Index>>()

/**
 * Loads the index of a language, once.
 * @param language that of the document: the script asks the document
 */
export function loadIndex(language: string): Promise<Index> {
  const known = indexes.get(language)
  if (known) return known
  const index = inTime(load(language), patience)
  indexes.set(language, index)
  // With a network that is back it is tried again.
  index.catch(() => indexes.delete(language))
  return index
}

async function load(language: string): Promise<Index> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ scriptOf(language))
  // A worker of its own is one more script, for an index that is searched in milliseconds.
  const index = pagefind.createInstance({ noWorker: true, excerptLength })
  // Answers as soon as the index is there, and fails when it does not come.
  await index.search('')
  return index
}

/** The pages that words are found in, the best first, and how many there are in all. */
export async function find(language: string, words: string, limit: number) {
  const before = indexes.get(language)
  try {
    return await inTime(findIn(await loadIndex(language), language, words, limit), patience)
  } catch (error) {
    indexes.delete(language)
    // A new release may have taken the place of an index that was opened before.
    if (!before) throw error
    return findIn(await loadIndex(language), language, words, limit)
  }
}

async function findIn(index: Index, language: string, words: string, limit: number) {
  const { results } = await index.search(forQuery(words, language))
  const shown = await Promise.all(results.slice(0, limit).map(({ data }) => data()))
  return { total: results.length, results: shown.map(resultOf) }
}

/** Shows the words around those that were found; where only the title has them, what the page says of itself. */
function resultOf(found: Found): Result {
  const { title = '', description = '', picture } = found.meta
  const text = found.excerpt.includes('<mark>') ? piecesOf(found) : [{ words: fromIndex(description), isMarked: false }]
  return { address: found.url, title: fromIndex(title), text, picture }
}

/** Pagefind writes HTML, in which only its own marks and the signs for "<" and ">" can stand. */
function piecesOf({ content, excerpt, plain_excerpt }: Found): Piece[] {
  const before = content.startsWith(plain_excerpt) ? '' : '… '
  return `${before}${fromIndex(excerpt)} …`.split(/<\/?mark>/).map((words, i) => ({
    words: words.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    isMarked: i % 2 === 1,
  }))
}
