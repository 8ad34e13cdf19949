/** Fails when something takes too long, whatever it waits for. @param limit in milliseconds */
export function inTime<Value>(work: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('Timeout')), limit)
    work.finally(() => clearTimeout(timer)).then(done, fail)
  })
}
