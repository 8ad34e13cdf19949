import { createHash, randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** The folder for files that can be made again from the content, kept out of version control. */
export const cacheFolder = '.cache'

/** The end of names that only unfinished files and folders have. */
export const unfinished = '.part'

/** A name for a file or folder while it is made: no other process, and nothing else in this one, uses the same. */
export function partOf(path: string): string {
  return `${path}.${process.pid}-${randomBytes(4).toString('hex')}${unfinished}`
}

/** The process that made such a name for a file; undefined for other names. */
export function writerOf(part: string, path: string): number | undefined {
  if (!part.startsWith(`${path}.`) || !part.endsWith(unfinished)) return undefined
  const pid = Number.parseInt(part.slice(path.length + 1), 10)
  return Number.isNaN(pid) ? undefined : pid
}

/** Writes a file atomically: readers find the old content or all of the new. */
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

/** Reads what an earlier command kept; undefined when there is nothing, or it is not as it was kept. */
export function readKept<Kept>(file: string): Kept | undefined {
  return readKeptLines<Kept>(file)?.head
}

/** Keeps something for the next command. An interrupted one leaves what was there before. */
export function keep(file: string, content: unknown): void {
  keepLines(file, content, [])
}

/** How many lines are written at a time. */
const linesAtOnce = 500

/**
 * Keeps lines, even many: a head, the lines, and the hash of all that. As one text they would need several
 * times the memory of what they say.
 */
export function keepLines(file: string, head: unknown, lines: Iterable<Buffer>): void {
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
 * Reads lines that an earlier command kept; undefined when there are none, or they are not as they were kept.
 * @returns their head, and the lines when they are asked for
 */
export function readKeptLines<Head>(file: string): { head: Head; lines(): Buffer[] } | undefined {
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

/** The lines of a kept file without the hash; undefined when the hash is not theirs: the file was cut off or changed. */
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
