import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Size as a server sends it: Brotli at its best, as `npm run release` compresses. */
export async function brotliSize(content: string | Buffer): Promise<number> {
  return (await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length
}
