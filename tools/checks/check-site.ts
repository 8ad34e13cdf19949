import type { Contract } from '../content/base/contract'
import { type Problem, sortProblems } from '../content/base/problem'
import { type Check, runChecks } from '../content/check/check'
import { readDocument } from '../content/json/document'
import { onceForAll, pageFillerOf } from '../content/read/fill-pages'
import { readSite } from '../content/read/read-site'
import type { Site, Source } from '../content/read/site'
import { pagesProgress, progressOf } from '../content/translation/translation-count'

/**
 * Checks a site in memory: a new site that is not yet on disk, or the site of a test. Never throws.
 * @param checks rules to run after the site has been read and validated
 * @returns the site (undefined if unreadable), and all problems, sorted by file and line
 */
export function checkSite(source: Source, contract: Contract, checks: Check[]): { site?: Site; problems: Problem[] } {
  const { site, problems } = readFilled(source, contract)
  if (site) {
    const progress = progressOf([...pagesProgress(site)])
    problems.push(...runChecks({ ...site, progress }, checks))
  }
  const filler = site && pageFillerOf(site)
  const placed = filler ? onceForAll(problems.map(filler.placed), source.tables) : problems
  return { site, problems: sortProblems(placed) }
}

/** Reads a site, including the pages and lists that are filled from tables. */
function readFilled(source: Source, contract: Contract): ReturnType<typeof readSite> {
  const shared = readSite(source, contract)
  const filler = shared.site && pageFillerOf(shared.site)
  if (!filler) return shared
  const texts = new Map(Object.entries(source.documents))
  for (const file of filler.files) {
    const text = filler.text(file)
    if (text !== undefined) texts.set(file, text)
  }
  // A translation can only be filled after its page.
  const files = [...texts].sort(([a], [b]) => Number(b.startsWith('pages/')) - Number(a.startsWith('pages/')))
  const read = (file: string, text: string) => filler.read(file, text, readDocument)
  return readSite({ ...source, documents: Object.fromEntries(files) }, contract, undefined, read)
}
