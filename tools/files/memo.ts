import { join } from 'node:path'
import { cacheFolder, keepLines, readKeptLines } from './cache'
import { isTraced, trace } from './trace'

/** A cached value, the key of its inputs, and its line in the file; new values have no line, which saves memory. */
type Entry = { key: string; line: Buffer; value?: unknown } | { key: string; line?: undefined; value: unknown }

/**
 * Cache of results for the next command. The key of a result changes with the inputs from which it was made. The file
 * is read at the first lookup; its lines are parsed when they are found, and written back verbatim. A damaged memo
 * counts as empty, and so does one written by different code.
 */
export class Memo {
  readonly #file: string
  readonly #code: string
  readonly #now = new Map<string, Entry>()
  /** Steps that were used in this command. */
  readonly #asked = new Set<string>()
  /** Lookups that were traced; repeated ones are not printed. */
  readonly #traced = new Set<string>()
  #isNew = false
  #before: Map<string, Entry> | undefined

  /**
   * @param file path of the memo
   * @param code cache key of the code that makes the values
   */
  constructor(file: string, code: string) {
    this.#file = file
    this.#code = code
  }

  /** The cached value if its key is equal, otherwise undefined. A value that is found is kept for the next command. */
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
   * Writes the values that were found or added, and all values of steps that this command did not use. Other values are
   * dropped, since they are outdated.
   * @param file path of the memo, or of a file that replaces it later
   */
  save(file = this.#file): void {
    const isUnused = ([name]: [string, Entry]) => !this.#asked.has(name.slice(0, name.indexOf(' ')))
    const entries = [...[...this.#all].filter(isUnused), ...this.#now]
    keepLines(file, this.#code, linesOf(entries))
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
    const storedLines = readKeptLines<string>(file)
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

/** Separates a value from its name and key. JSON escapes this character. */
const separator = '\t'

/** Serializes entries one at a time, while they are written. */
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

/** Version of the facts in `bytesMemo`; to be raised when these facts are computed differently. */
const bytesVersion = '6'

/** Cache of facts about file contents, by hash or file fingerprint. It stays valid when other code changes. */
export function bytesMemo(): Memo {
  return new Memo(join(cacheFolder, 'bytes.jsonl'), bytesVersion)
}
