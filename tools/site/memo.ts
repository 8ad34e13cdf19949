import { basename, join } from 'node:path'
import { bundleFolder } from '../bundle/current.js'
import { cacheFolder } from '../files/cache'
import { Memo } from '../files/memo'

/** Cache of results about the site in the current folder, shared by all commands. */
export function siteMemo(): Memo {
  return new Memo(join(cacheFolder, 'memo.jsonl'), basename(bundleFolder()))
}
