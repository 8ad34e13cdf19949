import type { Contract } from '../content/base/contract'
import { type Problem, sortProblems } from '../content/base/problem'
import { type Check, runChecks } from '../content/check/check'
import { readSite } from '../content/read/read-site'
import type { Site, Source } from '../content/read/site'
import { pagesProgress, progressOf } from '../content/translation/translation-count'

/**
 * Problems in a site whose texts are at hand: one that is not yet on disk, or a test's. It never throws.
 * @param checks the rules to apply beyond reading the documents and the schema
 * @returns the site where it could be read, and the problems in the order of files and lines
 */
export function checkSite(source: Source, contract: Contract, checks: Check[]): { site?: Site; problems: Problem[] } {
  const { site, problems } = readSite(source, contract)
  if (site) {
    const progress = progressOf([...pagesProgress(site)])
    problems.push(...runChecks({ ...site, progress }, checks))
  }
  return { site, problems: sortProblems(problems) }
}
