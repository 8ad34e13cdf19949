import { join } from 'node:path'
import { cacheFolder } from '../files/cache'

/** Where a site with drafts is built: never where the one is that is published. */
export const draftsFolder = 'drafts'

/** What is kept of each output folder ("dist", "shards/2-of-5"), so that builds of different folders do not meet. */
function placeOf(what: string, folder: string, ending = ''): string {
  return join(cacheFolder, `${what}-${folder.replaceAll(/[/\\]/g, '-')}${ending}`)
}

/** Who builds it. */
export function lockFile(folder: string): string {
  return placeOf('build', folder, '.lock')
}

/** Its new files until all are made, at their paths in it. */
export function stagingOf(folder: string): string {
  return placeOf('staging', folder)
}

/** What the last complete build remembers, see `Memo`. */
export function memoFile(folder: string): string {
  return placeOf('memo', folder, '.jsonl')
}

/** What the last complete build noted besides. */
export function factsFile(folder: string): string {
  return placeOf('facts', folder, '.json')
}

/** What this build remembers, until all is in place. */
export function nextMemoFile(folder: string): string {
  return placeOf('next-memo', folder, '.jsonl')
}

/** Which of its files are from builds. */
export function writtenFile(folder: string): string {
  return placeOf('files', folder, '.json')
}

/** What is left to do to put a complete build in place. */
export function journalFile(folder: string): string {
  return placeOf('commit', folder, '.json')
}
