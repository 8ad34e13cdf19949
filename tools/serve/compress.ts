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

/** The result: files, and their bytes before and as Brotli. */
export type Compressed = { files: number; unchanged: number; bytes: number; sent: number; ms: number }

/** Below this a file fits into one packet anyway. */
const smallest = 300

/** As strong as it goes: it is done once. */
const levels = { br: 11, gzip: 9 }

/**
 * Compresses the text of a built site once, next to the files, for servers that send it so. A compressed file has the
 * time of its original, and is made again where that has another.
 */
export async function compressSite(folder: string): Promise<Compressed> {
  const start = performance.now()
  const texts = listFiles(folder).filter(isCompressible)
  const outdated = texts.filter((path) => !isCompressed(join(folder, path)))
  // Brands share many files: the same content is compressed once.
  const same = new Map<string, string[]>()
  for (const path of outdated) {
    const file = join(folder, path)
    const hash = hashOf(readFileSync(file))
    same.set(hash, [...(same.get(hash) ?? []), file])
  }
  const result: Compressed = { files: 0, unchanged: texts.length - outdated.length, bytes: 0, sent: 0, ms: 0 }
  // Node compresses in threads of its own.
  await sideBySide(same.values(), availableParallelism(), async (files) => {
    const [bytes, sent] = await compressInto(files)
    result.files += files.length
    result.bytes += bytes * files.length
    result.sent += sent * files.length
  })
  return { ...result, ms: performance.now() - start }
}

/** Compresses files of the same content. @returns its bytes, before and as Brotli */
async function compressInto(files: string[]): Promise<[bytes: number, sent: number]> {
  const [first = ''] = files
  const content = readFileSync(first)
  const made = await Promise.all(
    (Object.keys(encodings) as Encoding[]).map(async (encoding) => {
      const body = await compress(content, encoding, levels)
      for (const file of files) writeCompressed(file, encodings[encoding], body)
      return body.length
    }),
  )
  return [content.length, made[0] ?? 0]
}

function writeCompressed(file: string, ending: string, body: Buffer): void {
  const { atime, mtime } = statSync(file)
  const part = partOf(file + ending)
  writeFileSync(part, body)
  utimesSync(part, atime, mtime)
  renameSync(part, file + ending)
}

/** Whether nothing need be done: it is small, or was compressed since it changed. */
function isCompressed(file: string): boolean {
  const { size, mtimeMs } = statSync(file)
  return size < smallest || Object.values(encodings).every((ending) => isFrom(file + ending, mtimeMs))
}

/** @param levels the higher, the smaller and the slower */
export function compress(content: Buffer, encoding: Encoding, levels: Record<Encoding, number>): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content, { level: levels.gzip })
  const params = { [constants.BROTLI_PARAM_QUALITY]: levels.br, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return promisify(brotliCompress)(content, { params })
}

/** Whether there is such a file, of the time of what it was made from: file systems do not keep it to the same part of a second. */
export function isFrom(file: string, mtimeMs: number): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && Math.abs(found.mtimeMs - mtimeMs) < 1
}
