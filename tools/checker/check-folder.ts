import { basename, join } from 'node:path'
import { bundleFolder } from '../bundle/current.js'
import { cacheFolder } from '../files/cache'
import { hashOf } from '../files/files'
import { listContent } from '../files/listing'
import { listMedia } from '../files/media'
import { Memo } from '../files/memo'
import type { CheckResult } from './check-files'
import type { Changes } from './git-changes'

/**
 * Checks the site of the folder the command runs in. Where no file changed since it was checked last, and neither did the
 * code, what was found then is true now.
 * @param isRelease whether to add the owner's checklist, which looks at more than the content: it is checked each time
 * @param changes what changed, where only problems of what that touches count
 */
export async function checkFolder(isRelease: boolean, changes?: Changes): Promise<CheckResult> {
  const { fingerprints, problems } = listContent()
  const media = listMedia(problems)
  if (isRelease || changes)
    return (await import('./check-files')).checkFiles(fingerprints, media, problems, isRelease, changes)
  const memo = new Memo(join(cacheFolder, 'memo-check.jsonl'), basename(bundleFolder()))
  const key = hashOf(JSON.stringify([[...fingerprints], media, problems]))
  const before = memo.find<CheckResult>('check', 'site', key)
  if (before) return before
  // Most of the code is for finding out.
  const { checkFiles } = await import('./check-files')
  const result = await checkFiles(fingerprints, media, problems, false)
  memo.put('check', 'site', key, result)
  memo.save()
  return result
}
