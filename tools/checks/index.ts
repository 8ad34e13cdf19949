import { isError, type Problem } from '../content/base/problem'
import type { Check } from '../content/check/check'
import * as listed from './list'
import * as ofRelease from './release/list'
import { ruleSettings } from './rules'
import { unedited } from './unedited'

/**
 * Rules that only `npm run check -- --release` applies: they report matters to resolve before publishing. They have a
 * separate list instead of a flag, so that callers (command, build, live editing, tests) need not filter. A rule in
 * this list replaces the rule in `checks` with the same code.
 */
export const releaseChecks: Check[] = Object.values(ofRelease)

const aboutContent: Check[] = Object.values(listed)

/** All rules except `releaseChecks`. Problems found while documents are read (`readingKinds`) come from no rule. */
export const checks: Check[] = [...aboutContent, ruleSettings([...aboutContent, ...releaseChecks])]

/** Whether a problem is an error during editing. Remaining placeholders (`unedited`) only prevent publishing. */
export function isErrorWhileWriting(problem: Problem): boolean {
  return isError(problem) && problem.code !== unedited.code
}
