import { isError } from '../../../tools/content/problem'
import type { Kind } from './kinds'
import type { Outcome } from './lab'

/** One thing that must not be: what it is, and how to see it again. */
export type Failure = { seed: number; kind: string; file: string; what: string }

/** The seed of the first case: each case has its own, the next number. */
export const firstSeed = Number(process.env.SEED ?? 2008)

/** How many cases of `usual` to run: one when a seed is given, unless CASES says how many. */
export function casesOf(usual: number): number {
  return Number(process.env.CASES ?? (process.env.SEED ? 1 : usual))
}

/** Runs something that must never throw. */
export function attempt(run: () => Outcome): Outcome {
  try {
    return run()
  } catch (error) {
    const lines = error instanceof Error ? (error.stack ?? error.message).split('\n') : [String(error)]
    const place = lines.find((line) => line.includes('at ')) ?? ''
    return { problems: [], findings: [`exception: ${lines[0]?.slice(0, 160)} ${place.trim().replace(/ \(.*\/(\w)/, ' ($1')}`], accepted: false }
  }
}

/** What of an outcome must not be, in words. */
export function failuresOf({ name, expects, isOdd }: Kind, { problems, findings }: Outcome): string[] {
  const errors = problems.filter(isError)
  const failures = isOdd ? findings.filter((finding) => !/^"|not filled in/.test(finding)) : [...findings]
  const list = () => errors.slice(0, 4).map(({ file, line, code }) => `${code} at ${file}:${line}`).join(', ')
  if (expects === 'one' && errors.length !== 1) failures.push(`${name}: ${errors.length} errors for one mistake: ${list()}`)
  if (expects === 'few' && errors.length > 3) failures.push(`${name}: ${errors.length} errors for one mistake: ${list()}`)
  return failures
}
