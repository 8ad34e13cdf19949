import { createHash, randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Folder for caches, locks and unfinished changes of a site. It is not under version control. */
export const cacheFolder = '.cache'

/** Suffix of the names of unfinished files and folders. */
export const unfinished = '.part'

/** Temporary path for an unfinished file or folder. No two processes or calls get the same path. */
export function partOf(path: string): string {
  return `${path}.${process.pid}-${randomBytes(4).toString('hex')}${unfinished}`
}

/** Pid of the process that made a temporary path for `path`; undefined if `part` is not such a path. */
export function writerOf(part: string, path: string): number | undefined {
  if (!part.startsWith(`${path}.`) || !part.endsWith(unfinished)) return undefined
  const pid = Number.parseInt(part.slice(path.length + 1), 10)
  return Number.isNaN(pid) ? undefined : pid
}

/** Writes a file atomically: readers see either the old content or the complete new content. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = partOf(file)
  try {
    writeFileSync(part, content)
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/** Reads a value stored by `storeValue`; undefined if the file is missing or damaged. */
export function readStored<Kept>(file: string): Kept | undefined {
  return readStoredLines<Kept>(file)?.head
}

/** Stores a value for later commands. If this command is interrupted, the previous value remains. */
export function storeValue(file: string, content: unknown): void {
  storeLines(file, content, [])
}

/** Number of lines per write. */
const linesAtOnce = 500

/**
 * Stores a value (`head`) and lines, followed by a hash of both. The lines are written in chunks, because joining them
 * into one text would take several times their memory.
 */
export function storeLines(file: string, head: unknown, lines: Iterable<Buffer>): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = partOf(file)
  const hash = createHash('sha256')
  try {
    const output = openSync(part, 'w')
    let waiting: Buffer[] = [Buffer.from(`${JSON.stringify(head)}\n`)]
    const write = () => {
      const bytes = Buffer.concat(waiting)
      hash.update(bytes)
      writeSync(output, bytes)
      waiting = []
    }
    try {
      for (const line of lines) {
        waiting.push(line, newLine)
        if (waiting.length >= 2 * linesAtOnce) write()
      }
      if (waiting.length > 0) write()
      writeSync(output, hash.digest('hex'))
    } finally {
      closeSync(output)
    }
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/**
 * Reads a file stored by `storeLines`.
 * @returns the value `head`, and a function that returns the lines; undefined if the file is missing or damaged
 */
export function readStoredLines<Head>(file: string): { head: Head; lines(): Buffer[] } | undefined {
  const bytes = wholeText(file)
  if (!bytes) return undefined
  const headEnd = bytes.indexOf(lineEnd)
  return {
    head: JSON.parse(bytes.toString('utf8', 0, headEnd)),
    lines() {
      const lines: Buffer[] = []
      for (let start = headEnd + 1, end = 0; start < bytes.length; start = end + 1) {
        end = bytes.indexOf(lineEnd, start)
        lines.push(bytes.subarray(start, end))
      }
      return lines
    },
  }
}

/** Contents of a stored file without its hash; undefined if the hash does not match (truncated or edited file). */
function wholeText(file: string): Buffer | undefined {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    return undefined
  }
  const end = bytes.lastIndexOf(lineEnd) + 1
  const text = bytes.subarray(0, end)
  const hash = createHash('sha256').update(text).digest('hex')
  return end > 0 && bytes.toString('utf8', end) === hash ? text : undefined
}

const lineEnd = 0x0a
const newLine = Buffer.of(lineEnd)
