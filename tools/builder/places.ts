import { join } from 'node:path'
import { cacheFolder } from '../files/cache'

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

/** What all its pages share, for worker threads. */
export function frameFile(folder: string): string {
  return placeOf('frame', folder, '.jsonl')
}

/** What the last complete build knows of it. */
export function manifestFile(folder: string): string {
  return placeOf('manifest', folder, '.json')
}

/** Which of its files are from builds. */
export function writtenFile(folder: string): string {
  return placeOf('written', folder, '.jsonl')
}

/** What is left to do to put a complete build in place. */
export function journalFile(folder: string): string {
  return placeOf('commit', folder, '.json')
}
