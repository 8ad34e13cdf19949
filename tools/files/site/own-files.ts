import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../files'
import { blocksFolder, listFiles } from '../listing'

/** Another when any file of the site's own blocks changed; empty for a site without any. */
export function ownKey(): string {
  const files = listFiles(blocksFolder).sort()
  const texts = files.map((file) => [file, readFileSync(join(blocksFolder, file), 'latin1')])
  return texts.length === 0 ? '' : hashOf(JSON.stringify(texts))
}
