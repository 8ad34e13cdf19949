import { readFile, stat } from 'node:fs/promises'
import { type Encoding, encodings } from './accept'
import { compress, isFrom } from './compress'
import { type Content, tagOf } from './send'
import { typeOf } from './table'

/** How many bytes are kept in memory. */
const room = 64_000_000

/** As a host would: higher levels take ten times as long for a twentieth less. */
const levels = { br: 6, gzip: 6 }

type Kept = { fingerprint: string; body: Promise<Buffer>; bytes: number; isPrepared: boolean }

/** Text as it is sent, compressed once: kept as long as the file is the same and there is room. */
export class Contents {
  readonly #kept = new Map<string, Kept>()
  #bytes = 0

  /**
   * @param file a file of text
   * @returns how it is sent: compressed beforehand where that was done since it changed, else by this server
   * @throws what the system says when the file cannot be read
   */
  async read(file: string, encoding: Encoding | undefined): Promise<Content> {
    const { size, mtime, mtimeMs, ctimeMs, ino } = await stat(file)
    const fingerprint = `${size} ${mtimeMs} ${ctimeMs} ${ino}`
    const key = `${encoding} ${file}`
    let kept = this.#kept.get(key)
    if (kept?.fingerprint !== fingerprint) {
      this.#drop(key)
      const isPrepared = encoding === undefined || isFrom(file + encodings[encoding], mtimeMs)
      kept = { fingerprint, isPrepared, bytes: 0, body: bodyOf(file, encoding, isPrepared) }
    }
    // The file asked for last goes last.
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    const body = await kept.body.catch((error) => {
      this.#drop(key)
      throw error
    })
    this.#weigh(kept, body.length)
    const tag = kept.isPrepared ? tagOf({ size: body.length, mtime }) : tagOf({ size, mtime }, false)
    return { type: typeOf(file), encoding, tag, modified: mtime, size: body.length, body }
  }

  #weigh(kept: Kept, bytes: number): void {
    if (kept.bytes === 0) this.#bytes += bytes
    kept.bytes = bytes
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
