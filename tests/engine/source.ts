import type { Source } from '../../tools/content/site'
import { openContent, readAll } from '../../tools/site/source'

/** The site of the folder that a test runs in, all of it in memory. */
export function readSource(): Source {
  return readAll(openContent())
}
