import { generateOwnTypes } from '../../bundle/contract/types'
import { writeGenerated } from './types'

/** `types.ts` next to the components of the site's own blocks. */
export async function generate(): Promise<boolean> {
  return writeGenerated(await generateOwnTypes(), false, 'block-types')
}
