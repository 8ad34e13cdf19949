import { checks } from '../checks'
import { type Check, checkSite } from '../content/check'
import type { Site } from '../content/site'
import { readContract } from '../contract/contract-file'
import { readSource } from '../files/source'
import { say } from './language/say'
import { countProblems, printProblem } from './print'

/**
 * Reads the site of the folder the command runs in, for commands that make something for it.
 * @param rules the checks that must find no error
 * @returns undefined when its content has errors, which are printed
 */
export async function readSoundSite(rules: Check[] = checks): Promise<Site | undefined> {
  const source = readSource()
  const { site, problems } = checkSite(source, await readContract(), rules)
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (site && errors.length === 0) return site
  for (const problem of errors) console.error(`${printProblem(problem, source.documents[problem.file])}\n`)
  console.error(say(`Nothing was made: ${countProblems(problems)}.`))
  return undefined
}
