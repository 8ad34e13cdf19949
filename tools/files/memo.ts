import { keepLines, readKeptLines } from './cache'

/** A value that was made, from what (another `key` where that is another), and its line in the file. */
type Made = { key: string; line: Buffer; value?: unknown }

/**
 * Remembers what was made from what, so that the next command makes only what is new. It is a file of lines, read when
 * something of it is asked for; a value is parsed when it is wanted, and written back as it was. A damaged memo is an empty
 * one, and so is one of other code.
 */
export class Memo {
  readonly #files: [file: string, ...others: string[]]
  readonly #code: string
  readonly #now = new Map<string, Made>()
  #before: Map<string, Made>[] | undefined

  /**
   * @param file where it is kept
   * @param code the key of the code that makes the values
   * @param others memos of other commands, where what this one does not know is looked for
   */
  constructor(file: string, code: string, ...others: string[]) {
    this.#files = [file, ...others]
    this.#code = code
  }

  /** The value that was made before, where it was made from the same. It stays for the next command. */
  find<Value>(step: string, id: string, key: string): Value | undefined {
    const name = nameOf(step, id)
    const made = [this.#now, ...this.#all].map((some) => some.get(name)).find((one) => one?.key === key)
    if (!made) return undefined
    this.#now.set(name, made)
    return parsed(made) as Value
  }

  /** The value that was made last, from whatever. */
  last<Value>(step: string, id: string): Value | undefined {
    const name = nameOf(step, id)
    const made = this.#all.find((some) => some.has(name))?.get(name)
    return made && (parsed(made) as Value)
  }

  /** Remembers a value for the next command. */
  put<Value>(step: string, id: string, key: string, value: Value): Value {
    const name = nameOf(step, id)
    const line = Buffer.from(JSON.stringify([name, key]) + between + JSON.stringify(value))
    this.#now.set(name, { key, line, value })
    return value
  }

  /**
   * Writes down what was found and what was put; the rest is forgotten.
   * @param file where to: the memo itself, or a file that takes its place later
   */
  save(file = this.#files[0]): void {
    keepLines(
      file,
      this.#code,
      Array.from(this.#now.values(), ({ line }) => line),
    )
  }

  get #all(): Map<string, Made>[] {
    this.#before ??= this.#files.map((file) => this.#read(file))
    return this.#before
  }

  #read(file: string): Map<string, Made> {
    const kept = readKeptLines<string>(file)
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

function parsed(made: Made): unknown {
  made.value ??= JSON.parse(made.line.toString('utf8', made.line.indexOf(between) + 1))
  return made.value
}

function nameOf(step: string, id: string): string {
  return `${step} ${id}`
}
