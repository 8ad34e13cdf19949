import { brotliCompressSync, constants } from 'node:zlib'

/** Size as a server sends it: Brotli at its best, as `npm run release` compresses. */
export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
