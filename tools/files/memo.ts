import { join } from 'node:path'
import { cacheFolder, keepLines, readKeptLines } from './cache'
import { isTraced, trace } from './trace'

/**
 * A value that was made, from what (another `key` where that is another), and its line in the file: one that was made now
 * has none, since both would take twice the memory.
 */
type Made = { key: string; line: Buffer; value?: unknown } | { key: string; line?: undefined; value: unknown }

/**
 * Remembers what was made from what, so that the next command makes only what is new. It is a file of lines, read when
 * something of it is asked for; a value is parsed when it is wanted, and written back as it was. A damaged memo is an empty
 * one, and so is one of other code.
 */
export class Memo {
  readonly #file: string
  readonly #code: string
  readonly #now = new Map<string, Made>()
  /** The steps that something was asked of. */
  readonly #asked = new Set<string>()
  /** What was traced: a second look at the same says nothing new. */
  readonly #traced = new Set<string>()
  #isNew = false
  #before: Map<string, Made> | undefined

  /**
   * @param file where it is kept
   * @param code the key of the code that makes the values
   */
  constructor(file: string, code: string) {
    this.#file = file
    this.#code = code
  }

  /** The value that was made before, where it was made from the same. It stays for the next command. */
  find<Value>(step: string, id: string, key: string): Value | undefined {
    const name = entryName(step, id)
    this.#asked.add(step)
    const now = this.#now.get(name)
    const made = now?.key === key ? now : this.#all.get(name)
    if (isTraced) this.#trace(step, id, key, made)
    if (made?.key !== key) return undefined
    this.#now.set(name, made)
    return parsed(made) as Value
  }

  /** Whether something was made that was not known before. */
  get isNew(): boolean {
    return this.#isNew
  }

  /** Remembers a value for the next command. */
  put<Value>(step: string, id: string, key: string, value: Value): Value {
    this.#asked.add(step)
    this.#now.set(entryName(step, id), { key, value })
    this.#isNew = true
    return value
  }

  /**
   * Writes down what was found and what was put, and what other commands know: the steps that nothing was asked of. The
   * rest is forgotten.
   * @param file where to: the memo itself, or a file that takes its place later
   */
  save(file = this.#file): void {
    const isOther = ([name]: [string, Made]) => !this.#asked.has(name.slice(0, name.indexOf(' ')))
    const all = [...[...this.#all].filter(isOther), ...this.#now]
    keepLines(file, this.#code, linesOf(all))
  }

  #trace(step: string, id: string, key: string, made: Made | undefined): void {
    const name = `${entryName(step, id)} ${key}`
    if (!this.#traced.has(name)) trace(step, id, made?.key, key)
    this.#traced.add(name)
  }

  get #all(): Map<string, Made> {
    this.#before ??= this.#read(this.#file)
    return this.#before
  }

  #read(file: string): Map<string, Made> {
    const kept = readKeptLines<string>(file)
    trace('memo', file, kept && `code=${kept.head}`, `code=${this.#code}`)
    const lines = kept?.head === this.#code ? kept.lines() : []
    return new Map(
      lines.map((line) => {
        const [name, key]: [string, string] = JSON.parse(line.toString('utf8', 0, line.indexOf(between)))
        return [name, { key, line }]
      }),
    )
  }
}

/** Between what names a value and the value; JSON writes it in another way. */
const between = '\t'

/** Lines are written as they are made. */
function* linesOf(all: [name: string, made: Made][]): Iterable<Buffer> {
  for (const [name, { key, line, value }] of all)
    yield line ?? Buffer.from(JSON.stringify([name, key]) + between + JSON.stringify(value))
}

function parsed(made: Made): unknown {
  if (made.line) made.value ??= JSON.parse(made.line.toString('utf8', made.line.indexOf(between) + 1))
  return made.value
}

function entryName(step: string, id: string): string {
  return `${step} ${id}`
}

/** Raised when something else is to be found out about bytes. */
const bytesVersion = '6'

/** What was found out about bytes, which no other code changes: by their hash, or by the fingerprint of their file. */
export function bytesMemo(): Memo {
  return new Memo(join(cacheFolder, 'bytes.jsonl'), bytesVersion)
}
