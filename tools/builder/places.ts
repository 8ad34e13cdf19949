import { join } from 'node:path'
import { cacheFolder } from '../files/cache'

/** Output folder of a build with drafts, separate from the output folder of the published site. */
export const draftsFolder = 'drafts'

/** Path of a cache file or folder for one output folder ("dist", "shards/2-of-5"). */
function cachePath(prefix: string, folder: string, ending = ''): string {
  return join(cacheFolder, `${prefix}-${folder.replaceAll(/[/\\]/g, '-')}${ending}`)
}

/** Path of the lock that a build holds, so that only one build writes to the output folder. */
export function lockFile(folder: string): string {
  return cachePath('build', folder, '.lock')
}

/** Path of the staging folder, which contains the new files of a build until all of them have been written. */
export function stagingOf(folder: string): string {
  return cachePath('staging', folder)
}

/** Path of the `Memo` of the last complete build. */
export function memoFile(folder: string): string {
  return cachePath('memo', folder, '.jsonl')
}

/** Path of the `Facts` of the last complete build. */
export function factsFile(folder: string): string {
  return cachePath('facts', folder, '.json')
}

/** Path of the `Memo` of the running build, until all output files are in place. */
export function nextMemoFile(folder: string): string {
  return cachePath('next-memo', folder, '.jsonl')
}

/** Path of the list of the files that builds wrote to the output folder. */
export function writtenFile(folder: string): string {
  return cachePath('files', folder, '.json')
}
