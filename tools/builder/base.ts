import { readSite } from '../content/read-site'
import type { Base } from '../content/site'
import { openContract } from '../contract/open'
import type { Setup } from './protocol'
import { threadSetup } from './threads'

/** What all pages share, read again in this thread. @throws where a site could not be read, of which no thread is asked */
export function readBase(): Base {
  const { contract, source } = threadSetup<Setup>()
  const { site } = readSite(source, openContract(contract))
  if (!site) throw new Error('The site file cannot be used.')
  return site
}
