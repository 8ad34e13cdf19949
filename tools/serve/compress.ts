import { readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { partOf } from '../files/cache'
import { hashOf } from '../files/files'
import { listFiles } from '../files/listing'
import { sideBySide } from '../files/side-by-side'
import { type Encoding, encodings } from './accept'
import { isCompressible } from './table'

/**
 * Result of a compression: number of compressed files, their total size in bytes before (`bytes`) and after Brotli
 * (`sent`), number of files that needed no compression (`unchanged`), and time.
 */
export type Compressed = { files: number; unchanged: number; bytes: number; sent: number; ms: number }

/** Minimum size of files to compress, in bytes, because smaller files fit into one packet anyway. */
const smallest = 300

/** The highest compression levels, because each file is compressed only once. */
const levels = { br: 11, gzip: 9 }

/**
 * Compresses the text files of a built site, next to the originals, for servers that send precompressed files. A
 * compressed file has the modification time of its original, and is made again if the two times differ.
 */
export async function compressSite(folder: string): Promise<Compressed> {
  const start = performance.now()
  const texts = listFiles(folder).filter(isCompressible)
  const outdated = texts.filter((path) => !isCompressed(join(folder, path)))
  // Compresses equal content only once, because brands share many files.
  const filesByHash = new Map<string, string[]>()
  for (const path of outdated) {
    const file = join(folder, path)
    const hash = hashOf(readFileSync(file))
    filesByHash.set(hash, [...(filesByHash.get(hash) ?? []), file])
  }
  const result: Compressed = { files: 0, unchanged: texts.length - outdated.length, bytes: 0, sent: 0, ms: 0 }
  // Works on several files in parallel, because Node compresses in a thread pool.
  await sideBySide(filesByHash.values(), availableParallelism(), async (files) => {
    const [bytes, sent] = await compressInto(files)
    result.files += files.length
    result.bytes += bytes * files.length
    result.sent += sent * files.length
  })
  return { ...result, ms: performance.now() - start }
}

/** Compresses files with equal content. @returns size of one file in bytes, before and after Brotli */
async function compressInto(files: string[]): Promise<[bytes: number, sent: number]> {
  const [first = ''] = files
  const content = readFileSync(first)
  const sizes = await Promise.all(
    (Object.keys(encodings) as Encoding[]).map(async (encoding) => {
      const body = await compress(content, encoding, levels)
      for (const file of files) writeCompressed(file, encodings[encoding], body)
      return body.length
    }),
  )
  return [content.length, sizes[0] ?? 0]
}

function writeCompressed(file: string, ending: string, body: Buffer): void {
  const { atime, mtime } = statSync(file)
  const part = partOf(file + ending)
  writeFileSync(part, body)
  utimesSync(part, atime, mtime)
  renameSync(part, file + ending)
}

/** Whether a file needs no compression, because it is small or its compressed files are up to date. */
function isCompressed(file: string): boolean {
  const { size, mtimeMs } = statSync(file)
  return size < smallest || Object.values(encodings).every((ending) => isFrom(file + ending, mtimeMs))
}

/** Compresses content. @param levels compression levels; a higher level is slower, but produces fewer bytes */
export function compress(content: Buffer, encoding: Encoding, levels: Record<Encoding, number>): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content, { level: levels.gzip })
  const params = { [constants.BROTLI_PARAM_QUALITY]: levels.br, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return promisify(brotliCompress)(content, { params })
}

/** Whether a file has the modification time of its original. File systems differ in precision, so 1 ms is tolerated. */
export function isFrom(file: string, mtimeMs: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats !== undefined && Math.abs(stats.mtimeMs - mtimeMs) < 1
}
