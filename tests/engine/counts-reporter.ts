import type { TestInfo } from '@playwright/test'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { held } from './counts'

const sign = 'count: '

/** Records how many cases a browser test checks. The cases are counted only if the test passes. */
export function count(info: Pick<TestInfo, 'annotations'>, what: string, cases: number): void {
  info.annotations.push({ type: sign + what, description: String(cases) })
}

/** Playwright reporter that adds up the recorded numbers of cases, and lists the skipped tests. */
export default class Counts implements Reporter {
  private readonly cases = new Map<string, Map<string, number>>()
  private readonly skipped = new Set<string>()

  onTestEnd({ id }: TestCase, { status, annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type === 'skip' && description !== '') this.skipped.add(description)
      if (status !== 'passed' || !type.startsWith(sign)) continue
      const what = type.slice(sign.length)
      const tests = this.cases.get(what) ?? new Map<string, number>()
      this.cases.set(what, tests.set(id, Number(description)))
    }
  }

  async onEnd({ status }: FullResult): Promise<Pick<FullResult, 'status'>> {
    let isAsKept = true
    for (const [what, tests] of this.cases) {
      try {
        held(
          what,
          [...tests.values()].reduce((sum, cases) => sum + cases, 0),
        )
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
        isAsKept = false
      }
    }
    for (const reason of this.skipped) console.warn(`SKIPPED: ${reason}`)
    return { status: isAsKept ? status : 'failed' }
  }
}
