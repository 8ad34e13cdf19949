import { basename, join } from 'node:path'
import { bundleFolder } from '../bundle/current.js'
import { cacheFolder } from '../files/cache'
import { Memo } from '../files/memo'

/** Cache of results computed from the site in the current folder. All commands share this cache. */
export function siteMemo(): Memo {
  return new Memo(join(cacheFolder, 'memo.jsonl'), basename(bundleFolder()))
}
