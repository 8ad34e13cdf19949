import { createCheckKeys, rulesOf } from '../builder/keys'
import { filesOf, inParts, type PageFiles } from '../builder/parts'
import { createReader, type Part } from '../builder/reader'
import { type Scan, scan, scanAll } from '../builder/scan'
import type { Content } from '../builder/source'
import { noTime } from '../builder/timings'
import { type Check, notePages, type PageNotes, pagesAgain, runChecks } from '../content/check'
import type { Contract } from '../content/contract'
import { countMissing, type Missing } from '../content/coverage'
import { groupBy } from '../content/group'
import type { Problem } from '../content/problem'
import { placesOf } from '../content/read-page'
import { readSite } from '../content/read-site'
import type { Site } from '../content/site'
import { createSiteIndex } from '../content/site-index'
import { sharedNames } from '../content/translatable'
import type { Memo } from '../files/memo'
import { readTexts } from '../files/texts'
import { LedgerOnDisk } from '../translations/ledger-on-disk'

/** What checking the pages of a site found, and what of the site is needed to say more: without its pages. */
export type CheckedPages = { problems: Problem[]; base?: Site; missing: Map<string, Missing> }

/** What is known of a page that was checked. */
type Checked = { problems: Problem[]; notes: PageNotes; missing: Missing; unreadable: string[] }

/**
 * Checks a site some pages at a time: of many thousand pages not all are in memory at once. A page is checked again when
 * something changed that its checks look at. What was translated is noted in the ledger.
 */
export async function checkPages(
  { source, pages }: Content,
  contract: Contract,
  checks: Check[],
  memo: Memo,
): Promise<CheckedPages> {
  const { site: shared, problems } = readSite(source, contract)
  if (!shared) return { problems: readAll({ source, pages }, contract), missing: new Map() }
  const read = createReader(shared)
  const scans = await scanAll(pages, source.documents['pages/_site.json'] ?? '', memo, async (some) =>
    inParts(some).flatMap((part) => scan(part, read(part, noTime()))),
  )
  const lost = pages.filter(({ name }) => !scans.has(name))
  const index = createSiteIndex(
    [...scans.values()].map(({ info }) => info),
    placesOf([...shared.unreadable, ...filesOf(lost)]),
  )
  const base: Site = { ...shared, index }
  const ledger = new LedgerOnDisk()
  const keys = createCheckKeys(index, source.media, rulesOf(base))
  const keyOf = (scan: Scan | undefined) => scan && `${keys.checkKey(scan)} ${ledger.fingerprint(scan.name)}`
  const checked = new Map<string, Checked>()
  for (const { name } of pages) {
    const key = keyOf(scans.get(name))
    const known = key === undefined ? undefined : memo.find<Checked>('check', name, key)
    if (known) checked.set(name, known)
  }
  const open = (part: Part): Site => ({
    ...part.site,
    index,
    source: { ...source, documents: part.texts, ledger: ledger.texts(part.site.pages.map(({ name }) => name)) },
  })
  const todo = inParts(pages.filter(({ name }) => !checked.has(name)))
  const gone = ledger.record(
    base,
    todo,
    (some) => open(read(some, noTime())),
    pages.map(({ name }) => name),
  )
  for (const part of todo) {
    const opened = read(part, noTime())
    for (const [name, one] of checkPart(part, open(opened), opened.problems, checks)) {
      checked.set(name, one)
      const key = keyOf(scans.get(name))
      // Words that are gone may turn up elsewhere: it is looked for them again.
      if (key !== undefined && !gone.has(name)) memo.put('check', name, key, one)
    }
  }
  const all = [...checked.values()]
  const unreadable = new Set([...shared.unreadable, ...all.flatMap((one) => one.unreadable)])
  const ofShared = ledger.texts([...sharedNames, ...base.printed.map(({ name }) => name)])
  const site: Site = { ...base, unreadable, source: { ...source, ledger: ofShared } }
  problems.push(...all.flatMap((one) => one.problems), ...runChecks(site, checks))

  const across = checks.filter((check) => check.across)
  const noted = new Map([
    ...[...checked].map(([name, { notes }]) => [name, notes] as const),
    ...notePages(site, across),
  ])
  const again = pagesAgain(site, across, noted)
  const together = read([...pages.filter(({ name }) => again.has(name)), ...lost], noTime())
  problems.push(...runChecks(join(site, together), across, noted))
  const missing = new Map([...checked].map(([name, one]) => [name, one.missing]))
  return { problems, base: site, missing }
}

/** What is wrong with each single document of a site that cannot be checked, since its site file has a mistake. */
function readAll({ source, pages }: Pick<Content, 'source' | 'pages'>, contract: Contract): Problem[] {
  const failures = [...(source.problems ?? [])]
  const documents = { ...source.documents, ...readTexts(filesOf(pages), failures) }
  return readSite({ ...source, documents, problems: failures }, contract).problems
}

/** Checks some pages. @param failures what is wrong with each single document */
function checkPart(part: PageFiles[], site: Site, failures: Problem[], checks: Check[]): [string, Checked][] {
  const found = groupBy([...failures, ...runChecks(site, checks)], ({ file }) => file)
  const notes = notePages(site, checks)
  const read = new Map(site.pages.map((page) => [page.name, page]))
  return part.map(({ name, files }) => {
    const page = read.get(name)
    return [
      name,
      {
        problems: files.flatMap((file) => found.get(file) ?? []),
        notes: notes.get(name) ?? {},
        missing: page ? countMissing(page, site) : {},
        unreadable: files.filter((file) => site.unreadable.has(file)),
      },
    ]
  })
}

/** What all pages share, together with some pages, as if these were all. */
function join(shared: Site, { site, texts }: Part): Site {
  return {
    ...shared,
    pages: site.pages,
    marked: [...site.pages, ...shared.marked],
    locales: site.locales,
    source: { ...shared.source, documents: { ...shared.source.documents, ...texts } },
  }
}
