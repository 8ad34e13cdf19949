import { isError } from '../../../tools/content/base/problem'
import { held } from '../counts'
import { isLong } from '../long-run'
import type { Kind } from './kinds'
import type { Changes, Outcome, Texts } from './lab'
import { createRandom, type Random } from './random'

/** A change to a site: its kind, and the texts of the changed files before and after; undefined for a deleted file. */
export type Change = {
  kind: Pick<Kind, 'name' | 'expects' | 'isOdd'>
  before: Texts
  after: Changes
}

const wantedSeed = process.env.SEED

/** Seed of the first case. Each further case uses the next number. */
export const firstSeed = Number(wantedSeed ?? 2008)

/**
 * Number of cases to run: the environment variable CASES, or one if SEED is set. Otherwise, nightly runs use all cases;
 * short runs use a fortieth of the cases, but at least ten.
 */
export function casesOf(all: number): number {
  return Number(process.env.CASES ?? (wantedSeed ? 1 : isLong ? all : Math.max(10, Math.ceil(all / 40))))
}

/** Passes the number of cases to `held`, under a different name in nightly runs than in short runs. */
export function count(name: string, cases: number): void {
  held(`${name}, ${isLong ? 'of the night' : 'of every run'}`, cases)
}

/** Maximum processor time for a case, in ms. This is 100 times the usual time. */
const longest = 5000

/** Runs a case. Throwing an error or taking too long counts as a finding. */
export function attempt(run: () => Outcome): Outcome {
  const start = process.cpuUsage()
  const outcome = outcomeOf(run)
  const { user } = process.cpuUsage(start)
  if (user / 1000 > longest) outcome.findings.push(`it took ${Math.round(user / 1e6)} s`)
  return outcome
}

function outcomeOf(run: () => Outcome): Outcome {
  try {
    return run()
  } catch (error) {
    const [message, ...places] = error instanceof Error ? (error.stack ?? '').split('\n') : [String(error)]
    return { problems: [], findings: [`exception: ${message} ${places[0]?.trim()}`], accepted: false }
  }
}

/**
 * Runs cases, and prints how many changes were accepted.
 * @param name name of the test, for the command that repeats a single case
 * @returns each distinct failure, with the number of cases that have it, and the seed of one of these cases
 */
export function runCases(
  name: string,
  all: number,
  make: (random: Random) => Change | undefined,
  run: (change: Change) => Outcome,
): string[] {
  const cases = casesOf(all)
  const failures = new Map<string, string[]>()
  let accepted = 0
  const start = process.cpuUsage()
  for (let i = 0; i < cases; i++) {
    const seed = firstSeed + i
    const random = createRandom(seed)
    let change: Change | undefined
    while (!change) change = make(random)
    const tried = change
    const outcome = attempt(() => run(tried))
    if (wantedSeed && cases === 1) show(change, outcome)
    if (outcome.accepted) accepted++
    const where = `SEED=${seed} (${change.kind.name}, ${Object.keys(change.after).join(' ')})`
    for (const failure of failuresOf(change.kind, outcome))
      failures.set(failure, [...(failures.get(failure) ?? []), where])
  }
  const each = Math.round(process.cpuUsage(start).user / 1000 / cases)
  console.log(`${name}: from SEED=${firstSeed}, ${accepted} accepted and shown; ${each} ms each`)
  count(name, cases)
  return [...failures].map(([failure, seeds]) => `${seeds.length} cases, such as ${seeds[0]}: ${failure}`)
}

/** Failures in the outcome of a change, as text. */
function failuresOf({ name, expects, isOdd }: Change['kind'], { problems, findings }: Outcome): string[] {
  const failures = isOdd
    ? findings.filter((finding) => !/^"|^interface key|not filled in/.test(finding))
    : [...findings]
  const errors = problems.filter(isError)
  // Counts distinct messages, because a missing name is reported wherever a page uses it, always with the same message.
  const sentences = new Set(errors.map(({ code, message }) => `${code} ${message.key}`))
  const isWrong = expects === 'one' ? errors.length !== 1 : expects === 'few' && sentences.size > 3
  const codes = [...new Set(errors.map(({ code }) => code))]
  if (isWrong)
    failures.push(`"${name}" gives ${errors.length === 0 ? 'no error' : `several errors: ${codes.join(', ')}`}`)
  return failures
}

/** Prints the details of a single case, if SEED is set. */
function show({ kind, before, after }: Change, { problems, findings }: Outcome): void {
  for (const [file, text] of Object.entries(after)) {
    const old = before[file] ?? ''
    const offset = [...(text ?? '')].findIndex((letter, i) => letter !== old[i])
    console.log(
      `${kind.name}: ${file}\n${text === undefined ? 'gone' : JSON.stringify(text.slice(Math.max(0, offset - 100), offset + 200))}`,
    )
  }
  console.log({ problems, findings })
}
