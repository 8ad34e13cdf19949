import { textHash } from '../content/mark'

/** The name of a thing in a language, and whether that is meant so. */
export type Called = { lang: string; words: string; isMeant: boolean }

/**
 * Notes what things are called: a line for each, with the mark of the thing and those of the words by language. It is one
 * text, since a large site has millions of words, and a list of so many takes seconds to read.
 * @returns undefined where there is nothing to note
 */
export function noteVariants(things: [of: string, called: Called[]][]): string | undefined {
  const lines = things.map(([of, called]) => {
    const words = called.map(({ lang, words, isMeant }) => ` ${lang}${shortMark(words)}${isMeant ? meant : ''}`)
    return shortMark(of) + words.join('')
  })
  return lines.join('\n') || undefined
}

/** In a note: behind words that are meant so. */
const meant = '*'

/** The length of a mark: 30 bits, since notes are most of what is kept of a page. */
const markLength = 6

function shortMark(text: string): string {
  return (textHash(text) >>> 2).toString(36).padStart(markLength, '0')
}

/**
 * Finds where the same thing has different words, as far as marks can tell: a few places too many do no harm.
 * @param notes of each page, by its name
 * @returns the names of all pages with such a thing
 */
export function variedAcross(notes: Iterable<[name: string, note: string]>): Set<string> {
  const all = [...notes]
  const first = new Map<string, string>()
  // Most things are called the same wherever they are.
  const others = new Map<string, Set<string>>()
  for (const [, note] of all)
    for (const line of note.split('\n')) {
      const of = line.slice(0, markLength)
      const known = first.get(of)
      if (known === undefined) first.set(of, line)
      else if (known !== line) others.set(of, (others.get(of) ?? new Set([known])).add(line))
    }
  const varied = new Set([...others].flatMap(([of, lines]) => (isVaried([...lines]) ? [of] : [])))
  const hasVaried = (note: string) => note.split('\n').some((line) => varied.has(line.slice(0, markLength)))
  return new Set(varied.size === 0 ? [] : all.flatMap(([name, note]) => (hasVaried(note) ? [name] : [])))
}

/** Whether lines about one thing have different words for it in a language, apart from those that are meant so. */
function isVaried(lines: string[]): boolean {
  const open = new Set(lines.flatMap((line) => line.split(' ').slice(1)).filter((words) => !words.endsWith(meant)))
  return new Set([...open].map((words) => words.slice(0, -markLength))).size < open.size
}
