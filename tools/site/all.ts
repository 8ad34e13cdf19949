import { makeContract, openContract } from '../bundle/contract/contract-file'
import { compileOwn } from '../bundle/own'
import { Refusal } from '../cli/errors.js'
import { messageText } from '../cli/message-language'
import { countProblems, printProblem } from '../cli/print'
import { isError, type Problem, sortProblems } from '../content/base/problem'
import { readSite } from '../content/read/read-site'
import type { Site } from '../content/read/site'
import { say } from '../content/say/say.js'
import { textFor } from '../files/site/texts'
import { type CheckedSite, checkPages } from './check-pages'
import { type How, type OpenSite, openSite } from './open'
import { type Content, openContent, readAll } from './source'

/**
 * Finds the problems in the documents of a site that cannot be opened, because its site file or a custom block is
 * invalid.
 */
export async function problemsOfAll(content: Content): Promise<Problem[]> {
  const { file, problems } = await makeContract()
  const codeProblems = [...problems, ...(await compileOwn()).problems]
  // If a custom block is invalid, pages are not checked, because every page with the block would seem to have errors.
  return codeProblems.length > 0 ? codeProblems : readSite(readAll(content), openContract(file)).problems
}

/**
 * Opens a site, checks all of it, and ends its worker threads.
 * @returns all problems, sorted by file and line; no `site` if the site file or a custom block cannot be used
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
 * Opens the site of the current folder for reading, even if it has errors.
 * @throws Refusal if the site file or a custom block cannot be used
 */
export async function openToRead(): Promise<OpenSite> {
  const { site } = await openSite(openContent())
  await site?.close()
  if (!site) throw new Refusal(say`The site cannot be read: "npm run check" says why.`)
  return site
}

/** Reads the site of the current folder with all its pages. @throws Refusal as `openToRead` does */
export async function readWholeSite(): Promise<Site> {
  return (await openToRead()).whole()
}

/**
 * Reads the site of the current folder, for commands that generate something from it.
 * @param mayLack code of a rule whose errors are ignored
 * @returns undefined if the content has errors, which are printed
 */
export async function readSoundSite(mayLack?: string): Promise<Site | undefined> {
  const { site, problems } = await checkAll(openContent())
  const errors = problems.filter((problem) => isError(problem) && problem.code !== mayLack)
  if (site && errors.length === 0) return site.whole()
  for (const problem of errors) console.error(`${printProblem(problem, textFor(problem))}\n`)
  console.error(messageText(say`Nothing was made: ${countProblems(problems)}.`))
  return undefined
}
