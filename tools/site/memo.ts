import { basename, join } from 'node:path'
import { bundleFolder } from '../bundle/current.js'
import { cacheFolder } from '../files/cache'
import { Memo } from '../files/memo'

/** What is known of the content of the folder the command runs in, from one command to the next. */
export function siteMemo(): Memo {
  return new Memo(join(cacheFolder, 'memo.jsonl'), basename(bundleFolder()))
}
