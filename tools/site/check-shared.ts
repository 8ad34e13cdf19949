import type { Problem } from '../content/base/problem'
import { runChecks } from '../content/check/check'
import type { Site } from '../content/read/site'
import { type PageProgress, pagesProgress, progressOf } from '../content/translation/translation-count'
import { hashOf } from '../files/files'
import type { OpenSite } from './open'
import type { Checked } from './part'

/**
 * Checks the data that all pages share.
 * @param site the shared data with its ledger; `unreadable` contains all unreadable files, including those of pages
 * @param checked check results of all pages; undefined if only some are known
 */
export function checkShared(
  { parts: { rules, keys, findings } }: OpenSite,
  site: Site,
  checked: ReadonlyMap<string, Checked> | undefined,
): Problem[] {
  // Sorted, because the order of `checked` depends on which results were cached.
  const sortedResults = [...(checked ?? [])].sort(([a], [b]) => (a < b ? -1 : 1))
  const progress = sortedResults.map(([name, result]): [string, PageProgress] => [name, result.progress])
  const inputs = [keys.sharedCheckKey, [...site.unreadable], site.source.ledger, checked && progressOf(progress)]
  return findings.shared(hashOf(JSON.stringify(inputs)), () => {
    const wholeProgress = checked && progressOf([...progress, ...pagesProgress(site)])
    return runChecks({ ...site, progress: wholeProgress }, rules)
  })
}
