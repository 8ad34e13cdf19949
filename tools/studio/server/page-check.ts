import { isErrorWhileWriting } from '../../checks'
import type { Problem } from '../../content/problem'
import type { OpenSite } from '../../site/open'
import { isShared } from '../document/operation'

/** The texts of a page's files, by their paths. */
export type Version = Record<string, string>

/**
 * The errors that a page would have, where it would have more than now. One that has some already may keep them, but no
 * text that is no JSON takes the place of one that is.
 */
export function newProblems(site: OpenSite, name: string, [before = {}, after = {}]: Version[]): Problem[] {
  const errorsIn = (texts: Version) =>
    (isShared(name) ? site.wrongInShared(texts) : site.wrongInPage(texts)).filter(
      (problem) => isErrorWhileWriting(problem) && Object.hasOwn(texts, problem.file),
    )
  const now = errorsIn(after)
  if (now.length === 0) return []
  const known = errorsIn(before)
  const broken = (problems: Problem[]) => problems.filter(({ code }) => code === 'invalid-json').length
  return now.length > known.length || broken(now) > broken(known) ? now : []
}
