import { checksWhileWriting as rules } from '../../checks'
import { checkSite, runChecks } from '../../content/check'
import { isError, type Problem } from '../../content/problem'
import { readPart } from '../../content/read-site'
import type { Site } from '../../content/site'
import { isShared } from '../document/operation'

/** The texts of a page's files, by their paths. */
export type Version = Record<string, string>

/**
 * The errors that a page would have, where it would have more than now. One that has some already may keep them, but no
 * text that is no JSON takes the place of one that is.
 * @param site without its pages
 */
export function newProblems(site: Site, name: string, [before = {}, after = {}]: Version[]): Problem[] {
  const find = isShared(name) ? errorsInShared : errorsInPage
  const errorsIn = (texts: Version) =>
    find(site, texts).filter((problem) => isError(problem) && Object.hasOwn(texts, problem.file))
  const now = errorsIn(after)
  if (now.length === 0) return []
  const known = errorsIn(before)
  const broken = (problems: Problem[]) => problems.filter(({ code }) => code === 'invalid-json').length
  return now.length > known.length || broken(now) > broken(known) ? now : []
}

function errorsInPage(site: Site, texts: Version): Problem[] {
  const part = readPart(site, texts)
  return [...part.problems, ...runChecks(part.site, rules)]
}

function errorsInShared({ source, contract, index }: Site, texts: Version): Problem[] {
  const documents = { ...source.documents, ...texts }
  return checkSite({ ...source, documents }, contract, rules, index).problems
}
