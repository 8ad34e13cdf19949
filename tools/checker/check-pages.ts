import { createCheckKeys, rulesOf } from '../builder/keys'
import { filesOf } from '../builder/parts'
import type { Part } from '../builder/reader'
import { type Scan, scanAll } from '../builder/scan'
import type { Content } from '../builder/source'
import { notePages, pagesAgain, runChecks } from '../content/check'
import type { Missing } from '../content/coverage'
import type { Problem } from '../content/problem'
import { placesOf } from '../content/read-page'
import { readSite } from '../content/read-site'
import type { Site } from '../content/site'
import { createSiteIndex } from '../content/site-index'
import { sharedNames } from '../content/translatable'
import { openContract } from '../contract/open'
import type { Memo } from '../files/memo'
import { readTexts } from '../files/texts'
import { LedgerOnDisk } from '../translations/ledger-on-disk'
import { checkAndNote } from './check-and-note'
import { createCheckers } from './check-threads'
import { type Checked, createCheckWork } from './check-work'
import { rulesFor } from './rules'

/** What checking the pages of a site found, and what of the site is needed to say more: without its pages. */
export type CheckedPages = { problems: Problem[]; base?: Site; missing: Map<string, Missing> }

/** How to check. */
type How = {
  /** The file of the compiled schema. */
  contract: string
  /** Whether with the owner's checklist. */
  isRelease: boolean
  /** What is known from before. */
  memo: Memo
  /** From how many documents on there are more threads than the main one; as many as are worth it when not given. */
  forThreads?: number
}

/**
 * Checks a site some pages at a time: of many thousand pages not all are in memory at once. A page is checked again when
 * something changed that its checks look at. What was translated is noted in the ledger.
 */
export async function checkPages({ source, pages }: Content, how: How): Promise<CheckedPages> {
  const { site: shared, problems } = readSite(source, openContract(how.contract))
  if (!shared) return { problems: readAll({ source, pages }, how.contract), missing: new Map() }
  const rules = rulesFor(how.isRelease)
  const ledger = new LedgerOnDisk()
  const work = createCheckWork(shared, rules, ledger)
  const { contract, isRelease, memo, forThreads } = how
  const checkers = createCheckers(work, { contract, source, isRelease }, shared, pages.length, forThreads)
  try {
    const scans = await scanAll(pages, source.documents['pages/_site.json'] ?? '', memo, checkers.scan)
    const lost = pages.filter(({ name }) => !scans.has(name))
    const index = createSiteIndex(
      [...scans.values()].map(({ info }) => info),
      placesOf([...shared.unreadable, ...filesOf(lost)]),
    )
    const base: Site = { ...shared, index }

    const keys = createCheckKeys(index, source.media, rulesOf(base))
    const keyOf = (scan: Scan | undefined) => scan && `${keys.checkKey(scan)} ${ledger.fingerprint(scan.name)}`
    const checked = new Map<string, Checked>()
    for (const { name } of pages) {
      const key = keyOf(scans.get(name))
      const known = key === undefined ? undefined : memo.find<Checked>('check', name, key)
      if (known) checked.set(name, known)
    }
    await checkAndNote(base, pages, checked, { work, checkers, ledger }, (name, one, isGone) => {
      checked.set(name, one)
      const key = keyOf(scans.get(name))
      // Words that are gone may turn up elsewhere: it is looked for them again.
      if (key !== undefined && !isGone) memo.put('check', name, key, one)
    })

    const all = [...checked.values()]
    const unreadable = new Set([...shared.unreadable, ...all.flatMap((one) => one.unreadable)])
    const ofShared = ledger.texts([...sharedNames, ...base.printed.map(({ name }) => name)])
    const site: Site = { ...base, unreadable, source: { ...source, ledger: ofShared } }
    problems.push(...all.flatMap((one) => one.problems), ...runChecks(site, rules))

    const across = rules.filter((check) => check.across)
    const noted = new Map([
      ...[...checked].map(([name, { notes }]) => [name, notes] as const),
      ...notePages(site, across),
    ])
    const again = pagesAgain(site, across, noted)
    const { part } = work.open([...pages.filter(({ name }) => again.has(name)), ...lost])
    problems.push(...runChecks(join(site, part), across, noted))
    const missing = new Map([...checked].map(([name, one]) => [name, one.missing]))
    return { problems, base: site, missing }
  } finally {
    await checkers.close()
  }
}

/** What is wrong with each single document of a site that cannot be checked, since its site file has a mistake. */
function readAll({ source, pages }: Pick<Content, 'source' | 'pages'>, contract: string): Problem[] {
  const failures = [...(source.problems ?? [])]
  const documents = { ...source.documents, ...readTexts(filesOf(pages), failures) }
  return readSite({ ...source, documents, problems: failures }, openContract(contract)).problems
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
