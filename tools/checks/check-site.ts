import type { Contract } from '../content/base/contract'
import { type Problem, sortProblems } from '../content/base/problem'
import { type Check, runChecks } from '../content/check/check'
import { readSite } from '../content/read/read-site'
import type { Site, Source } from '../content/read/site'
import { pagesProgress, progressOf } from '../content/translation/translation-count'

/**
 * Checks a site in memory: a new site that is not yet on disk, or the site of a test. Never throws.
 * @param checks rules to run after the site has been read and validated
 * @returns the site (undefined if unreadable), and all problems, sorted by file and line
 */
export function checkSite(source: Source, contract: Contract, checks: Check[]): { site?: Site; problems: Problem[] } {
  const { site, problems } = readSite(source, contract)
  if (site) {
    const progress = progressOf([...pagesProgress(site)])
    problems.push(...runChecks({ ...site, progress }, checks))
  }
  return { site, problems: sortProblems(problems) }
}
