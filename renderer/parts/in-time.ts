/** Result of a promise; rejects if the promise takes too long. @param limit longest wait, in ms */
export function inTime<Value>(work: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('Timeout')), limit)
    work.finally(() => clearTimeout(timer)).then(done, fail)
  })
}
