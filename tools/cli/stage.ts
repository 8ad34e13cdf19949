/** How many pieces of work take so long that a log should say what a command does. */
const many = 100

/** The stages that are running now. */
const running = new Set<Stage>()

/**
 * A part of a command that takes a while. In a terminal, one line says what is going on and how far it is; it goes when
 * all is done. In a log, a line says what begins, where there is much to do. Both are no part of what a command prints
 * for programs.
 */
export class Stage {
  readonly #what: string
  readonly #total: number
  #done = 0

  /**
   * Begins it.
   * @param what is done, in the language of the author
   * @param total how many pieces there are
   * @param isLong whether a log should have a line about it
   */
  constructor(what: string, total: number, isLong = total >= many) {
    this.#what = what
    this.#total = total
    if (total === 0) return
    running.add(this)
    if (process.stderr.isTTY) showRunning()
    else if (isLong) console.error(`${what} …`)
  }

  /** Says that more is done. After the last piece it is over. */
  advance(count = 1): void {
    this.#done += count
    if (this.#done >= this.#total) running.delete(this)
    if (process.stderr.isTTY) showRunning()
  }

  toString(): string {
    return `${this.#what}: ${this.#done}/${this.#total}`
  }
}

/** Takes the line away, before something else is said about what went wrong. */
export function endStages(): void {
  if (running.size === 0) return
  running.clear()
  if (process.stderr.isTTY) showRunning()
}

/** Writes the line again, in place; a narrow terminal would break it, and its first half would stay. */
function showRunning(): void {
  const line = [...running].join(', ').slice(0, (process.stderr.columns || 80) - 1)
  process.stderr.write(`\r\u001b[2K${line}`)
}
