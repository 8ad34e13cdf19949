import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Size in bytes after Brotli compression at the highest quality, which `npm run release` uses. */
export async function brotliSize(content: string | Buffer): Promise<number> {
  return (await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length
}
