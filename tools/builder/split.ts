/** Where the time of the pages goes: milliseconds of each kind of work, of all threads together. */
export type Split = {
  read: number
  parse: number
  check: number
  localize: number
  render: number
  search: number
  write: number
}

/** No time spent yet. */
export function noTime(): Split {
  return { read: 0, parse: 0, check: 0, localize: 0, render: 0, search: 0, write: 0 }
}

/** Adds what another thread, or the same one before, spent. */
export function addTime(sum: Split, more: Split): void {
  for (const kind of Object.keys(sum) as (keyof Split)[]) sum[kind] += more[kind]
}

/** Does a piece of work and adds its time to one kind. */
export function timed<Result>(split: Split, kind: keyof Split, work: () => Result): Result {
  const start = performance.now()
  try {
    return work()
  } finally {
    split[kind] += performance.now() - start
  }
}
