/** Fails when something takes too long, whatever it waits for. @param limit in milliseconds */
export function inTime<Value>(work: Promise<Value>, limit: number): Promise<Value> {
  return Promise.race([work, new Promise<never>((_, fail) => setTimeout(fail, limit))])
}
