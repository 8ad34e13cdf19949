import { existsSync } from 'node:fs'
import type { Problem } from '../content/base/problem'
import { fixProblems } from '../content/json/fix'
import type { Source } from '../content/read/site'
import { checkAll } from '../site/all'
import { siteMemo } from '../site/memo'
import type { OpenSite } from '../site/open'
import { editedContent, openContent, readAll } from '../site/source'
import type { Edit } from './edit'
import { outdatedFiles } from './translations/accept'

/** Result of correcting a site. `documents` are the texts before the edit; `left` are the problems after the edit. */
export type Corrected = { edit: Edit; documents: Source['documents']; fixed: Problem[]; left: Problem[] }

/** Maximum number of rounds of correction. One round can reveal problems that the next round corrects. */
const mostRounds = 20

/**
 * Computes the corrections of all problems that have only one right answer, for the site in the current folder.
 * @param isRelease whether the release rules are also checked
 */
export async function correctSite(isRelease: boolean): Promise<Corrected> {
  const content = openContent()
  const source = readAll(content)
  const options = { memo: siteMemo(), isRelease }
  const sites: (OpenSite | undefined)[] = []
  const find = async (editedSource: Source) => {
    const { site, problems } = await checkAll(editedContent(content, source, editedSource), options)
    sites.push(site)
    return problems
  }
  const { edit, ...corrected } = await correct(source, find)
  // Skips moves to a path where any file exists, even one that is not a document.
  edit.files = edit.files.filter(({ from, to = '' }) => from === to || !existsSync(to))
  const [siteBefore, siteAfter] = [sites[0], sites.at(-1)]
  if (edit.files.length > 0 && siteBefore && siteAfter)
    edit.ledger = outdatedFiles(siteBefore.whole(), edit, () => siteAfter.whole())
  return { ...corrected, edit }
}

/**
 * Corrects the documents of a site in memory, in rounds, until no remaining problem has a correction.
 * @param find finds the problems of a site from its source
 */
export async function correct(
  source: Source,
  find: (source: Source) => Problem[] | Promise<Problem[]>,
): Promise<Corrected> {
  let documents = { ...source.documents }
  /** Original paths of the documents, by current path. */
  const origins = new Map(Object.keys(documents).map((file) => [file, file]))
  const fixed: Problem[] = []
  let problemsLeft = await find(source)
  for (let round = 0; round < mostRounds; round++) {
    const { texts, moved, fixed: corrected } = fixProblems(documents, problemsLeft)
    if (corrected.length === 0) break
    fixed.push(...corrected)
    documents = { ...documents, ...texts }
    for (const [file, to] of Object.entries(moved)) {
      documents[to] = documents[file] ?? ''
      origins.set(to, origins.get(file) ?? file)
      delete documents[file]
      origins.delete(file)
    }
    problemsLeft = await find({ ...source, documents })
  }
  const files = [...origins].map(([to, from]) => ({ from, to, text: documents[to] ?? '' }))
  const changed = files.filter(({ from, to, text }) => from !== to || text !== source.documents[from])
  return { edit: { files: changed, folders: [] }, documents: source.documents, fixed, left: problemsLeft }
}
