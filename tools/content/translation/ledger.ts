import { textMark } from '../base/mark'
import { memoize } from '../base/memoize'
import { compareStrings } from '../base/problem'
import { conflictMark, isObject, parseJson } from '../json/json'

/**
 * A record of translations of one source text: their hashes (`textMark`), by language. `source` is null if the source
 * at the time of translation is unknown.
 */
export type TranslationRecord = { source: string | null; marks: Map<string, string> }

/** The records of a page, by translation key. */
export type PageRecords = Map<string, TranslationRecord[]>

/** The ledger of a site: the records of all its pages, by name. */
export type Ledger = {
  pages: Map<string, PageRecords>
  /** Whether records of a page were lost. A translation without a record is then not necessarily new. */
  isLost(name: string): boolean
}

/** The folder of the ledger. Builds and live editing ignore it, because its name starts with a dot. */
export const ledgerFolder = 'locales/.ledger'

/** Path of the list of pages that have a ledger file. The list makes it possible to detect the loss of a file. */
export const indexFile = `${ledgerFolder}/pages.txt`

/** Path of the file that enables Git's union merge for the ledger, because added lines of both branches are valid. */
export const attributesFile = `${ledgerFolder}/.gitattributes`

/**
 * Reads a ledger. Skips Git conflict markers, because the lines on both sides are valid records. Cached because the
 * records of a page are compared both before and during its check.
 * @param texts the texts of the ledger's files, by path
 */
export const readLedger = memoize((texts: Record<string, string>): Ledger => {
  const pages = new Map<string, PageRecords>()
  const lost = new Set<string>()
  for (const [file, text] of Object.entries(texts)) {
    const name = ledgerPageOf(file)
    if (name === undefined) continue
    const facts: PageRecords = new Map()
    for (const line of text.split(/\r?\n/)) {
      if (line === '' || conflictMark.test(line)) continue
      const entry = readLine(line)
      if (entry) addFact(facts, entry.key, entry.fact)
      else lost.add(name)
    }
    pages.set(name, facts)
  }
  const index = texts[indexFile]
  for (const name of index?.split(/\r?\n/) ?? [])
    if (name !== '' && !conflictMark.test(name) && !pages.has(name)) lost.add(name)
  return { pages, isLost: (name) => lost.has(name) || (index === undefined && !pages.has(name)) }
})

/** The number (from 1) of the first line that contains a Git conflict marker; undefined if there is none. */
export function conflictLine(text: string): number | undefined {
  const index = text.split('\n').findIndex((line) => conflictMark.test(line))
  return index < 0 ? undefined : index + 1
}

/** Parses a line such as `["key", "source", { "language": "hash" }]`; undefined if the line has a different form. */
function readLine(line: string): { key: string; fact: TranslationRecord } | undefined {
  const json = parseJson(line)
  if (!Array.isArray(json)) return undefined
  const [key, source, marks]: unknown[] = json
  if (typeof key !== 'string' || (typeof source !== 'string' && source !== null) || !isObject(marks)) return undefined
  const entries = Object.entries(marks).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { key, fact: { source, marks: new Map(entries) } }
}

/** Adds a record, merged with a record of the same source, unless that record has a different hash for the language. */
export function addFact(facts: PageRecords, key: string, { source, marks }: TranslationRecord): void {
  if (marks.size === 0) return
  const list = facts.get(key) ?? []
  facts.set(key, list)
  for (const [language, mark] of marks) {
    const sameSource = list.filter((fact) => fact.source === source)
    if (sameSource.some((fact) => fact.marks.get(language) === mark)) continue
    const freeFact = sameSource.find((fact) => !fact.marks.has(language))
    if (freeFact) freeFact.marks.set(language, mark)
    else list.push({ source, marks: new Map([[language, mark]]) })
  }
}

/**
 * Finds the recorded sources of a translation.
 * @returns the sources, the latest last; "new" if the translation is not recorded yet; "unknown" if its record was lost
 */
export function sourcesOf(
  { pages, isLost }: Ledger,
  { name, key, lang, text }: { name: string; key: string; lang: string; text: string },
): string[] | 'new' | 'unknown' {
  const ownMark = textMark(text)
  const sources: string[] = []
  let [isRecorded, isSame] = [false, false]
  for (const { source, marks } of pages.get(name)?.get(key) ?? []) {
    const mark = marks.get(lang)
    if (mark === undefined) continue
    isRecorded = true
    if (mark !== ownMark) continue
    isSame = true
    if (source !== null) sources.push(source)
  }
  if (!isSame) return !isRecorded && isLost(name) ? 'unknown' : 'new'
  return sources.length > 0 ? sources : 'unknown'
}

/**
 * Writes a ledger: one file for each page, and one line for each source. The lines are sorted, so that equal ledgers
 * produce identical files.
 * @returns the texts of the ledger's files, by path
 */
export function writeLedger({ pages }: Pick<Ledger, 'pages'>): Record<string, string> {
  const texts = [...pages].map(([name, facts]) => [name, writeFacts(facts)] as const)
  // Leaves out pages without records, because all their words were moved to other pages.
  const files = texts.filter(([, text]) => text !== '')
  return {
    ...ledgerFrame(files.map(([name]) => name)),
    ...Object.fromEntries(files.map(([name, text]) => [ledgerFileOf(name), text])),
  }
}

/** The files of a ledger that do not belong to a single page. @param names the pages with a ledger file */
export function ledgerFrame(names: string[]): Record<string, string> {
  return {
    [attributesFile]: '* merge=union\n',
    [indexFile]: [...names]
      .sort()
      .map((name) => `${name}\n`)
      .join(''),
  }
}

/** The path of a page's ledger file. */
export function ledgerFileOf(name: string): string {
  return `${ledgerFolder}/${name}.jsonl`
}

/** The name of the page to which a ledger file belongs; undefined for other files. */
export function ledgerPageOf(file: string): string | undefined {
  return file.startsWith(`${ledgerFolder}/`)
    ? /^(.*)\.jsonl$/.exec(file.slice(ledgerFolder.length + 1))?.[1]
    : undefined
}

function writeFacts(facts: PageRecords): string {
  // Records are merged as in `readLedger`, so that each source has one line if possible.
  const merged: PageRecords = new Map()
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
