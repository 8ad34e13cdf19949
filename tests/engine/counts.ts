/**
 * How many cases the suites go through that look at many in one test. Each says so in one line, and `tests/README.md`
 * keeps the figures: in a whole run fewer are a failure, so that no suite grows empty unseen.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const file = resolve('tests/README.md')

/** What whole runs do with the figures (`tests/run.ts`); parts of a suite compare nothing. */
const mode = process.env.COUNTS

/**
 * Says how many cases held.
 * @param what they are, as the table of `tests/README.md` calls them
 * @throws in a whole run, when they are fewer than those that are kept
 */
export function held(what: string, cases: number): void {
  console.info(`${what}: ${cases} cases held`)
  if (mode !== 'compare' && mode !== 'keep') return
  const text = readFileSync(file, 'utf8')
  const figure = new RegExp(`^(\\| ${escaped(what)} \\| )([\\d,]*)`, 'm')
  const kept = Number(figure.exec(text)?.[2]?.replace(',', ''))
  if (mode === 'compare' && cases >= kept) return
  if (!figure.test(text))
    throw new Error(`tests/README.md has no row "${what}". Add one; "npm test -- --keep" notes the figure.`)
  if (mode === 'compare')
    throw new Error(`tests/README.md says "${what}": ${kept}. Only ${cases} held; "npm test -- --keep" notes it.`)
  writeFileSync(file, text.replace(figure, `$1${cases.toLocaleString('en')}`))
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
