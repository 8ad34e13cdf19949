import { textMark } from '../base/mark'
import { compareStrings } from '../base/problem'
import { conflictMark, isObject, parseJson } from '../json/json'

/**
 * The record of the translations of one text: in these languages, the text with this mark was written for this source.
 * A source that is `null` says only that the translation is older than the ledger.
 */
export type Fact = { source: string | null; marks: Map<string, string> }

/** Facts by the keys of the words of a page. */
export type Facts = Map<string, Fact[]>

/** The ledger of a site: the records of all its pages, and which of them were lost. */
export type Ledger = {
  pages: Map<string, Facts>
  /** Whether what it said of a page is lost, so that a translation it does not know need not be a new one. */
  isLost(name: string): boolean
}

/** Where the ledger is: a hidden folder, so that neither a build nor live editing looks into it. */
export const ledgerFolder = 'locales/.ledger'

/** Lists the pages that the ledger has a file of, so that a lost file is noticed. */
export const indexFile = `${ledgerFolder}/pages.txt`

/** Two branches may both add lines: all of them are true. */
const attributesFile = `${ledgerFolder}/.gitattributes`

/**
 * Reads a ledger. What Git leaves of a conflict does no harm: lines are facts, and those of both sides are true.
 * @param texts its files, by their paths
 */
export function readLedger(texts: Record<string, string>): Ledger {
  const pages = new Map<string, Facts>()
  const lost = new Set<string>()
  for (const [file, text] of Object.entries(texts)) {
    const name = ledgerPageOf(file)
    if (name === undefined) continue
    const facts: Facts = new Map()
    for (const line of text.split(/\r?\n/)) {
      if (line === '' || conflictMark.test(line)) continue
      const read = readLine(line)
      if (read) addFact(facts, read.key, read.fact)
      else lost.add(name)
    }
    pages.set(name, facts)
  }
  const index = texts[indexFile]
  for (const name of index?.split(/\r?\n/) ?? [])
    if (name !== '' && !conflictMark.test(name) && !pages.has(name)) lost.add(name)
  return { pages, isLost: (name) => lost.has(name) || (index === undefined && !pages.has(name)) }
}

/** The first line of a file in which Git has left two versions; undefined where there is none. */
export function conflictLine(text: string): number | undefined {
  const found = text.split('\n').findIndex((line) => conflictMark.test(line))
  return found < 0 ? undefined : found + 1
}

/** A line is `["key", "source", { "language": "mark" }]`. */
function readLine(line: string): { key: string; fact: Fact } | undefined {
  const json = parseJson(line)
  if (!Array.isArray(json)) return undefined
  const [key, source, marks]: unknown[] = json
  if (typeof key !== 'string' || (typeof source !== 'string' && source !== null) || !isObject(marks)) return undefined
  const entries = Object.entries(marks).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { key, fact: { source, marks: new Map(entries) } }
}

/** Adds what is known of a source. A language may have several marks for it, each in a fact of its own. */
export function addFact(facts: Facts, key: string, { source, marks }: Fact): void {
  if (marks.size === 0) return
  const list = facts.get(key) ?? []
  facts.set(key, list)
  for (const [language, mark] of marks) {
    const same = list.filter((fact) => fact.source === source)
    if (same.some((fact) => fact.marks.get(language) === mark)) continue
    const free = same.find((fact) => !fact.marks.has(language))
    if (free) free.marks.set(language, mark)
    else list.push({ source, marks: new Map([[language, mark]]) })
  }
}

/**
 * What a ledger says of a translation.
 * @returns the sources it was written for, last the one that was noted last; "new" where it was written after the ledger,
 *   "unknown" where the ledger lost what it knew
 */
export function sourcesOf(
  { pages, isLost }: Ledger,
  { name, key, lang, text }: { name: string; key: string; lang: string; text: string },
): string[] | 'new' | 'unknown' {
  const own = (pages.get(name)?.get(key) ?? []).filter(({ marks }) => marks.has(lang))
  const mark = textMark(text)
  const facts = own.filter(({ marks }) => marks.get(lang) === mark)
  if (facts.length === 0) return own.length === 0 && isLost(name) ? 'unknown' : 'new'
  const sources = facts.flatMap(({ source }) => source ?? [])
  return sources.length > 0 ? sources : 'unknown'
}

/**
 * Writes a ledger: a file for each page, a line for each source, in an order that does not depend on who wrote it.
 * @returns the text of each file
 */
export function writeLedger({ pages }: Pick<Ledger, 'pages'>): Record<string, string> {
  const written = [...pages].map(([name, facts]) => [name, writeFacts(facts)] as const)
  // Of a page whose words all moved to others nothing is left to say.
  const files = written.filter(([, text]) => text !== '')
  return {
    ...ledgerFrame(files.map(([name]) => name)),
    ...Object.fromEntries(files.map(([name, text]) => [ledgerFileOf(name), text])),
  }
}

/** The files of a ledger next to those of its pages. @param names of the pages that it has a file of */
export function ledgerFrame(names: string[]): Record<string, string> {
  return {
    [attributesFile]: '* merge=union\n',
    [indexFile]: [...names]
      .sort()
      .map((name) => `${name}\n`)
      .join(''),
  }
}

/** The file with what a ledger says of a page. */
export function ledgerFileOf(name: string): string {
  return `${ledgerFolder}/${name}.jsonl`
}

/** The page that a file of a ledger is about; undefined for the others. */
export function ledgerPageOf(file: string): string | undefined {
  return file.startsWith(`${ledgerFolder}/`)
    ? /^(.*)\.jsonl$/.exec(file.slice(ledgerFolder.length + 1))?.[1]
    : undefined
}

function writeFacts(facts: Facts): string {
  // As it will be read: what is known of one source is one line, where it can be.
  const merged: Facts = new Map()
  for (const [key, list] of facts) for (const fact of list) addFact(merged, key, fact)
  return [...merged]
    .sort(byName)
    .flatMap(([key, list]) =>
      list.map(
        ({ source, marks }) => `${JSON.stringify([key, source, Object.fromEntries([...marks].sort(byName))])}\n`,
      ),
    )
    .sort()
    .join('')
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return compareStrings(a, b)
}
