import { keepList, readKeptList } from './cache'

/** A value that was made: in which step, of what (`id`), and from what (another `key` where that is another). */
type Made = { step: string; id: string; key: string; value: unknown }

/**
 * Remembers what was made from what, so that the next command makes only what is new. It is a file of JSON Lines, read
 * when something of it is asked for. A damaged one is an empty one, and so is one of other code.
 */
export class Memo {
  readonly #file: string
  readonly #code: string
  readonly #now = new Map<string, Made>()
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
    const name = nameOf(step, id)
    const made = this.#now.get(name) ?? this.#all.get(name)
    if (made?.key !== key) return undefined
    this.#now.set(name, made)
    return made.value as Value
  }

  /** The value that was made last, from whatever. */
  last<Value>(step: string, id: string): Value | undefined {
    return this.#all.get(nameOf(step, id))?.value as Value | undefined
  }

  /** Remembers a value for the next command. */
  put<Value>(step: string, id: string, key: string, value: Value): Value {
    this.#now.set(nameOf(step, id), { step, id, key, value })
    return value
  }

  /**
   * Writes down what was found and what was put; the rest is forgotten.
   * @param file where to: the memo itself, or a file that takes its place later
   */
  save(file = this.#file): void {
    keepList(file, this.#code, this.#now.values())
  }

  get #all(): Map<string, Made> {
    this.#before ??= this.#read()
    return this.#before
  }

  #read(): Map<string, Made> {
    const kept = readKeptList<string, Made>(this.#file)
    const made = kept?.head === this.#code ? kept.items() : []
    return new Map(made.map((one) => [nameOf(one.step, one.id), one]))
  }
}

function nameOf(step: string, id: string): string {
  return `${step} ${id}`
}
