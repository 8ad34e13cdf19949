/** Time spent on pages by kind of work, in ms, summed over all threads. */
export type Timings = {
  read: number
  parse: number
  check: number
  localize: number
  render: number
  search: number
  write: number
}

export function noTime(): Timings {
  return { read: 0, parse: 0, check: 0, localize: 0, render: 0, search: 0, write: 0 }
}

/** Adds the times of `more` to `sum`. */
export function addTime(sum: Timings, more: Timings): void {
  for (const kind of Object.keys(sum) as (keyof Timings)[]) sum[kind] += more[kind]
}

/** Runs `work`, and adds the time taken to the total for the given kind of work. */
export function timed<Result>(timings: Timings, kind: keyof Timings, work: () => Result): Result {
  const start = performance.now()
  try {
    return work()
  } finally {
    timings[kind] += performance.now() - start
  }
}
