/**
 * Counts of test cases, for suites that check many cases in one test. Each suite prints its count. Full runs also
 * compare the count with the one in `tests/README.md`, and fail if it is lower, so that no suite loses cases unnoticed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const file = resolve('tests/README.md')

/** "compare" or "keep" (record) in full runs (`tests/run.ts`); undefined in partial runs, which do neither. */
const mode = process.env.COUNTS

/**
 * Reports the number of cases that passed.
 * @param what name of the cases in the table in `tests/README.md`
 * @throws in a full run, if fewer cases passed than recorded
 */
export function held(what: string, cases: number): void {
  console.info(`${what}: ${cases} cases held`)
  if (mode !== 'compare' && mode !== 'keep') return
  const text = readFileSync(file, 'utf8')
  const figure = new RegExp(`^(\\| ${escaped(what)} \\| )([\\d,]*)`, 'm')
  const recordedCases = Number(figure.exec(text)?.[2]?.replace(',', ''))
  if (mode === 'compare' && cases >= recordedCases) return
  if (!figure.test(text))
    throw new Error(`tests/README.md has no row "${what}". Add one; "npm test -- --keep" notes the figure.`)
  if (mode === 'compare')
    throw new Error(
      `tests/README.md says "${what}": ${recordedCases}. Only ${cases} held; "npm test -- --keep" notes it.`,
    )
  writeFileSync(file, text.replace(figure, `$1${cases.toLocaleString('en')}`))
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
