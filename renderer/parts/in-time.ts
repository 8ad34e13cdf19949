/** Rejects if a promise takes too long. @param limit in ms */
export function inTime<Value>(work: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('Timeout')), limit)
    work.finally(() => clearTimeout(timer)).then(done, fail)
  })
}
