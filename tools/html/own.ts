import { runInThisContext } from 'node:vm'
import { addOwn } from '../../renderer/server'
import type { OwnBlocks } from '../content/site'

/** The blocks that the renderer has now. */
let used = ''

/** Lets the renderer show the blocks of a site's own. */
export function addOwnBlocks({ code, address }: OwnBlocks): void {
  if (used !== code) addOwn(runInThisContext(`(${code})`, { filename: address }))
  used = code
}
