import { makeContract, openContract } from '../bundle/contract/contract-file'
import { compileOwn } from '../bundle/own'
import { Refusal } from '../cli/errors.js'
import { countProblems, printProblem } from '../cli/print'
import { spoken } from '../cli/spoken'
import { isError, type Problem, sortProblems } from '../content/base/problem'
import { readSite } from '../content/read/read-site'
import type { Site } from '../content/read/site'
import { say } from '../content/say/say.js'
import { textFor } from '../files/site/texts'
import { type CheckedSite, checkPages } from './check-pages'
import { type How, type OpenSite, openSite } from './open'
import { type Content, openContent, readAll } from './source'

/** What is wrong with each single document of a site that cannot be opened: its site file, or a block of its own, has a mistake. */
export async function problemsOfAll(content: Content): Promise<Problem[]> {
  const { file, problems } = await makeContract()
  const wrong = [...problems, ...(await compileOwn()).problems]
  // Without its own blocks, each page that has one would have mistakes.
  return wrong.length > 0 ? wrong : readSite(readAll(content), openContract(file)).problems
}

/**
 * Opens a site, checks all of it, and ends its threads.
 * @returns all that is wrong with it, in the order of files and lines; no site when its site file cannot be used
 */
export async function checkAll(
  content: Content,
  how?: How,
): Promise<{ problems: Problem[]; site?: OpenSite; checked?: CheckedSite }> {
  const { site, problems } = await openSite(content, how)
  if (!site) return { problems: sortProblems(await problemsOfAll(content)) }
  try {
    const checked = await checkPages(site)
    return { problems: sortProblems([...problems, ...checked.problems]), site, checked }
  } finally {
    await site.close()
  }
}

/**
 * Opens the site of the folder the command runs in to read of it, with mistakes or without.
 * @throws Refusal when its site file cannot be used
 */
export async function openToRead(): Promise<OpenSite> {
  const { site } = await openSite(openContent())
  await site?.close()
  if (!site) throw new Refusal(say`The site cannot be read: "npm run check" says why.`)
  return site
}

/** Reads all of that site. @throws Refusal when its site file cannot be used */
export async function readWholeSite(): Promise<Site> {
  return (await openToRead()).whole()
}

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
  console.error(spoken(say`Nothing was made: ${countProblems(problems)}.`))
  return undefined
}
