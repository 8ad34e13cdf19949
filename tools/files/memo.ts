import { join } from 'node:path'
import { cacheFolder, readStoredLines, storeLines } from './cache'
import { isTraced, trace } from './trace'

/**
 * A cached value, the key computed from its inputs, and its line in the cache file. To save memory, the line of a new
 * value is made only when the file is written.
 */
type Entry = { key: string; line: Buffer; value?: unknown } | { key: string; line?: undefined; value: unknown }

/**
 * Cache file with results for later commands. The key of a result changes whenever the inputs of that result change.
 * The file is read at the first lookup; each value is parsed only when a lookup finds it, and its line is written back
 * unchanged. A file that is damaged, or was written by different code, counts as empty.
 */
export class Memo {
  readonly #file: string
  readonly #code: string
  readonly #now = new Map<string, Entry>()
  /** Kinds of results ("steps") that this command has looked up or added. */
  readonly #asked = new Set<string>()
  /** Lookups already passed to `trace`, so that repeated lookups are not printed again. */
  readonly #traced = new Set<string>()
  #isNew = false
  #before: Map<string, Entry> | undefined

  /**
   * @param file path of the cache file
   * @param code cache key of the code that computes the values
   */
  constructor(file: string, code: string) {
    this.#file = file
    this.#code = code
  }

  /**
   * Returns the cached value, or undefined if the cache has no value with this key. A value that is found stays in the
   * cache for the next command.
   */
  find<Value>(step: string, id: string, key: string): Value | undefined {
    const name = entryName(step, id)
    this.#asked.add(step)
    const newEntry = this.#now.get(name)
    const entry = newEntry?.key === key ? newEntry : this.#all.get(name)
    if (isTraced) this.#trace(step, id, key, entry)
    if (entry?.key !== key) return undefined
    this.#now.set(name, entry)
    return parseValue(entry) as Value
  }

  /** Whether a value has been added. */
  get isNew(): boolean {
    return this.#isNew
  }

  /** Caches a value for the next command, and returns it. */
  put<Value>(step: string, id: string, key: string, value: Value): Value {
    this.#asked.add(step)
    this.#now.set(entryName(step, id), { key, value })
    this.#isNew = true
    return value
  }

  /**
   * Writes the values that this command found or added, and all values of steps that this command did not use. All
   * other values are outdated, so they are dropped.
   * @param file path to write to; the cache file by default
   */
  save(file = this.#file): void {
    const isUnused = ([name]: [string, Entry]) => !this.#asked.has(name.slice(0, name.indexOf(' ')))
    const entries = [...[...this.#all].filter(isUnused), ...this.#now]
    storeLines(file, this.#code, linesOf(entries))
  }

  #trace(step: string, id: string, key: string, entry: Entry | undefined): void {
    const name = `${entryName(step, id)} ${key}`
    if (!this.#traced.has(name)) trace(step, id, entry?.key, key)
    this.#traced.add(name)
  }

  get #all(): Map<string, Entry> {
    this.#before ??= this.#read(this.#file)
    return this.#before
  }

  #read(file: string): Map<string, Entry> {
    const storedLines = readStoredLines<string>(file)
    trace('memo', file, storedLines && `code=${storedLines.head}`, `code=${this.#code}`)
    const lines = storedLines?.head === this.#code ? storedLines.lines() : []
    return new Map(
      lines.map((line) => {
        const [name, key]: [string, string] = JSON.parse(line.toString('utf8', 0, line.indexOf(separator)))
        return [name, { key, line }]
      }),
    )
  }
}

/** Separates the value in a line from the name and key before it. JSON never contains this character unescaped. */
const separator = '\t'

/** Yields the lines of entries. Each entry is serialized only when its line is about to be written. */
function* linesOf(entries: [name: string, entry: Entry][]): Iterable<Buffer> {
  for (const [name, { key, line, value }] of entries)
    yield line ?? Buffer.from(JSON.stringify([name, key]) + separator + JSON.stringify(value))
}

function parseValue(entry: Entry): unknown {
  if (entry.line) entry.value ??= JSON.parse(entry.line.toString('utf8', entry.line.indexOf(separator) + 1))
  return entry.value
}

function entryName(step: string, id: string): string {
  return `${step} ${id}`
}

/** Version of the results in `bytesMemo`. Must be raised whenever the code that computes these results changes. */
const bytesVersion = '7'

/**
 * Opens the cache of results that depend only on the contents of a file. Unlike other caches, this one survives most
 * code changes.
 */
export function bytesMemo(): Memo {
  return new Memo(join(cacheFolder, 'bytes.jsonl'), bytesVersion)
}
