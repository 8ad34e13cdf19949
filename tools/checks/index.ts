import { isError, type Problem } from '../content/base/problem'
import type { Check } from '../content/check/check'
import * as listed from './list'
import * as ofRelease from './release/list'
import { ruleSettings } from './rules'
import { unedited } from './unedited'

/**
 * Rules about things to settle before publishing, reported only by `npm run check -- --release`. A separate list, not a
 * flag on Check, so that callers (command, build, live editing, tests) choose a list and need not filter. A rule
 * replaces the rule in `checks` with the same code.
 */
export const releaseChecks: Check[] = Object.values(ofRelease)

const aboutContent: Check[] = Object.values(listed)

/** All rules, without the problems found by reading (`readingKinds`). */
export const checks: Check[] = [...aboutContent, ruleSettings([...aboutContent, ...releaseChecks])]

/** Whether a problem is an error while editing. Unedited words are not: they only prevent publishing. */
export function isErrorWhileWriting(problem: Problem): boolean {
  return isError(problem) && problem.code !== unedited.code
}
