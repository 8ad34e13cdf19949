import { inParts, type PageFiles } from '../builder/parts'
import { createReader, type Part } from '../builder/reader'
import { type Scan, scan } from '../builder/scan'
import { noTime } from '../builder/timings'
import { type Check, notePages, type PageNotes, runChecks } from '../content/check'
import { countMissing, type Missing } from '../content/coverage'
import { groupBy } from '../content/group'
import { unsettledIn } from '../content/ledger-record'
import type { Problem } from '../content/problem'
import type { Base, Site } from '../content/site'
import { createSiteIndex, type SiteIndex } from '../content/site-index'
import type { LedgerOnDisk } from '../translations/ledger-on-disk'

/** What is known of a page that was checked. */
export type Checked = { problems: Problem[]; notes: PageNotes; missing: Missing; unreadable: string[] }

/** What came of some pages: of those that were checked what was found, by their names. */
export type CheckedPart = {
  checked: [name: string, Checked][]
  /** The pages of which the ledger does not say all there is to say; where there is one, none of the part is checked. */
  unsettled: string[]
  /** Those of them that words are gone from: they may have moved to another page. */
  gone: string[]
}

/** What all pages know of each other when they are checked. */
export type CheckContext = Pick<SiteIndex, 'pages' | 'unreadable'>

/** What to do about pages of which the ledger does not say all: to leave them for later, to note it, or nothing more. */
export type Unsettled = 'leave' | 'note' | 'check'

/** What is done to check pages, some at a time: by the main thread, and by others. */
export type CheckWork = {
  scan(pages: PageFiles[]): Scan[]
  /** Some pages, with what all pages share. */
  open(pages: PageFiles[]): { site: Site; part: Part }
  /** Says what all pages know of each other. Without it nothing can be opened or checked. */
  prepare(context: CheckContext): void
  check(pages: PageFiles[], unsettled: Unsettled): CheckedPart
}

/**
 * @param base what all pages have in common
 * @param rules the rules to check by
 * @param ledger what is known of their translations
 */
export function createCheckWork(base: Base, rules: Check[], ledger: LedgerOnDisk): CheckWork {
  const { read } = createReader(base)
  let { index } = base
  const open = (pages: PageFiles[]) => {
    const part = read(pages, noTime())
    const texts = ledger.texts(part.site.pages.map(({ name }) => name))
    return { part, site: { ...part.site, index, source: { ...base.source, documents: part.texts, ledger: texts } } }
  }
  return {
    scan: (pages) => inParts(pages).flatMap((some) => scan(some, read(some, noTime()))),
    open,
    prepare(context) {
      index = createSiteIndex(context.pages, context.unreadable)
    },
    check(pages, how) {
      const found = unsettledIn(open(pages).site, ledger.texts(pages.map(({ name }) => name)))
      if (found.names.size > 0 && how === 'leave')
        return { checked: [], unsettled: [...found.names], gone: [...found.gone] }
      if (found.names.size > 0 && how === 'note')
        ledger.note(
          open(pages).site,
          pages.map(({ name }) => name),
        )
      const { part, site } = open(pages)
      return { checked: checkPart(pages, site, part.problems, rules), unsettled: [], gone: [...found.gone] }
    },
  }
}

/** Checks some pages. @param failures what is wrong with each single document */
function checkPart(part: PageFiles[], site: Site, failures: Problem[], rules: Check[]): [string, Checked][] {
  const found = groupBy([...failures, ...runChecks(site, rules)], ({ file }) => file)
  const notes = notePages(site, rules)
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
