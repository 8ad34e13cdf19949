import { createHash, randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** What is made of the content and can be made again, kept out of version control. */
export const cacheFolder = '.cache'

/** The end of names that only unfinished files and folders have. */
export const unfinished = '.part'

/** A name for a file or folder while it is made: no other process, and nothing else in this one, uses the same. */
export function partOf(path: string): string {
  return `${path}.${process.pid}-${randomBytes(4).toString('hex')}${unfinished}`
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

/** Writes several files: none of them where one cannot be written. */
export function writeAllWhole(files: Map<string, string>): void {
  const parts = [...files].map(([file, content]) => ({ file, content, part: partOf(file) }))
  try {
    for (const { file, content, part } of parts) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(part, content)
    }
    for (const { file, part } of parts) renameSync(part, file)
  } finally {
    for (const { part } of parts) rmSync(part, { force: true })
  }
}

/** Reads what an earlier command kept; undefined when there is nothing, or it is not as it was kept. */
export function readKept<Kept>(file: string): Kept | undefined {
  return readKeptList<Kept, never>(file)?.head
}

/** Keeps something for the next command. An interrupted one leaves what was there before. */
export function keep(file: string, content: unknown): void {
  keepList(file, content, [])
}

/** How many items are written at a time. */
const atOnce = 500

/**
 * Keeps a list that may be long, as JSON Lines: a head, one line for each item, and the hash of all that. As one text it
 * would need several times the memory of what it says.
 */
export function keepList(file: string, head: unknown, items: Iterable<unknown>): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = partOf(file)
  const hash = createHash('sha256')
  try {
    const output = openSync(part, 'w')
    let lines = [JSON.stringify(head)]
    const write = () => {
      const text = `${lines.join('\n')}\n`
      hash.update(text)
      writeSync(output, text)
      lines = []
    }
    try {
      for (const item of items) {
        lines.push(JSON.stringify(item))
        if (lines.length === atOnce) write()
      }
      if (lines.length > 0) write()
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
 * Reads a list that an earlier command kept; undefined when there is none, or it is not as it was kept.
 * @returns its head, and its items when they are asked for
 */
export function readKeptList<Head, Item>(file: string): { head: Head; items(): Item[] } | undefined {
  const bytes = wholeText(file)
  if (!bytes) return undefined
  const headEnd = bytes.indexOf(lineEnd)
  return {
    head: JSON.parse(bytes.toString('utf8', 0, headEnd)),
    items() {
      const items: Item[] = []
      for (let start = headEnd + 1, end = 0; start < bytes.length; start = end + 1) {
        end = bytes.indexOf(lineEnd, start)
        items.push(JSON.parse(bytes.toString('utf8', start, end)))
      }
      return items
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
