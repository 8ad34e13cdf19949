import { checks } from '../checks'
import { checkSite } from '../content/check'
import type { Site } from '../content/site'
import { readContract, readSource } from './files'
import { countProblems, printProblem } from './print'

/**
 * Reads the site of the folder the command runs in, for commands that draw something for it.
 * @returns undefined when its content has errors, which are printed
 */
export function readSiteToDraw(): Site | undefined {
  const source = readSource()
  const { site, problems } = checkSite(source, readContract(), checks)
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (site && errors.length === 0) return site
  for (const problem of errors) console.error(`${printProblem(problem, source.documents[problem.file])}\n`)
  console.error(`Nothing was drawn: ${countProblems(problems)}.`)
  return undefined
}
