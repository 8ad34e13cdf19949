import { readFile, stat } from 'node:fs/promises'
import { type Encoding, encodings } from './accept'
import { compress, isFrom } from './compress'
import { type Content, tagOf } from './send'
import { typeOf } from './table'

/** Maximum total size of the cache, in bytes. */
const room = 64_000_000

/** Compression levels like those of a host. Higher levels take ten times as long and save only 5 %. */
const levels = { br: 6, gzip: 6 }

type Kept = { fingerprint: string; body: Promise<Buffer>; bytes: number; isPrepared: boolean }

/**
 * Cache of text files in the encodings in which they are sent. An entry is evicted when its file changes. If the cache
 * is full, the least recently used entries are evicted.
 */
export class Contents {
  readonly #kept = new Map<string, Kept>()
  #bytes = 0

  /**
   * Reads a text file in an encoding: uses the precompressed file if it is up to date, otherwise compresses the
   * original.
   * @throws the system's error if the file cannot be read
   */
  async read(file: string, encoding: Encoding | undefined): Promise<Content> {
    const { size, mtime, mtimeMs, ctimeMs, ino } = await stat(file)
    const fingerprint = `${size} ${mtimeMs} ${ctimeMs} ${ino}`
    const key = `${encoding} ${file}`
    let entry = this.#kept.get(key)
    if (entry?.fingerprint !== fingerprint) {
      this.#drop(key)
      const isPrepared = encoding === undefined || isFrom(file + encodings[encoding], mtimeMs)
      entry = { fingerprint, isPrepared, bytes: 0, body: bodyOf(file, encoding, isPrepared) }
    }
    // Moves the entry to the end, because the first entry, which is the least recently used, is evicted first.
    this.#kept.delete(key)
    this.#kept.set(key, entry)
    const body = await entry.body.catch((error) => {
      this.#drop(key)
      throw error
    })
    this.#weigh(entry, body.length)
    const tag = entry.isPrepared ? tagOf({ size: body.length, mtime }) : tagOf({ size, mtime }, false)
    return { type: typeOf(file), encoding, tag, modified: mtime, size: body.length, body }
  }

  #weigh(entry: Kept, bytes: number): void {
    if (entry.bytes === 0) this.#bytes += bytes
    entry.bytes = bytes
    for (const key of this.#kept.keys()) {
      if (this.#bytes <= room) return
      this.#drop(key)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}

async function bodyOf(file: string, encoding: Encoding | undefined, isPrepared: boolean): Promise<Buffer> {
  if (encoding === undefined) return readFile(file)
  if (isPrepared) return readFile(file + encodings[encoding])
  return compress(await readFile(file), encoding, levels)
}
