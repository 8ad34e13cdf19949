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

/** What correcting a site does: the edit, the documents before it, the problems that were corrected, and those that are left. */
export type Corrected = { edit: Edit; documents: Source['documents']; fixed: Problem[]; left: Problem[] }

/** How often what corrections bring to light is corrected too. */
const mostRounds = 20

/**
 * Finds out what becomes of the site in the current folder when everything is corrected that has one right answer. It
 * writes nothing.
 */
export async function correctSite(isRelease: boolean): Promise<Corrected> {
  const content = openContent()
  const source = readAll(content)
  const how = { memo: siteMemo(), isRelease }
  const sites: (OpenSite | undefined)[] = []
  const find = async (now: Source) => {
    const { site, problems } = await checkAll(editedContent(content, source, now), how)
    sites.push(site)
    return problems
  }
  const { edit, ...corrected } = await correct(source, find)
  // The file in the way may be no document.
  edit.files = edit.files.filter(({ from, to = '' }) => from === to || !existsSync(to))
  const [before, after] = [sites[0], sites.at(-1)]
  if (edit.files.length > 0 && before && after) edit.ledger = outdatedFiles(before.whole(), edit, () => after.whole())
  return { ...corrected, edit }
}

/**
 * Corrects the documents of a site until nothing is left to correct.
 * @param find what is wrong with a site
 */
export async function correct(
  source: Source,
  find: (source: Source) => Problem[] | Promise<Problem[]>,
): Promise<Corrected> {
  let documents = { ...source.documents }
  /** Where documents were before, by where they are now. */
  const origin = new Map(Object.keys(documents).map((file) => [file, file]))
  const fixed: Problem[] = []
  let left = await find(source)
  for (let round = 0; round < mostRounds; round++) {
    const { texts, moved, fixed: done } = fixProblems(documents, left)
    if (done.length === 0) break
    fixed.push(...done)
    documents = { ...documents, ...texts }
    for (const [file, to] of Object.entries(moved)) {
      documents[to] = documents[file] ?? ''
      origin.set(to, origin.get(file) ?? file)
      delete documents[file]
      origin.delete(file)
    }
    left = await find({ ...source, documents })
  }
  const files = [...origin].map(([to, from]) => ({ from, to, text: documents[to] ?? '' }))
  const changed = files.filter(({ from, to, text }) => from !== to || text !== source.documents[from])
  return { edit: { files: changed, folders: [] }, documents: source.documents, fixed, left }
}
