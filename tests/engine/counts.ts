import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const sign = 'count: '

/** Prints how many cases the suites looked at that go through many in one test. */
export default class Counts implements Reporter {
  private readonly cases = new Map<string, Map<string, number>>()

  onTestEnd({ id }: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return
    for (const { type, description } of annotations) {
      if (!type.startsWith(sign)) continue
      const what = type.slice(sign.length)
      const tests = this.cases.get(what) ?? new Map<string, number>()
      this.cases.set(what, tests.set(id, Number(description)))
    }
  }

  onEnd(): void {
    for (const [what, tests] of this.cases) {
      const sum = [...tests.values()].reduce((all, one) => all + one, 0)
      console.log(`  ${what}: ${sum} cases held`)
    }
  }
}
