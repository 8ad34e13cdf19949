import { basename, join } from 'node:path'
import { bundleFolder } from '../bundle/current.js'
import { cacheFolder } from '../files/cache'
import { hashOf } from '../files/files'
import { listContent } from '../files/listing'
import { listMedia } from '../files/media'
import { Memo } from '../files/memo'
import { ledgerFingerprints } from '../translations/ledger-files'
import type { CheckResult } from './check-files'
import type { Changes } from './git-changes'

/**
 * Checks the site of the folder the command runs in. Where no file changed since it was checked last, and neither did the
 * code, what was found then is true now.
 * @param isRelease whether to add the owner's checklist, which looks at more than the content: it is checked each time
 * @param changes what changed, where only problems of what that touches count
 */
export async function checkFolder(isRelease: boolean, changes?: Changes): Promise<CheckResult> {
  const listing = listContent()
  const mediaProblems: CheckResult['problems'] = []
  const media = listMedia(mediaProblems)
  const memo = new Memo(join(cacheFolder, `memo-check${isRelease ? '-release' : ''}.jsonl`), basename(bundleFolder()))
  const content = JSON.stringify([[...listing.fingerprints], media, listing.problems, mediaProblems, changes])
  const keyNow = () => hashOf(content + JSON.stringify(ledgerFingerprints()))
  const before = isRelease ? undefined : memo.find<CheckResult>('result', '', keyNow())
  if (before) return before
  // Most of the code is for finding out.
  const { checkFiles } = await import('./check-files')
  const result = await checkFiles(listing, memo, isRelease, changes)
  // Checking notes what was translated, which changes nothing of what was found.
  memo.put('result', '', keyNow(), result)
  memo.save()
  return result
}
