import type { Problem } from '../content/base/problem'
import { runChecks } from '../content/check/check'
import type { Site } from '../content/read/site'
import { type PageProgress, pagesProgress, progressOf } from '../content/translation/translation-count'
import { hashOf } from '../files/files'
import type { OpenSite } from './open'
import type { Checked } from './part'

/**
 * Checks what all pages share.
 * @param site it, with what the ledger says of it and the files that no page could be read from
 * @param checked what was found of all pages; undefined if only some are known
 */
export function checkShared(
  { parts: { rules, keys, findings } }: OpenSite,
  site: Site,
  checked: ReadonlyMap<string, Checked> | undefined,
): Problem[] {
  // Pages that were checked now come last, whichever they were.
  const ofPages = [...(checked ?? [])].sort(([a], [b]) => (a < b ? -1 : 1))
  const progress = ofPages.map(([name, one]): [string, PageProgress] => [name, one.progress])
  const about = [keys.sharedCheckKey, [...site.unreadable], site.source.ledger, checked && progressOf(progress)]
  return findings.shared(hashOf(JSON.stringify(about)), () => {
    const whole = checked && progressOf([...progress, ...pagesProgress(site)])
    return runChecks({ ...site, progress: whole }, rules)
  })
}
