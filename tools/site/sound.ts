import { say } from '../cli/language/say'
import { countProblems, printProblem } from '../cli/print'
import { isError } from '../content/problem'
import type { Site } from '../content/site'
import { textFor } from '../files/texts'
import { checkAll } from './open'
import { openContent } from './source'

/**
 * Reads the site of the folder the command runs in, for commands that make something for it.
 * @param mayLack the code of a rule whose errors do not matter
 * @returns undefined when its content has errors, which are printed
 */
export async function readSoundSite(mayLack?: string): Promise<Site | undefined> {
  const { site, problems } = await checkAll(openContent())
  const errors = problems.filter((problem) => isError(problem) && problem.code !== mayLack)
  if (site && errors.length === 0) return site.whole()
  for (const problem of errors) console.error(`${printProblem(problem, textFor(problem))}\n`)
  console.error(say(`Nothing was made: ${countProblems(problems)}.`))
  return undefined
}
