/** Fails when something takes too long, whatever it waits for. @param limit in milliseconds */
export function inTime<Value>(work: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('too late')), limit)
    work.then(done, fail).finally(() => clearTimeout(timer))
  })
}
