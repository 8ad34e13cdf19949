import { join } from 'node:path'
import { cacheFolder } from '../files/cache'

/** Output folder of a site with drafts, apart from the published one. */
export const draftsFolder = 'drafts'

/** Path of a cache file or folder for one output folder ("dist", "shards/2-of-5"). */
function cachePath(prefix: string, folder: string, ending = ''): string {
  return join(cacheFolder, `${prefix}-${folder.replaceAll(/[/\\]/g, '-')}${ending}`)
}

/** Lock that only one build of the output folder can hold. */
export function lockFile(folder: string): string {
  return cachePath('build', folder, '.lock')
}

/** Staging folder for the new files of an incomplete build, at their paths within the output. */
export function stagingOf(folder: string): string {
  return cachePath('staging', folder)
}

/** `Memo` of the last complete build. */
export function memoFile(folder: string): string {
  return cachePath('memo', folder, '.jsonl')
}

/** `Facts` of the last complete build. */
export function factsFile(folder: string): string {
  return cachePath('facts', folder, '.json')
}

/** `Memo` of the running build, until all its files are in place. */
export function nextMemoFile(folder: string): string {
  return cachePath('next-memo', folder, '.jsonl')
}

/** List of the files in the output folder that builds wrote. */
export function writtenFile(folder: string): string {
  return cachePath('files', folder, '.json')
}
