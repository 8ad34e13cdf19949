import { join } from 'node:path'
import { cacheFolder } from '../files/cache'

/** Where a site with drafts is built: never where the one is that is published. */
export const draftsFolder = 'drafts'

/** Where notes about an output folder ("dist", "shards/2-of-5") are kept, apart from those of other folders. */
function keptPath(what: string, folder: string, ending = ''): string {
  return join(cacheFolder, `${what}-${folder.replaceAll(/[/\\]/g, '-')}${ending}`)
}

/** Who builds it. */
export function lockFile(folder: string): string {
  return keptPath('build', folder, '.lock')
}

/** Its new files until all are made, at their paths in it. */
export function stagingOf(folder: string): string {
  return keptPath('staging', folder)
}

/** What the last complete build remembers, see `Memo`. */
export function memoFile(folder: string): string {
  return keptPath('memo', folder, '.jsonl')
}

/** What the last complete build noted besides. */
export function factsFile(folder: string): string {
  return keptPath('facts', folder, '.json')
}

/** The notes of this build, until all is in place. */
export function nextMemoFile(folder: string): string {
  return keptPath('next-memo', folder, '.jsonl')
}

/** Which of its files are from builds. */
export function writtenFile(folder: string): string {
  return keptPath('files', folder, '.json')
}
