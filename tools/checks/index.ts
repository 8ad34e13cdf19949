import { isError, type Problem } from '../content/base/problem'
import type { Check } from '../content/check/check'
import * as listed from './list'
import * as ofRelease from './release/list'
import { ruleSettings } from './rules'
import { unedited } from './unedited'

/**
 * Rules about things to settle before the site is published, reported only by `npm run check -- --release`. A list of
 * its own, not a flag on Check: whoever runs checks (the command, the build, live editing, the tests) says which list,
 * and none has to filter. A rule with the code of another one takes its place.
 */
export const releaseChecks: Check[] = Object.values(ofRelease)

const aboutContent: Check[] = Object.values(listed)

/** Every rule about a site, beyond reading its documents and the schema. */
export const checks: Check[] = [...aboutContent, ruleSettings([...aboutContent, ...releaseChecks])]

/** Whether a problem is an error while somebody writes: words that are still to be written hinder publishing, and nothing else. */
export function isErrorWhileWriting(problem: Problem): boolean {
  return isError(problem) && problem.code !== unedited.code
}
