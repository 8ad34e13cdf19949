/** Where the time of the pages goes: milliseconds of each kind of work, of all threads together. */
export type Timings = {
  read: number
  parse: number
  check: number
  localize: number
  render: number
  search: number
  write: number
}

/** No time spent yet. */
export function noTime(): Timings {
  return { read: 0, parse: 0, check: 0, localize: 0, render: 0, search: 0, write: 0 }
}

/** Adds what another thread, or the same one before, spent. */
export function addTime(sum: Timings, more: Timings): void {
  for (const kind of Object.keys(sum) as (keyof Timings)[]) sum[kind] += more[kind]
}

/** Does a piece of work and adds its time to one kind. */
export function timed<Result>(timings: Timings, kind: keyof Timings, work: () => Result): Result {
  const start = performance.now()
  try {
    return work()
  } finally {
    timings[kind] += performance.now() - start
  }
}
