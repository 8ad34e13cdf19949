import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isHidden } from '../../content/read/file-name'
import { hashOf } from '../files'
import { blocksFolder, listFiles } from '../listing'

/**
 * Returns the cache key of the site's custom blocks, which changes when any of their files changes. Empty if there are
 * no files.
 */
export function ownKey(): string {
  const files = listFiles(blocksFolder)
    .filter((file) => !isHidden(basename(file)))
    .sort()
  const texts = files.map((file) => [file, readFileSync(join(blocksFolder, file), 'latin1')])
  return texts.length === 0 ? '' : hashOf(JSON.stringify(texts))
}
