import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** What is made of the content and can be made again, kept out of version control. */
export const cacheFolder = '.cache'

/** Reads what an earlier command kept; undefined when there is nothing, or nothing that can be read. */
export function readKept<Kept>(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps something for the next command. An interrupted one leaves what was there before. */
export function keep(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, JSON.stringify(content))
  renameSync(part, file)
}

/** How many items are written at a time. */
const atOnce = 500

/**
 * Keeps a list that may be long, as JSON Lines: a head, and one line for each item. As one text it would need several
 * times the memory of what it says.
 */
export function keepList(file: string, head: unknown, items: Iterable<unknown>): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  const output = openSync(part, 'w')
  let lines = [JSON.stringify(head)]
  const write = () => {
    writeSync(output, `${lines.join('\n')}\n`)
    lines = []
  }
  for (const item of items) {
    lines.push(JSON.stringify(item))
    if (lines.length === atOnce) write()
  }
  if (lines.length > 0) write()
  closeSync(output)
  renameSync(part, file)
}

/** Reads a list that an earlier command kept; undefined when there is none. */
export function readKeptList<Head, Item>(file: string): { head: Head; items: Item[] } | undefined {
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  const items: Item[] = []
  const headEnd = bytes.indexOf(lineEnd)
  for (let start = headEnd + 1, end = 0; start < bytes.length; start = end + 1) {
    end = bytes.indexOf(lineEnd, start)
    items.push(JSON.parse(bytes.toString('utf8', start, end)))
  }
  return { head: JSON.parse(bytes.toString('utf8', 0, headEnd)), items }
}

const lineEnd = 0x0a
