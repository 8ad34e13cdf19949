/** In a log (output that is not a terminal), only a stage with at least this many work items prints a line. */
const many = 100

/** Stages in progress. */
const running = new Set<Stage>()

/**
 * Progress display for a stage (a slow part of a command), on standard error. A terminal shows one line with the
 * progress until the stage ends. A log gets one line at the start of a long stage.
 */
export class Stage {
  readonly #what: string
  readonly #total: number
  #done = 0

  /**
   * @param what description of the work, in the author's language
   * @param total number of work items
   * @param isLong whether to print a line if standard error is a log instead of a terminal
   */
  constructor(what: string, total: number, isLong = total >= many) {
    this.#what = what
    this.#total = total
    if (total === 0) return
    running.add(this)
    if (process.stderr.isTTY) showRunning()
    else if (isLong) console.error(`${what} …`)
  }

  /** Counts finished work items. The stage ends with the last item. */
  advance(count = 1): void {
    this.#done += count
    if (this.#done >= this.#total) running.delete(this)
    if (process.stderr.isTTY) showRunning()
  }

  toString(): string {
    return `${this.#what}: ${this.#done}/${this.#total}`
  }
}

/** Ends all stages, and clears the progress line, so that other output can follow. */
export function endStages(): void {
  if (running.size === 0) return
  running.clear()
  if (process.stderr.isTTY) showRunning()
}

/** Redraws the progress line. Cuts it to the width of the terminal, because a wrapped line could not be cleared. */
function showRunning(): void {
  const line = [...running].join(', ').slice(0, (process.stderr.columns || 80) - 1)
  process.stderr.write(`\r\u001b[2K${line}`)
}
