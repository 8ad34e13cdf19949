import { keepList, readKeptList } from './cache'

/** A value that was made: in which step, of what (`id`), and from what (another `key` where that is another). */
type Made = { step: string; id: string; key: string; value: unknown }

/** What a memo says of all its values: the code that made them, and what its owner notes besides. */
type Head<Facts> = { code: string; facts?: Facts }

/**
 * Remembers what was made from what, so that the next command makes only what is new. It is a file of JSON Lines, of
 * which nothing is parsed before it is asked for. A damaged one is an empty one, and so is one of other code.
 */
export class Memo<Facts> {
  readonly #file: string
  readonly #code: string
  readonly #kept: { head: Head<Facts>; items(): Made[] } | undefined
  readonly #now = new Map<string, Made>()
  #before: Map<string, Made> | undefined

  /**
   * @param file where it is kept
   * @param code the key of the code that makes the values
   */
  constructor(file: string, code: string) {
    this.#file = file
    this.#code = code
    const kept = readKeptList<Head<Facts>, Made>(file)
    if (kept?.head.code === code) this.#kept = kept
  }

  /** What was noted besides. */
  get facts(): Facts | undefined {
    return this.#kept?.head.facts
  }

  /** The value that was made before, where it was made from the same. It stays for the next command. */
  find<Value>(step: string, id: string, key: string): Value | undefined {
    const name = nameOf(step, id)
    const made = this.#now.get(name) ?? this.#all.get(name)
    if (made?.key !== key) return undefined
    this.#now.set(name, made)
    return made.value as Value
  }

  /** Remembers a value for the next command. */
  put<Value>(step: string, id: string, key: string, value: Value): Value {
    this.#now.set(nameOf(step, id), { step, id, key, value })
    return value
  }

  /**
   * Writes down what was found and what was put; the rest is forgotten.
   * @param facts what is to be noted besides
   * @param file where to: the memo itself, or a file that takes its place later
   */
  save(facts?: Facts, file = this.#file): void {
    keepList(file, { code: this.#code, facts } satisfies Head<Facts>, this.#now.values())
  }

  get #all(): Map<string, Made> {
    this.#before ??= new Map(this.#kept?.items().map((made) => [nameOf(made.step, made.id), made]))
    return this.#before
  }
}

function nameOf(step: string, id: string): string {
  return `${step} ${id}`
}
