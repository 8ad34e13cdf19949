import { z } from 'zod'
import { pageOfFile } from '../content/base/page-of-file'
import type { Site } from '../content/read/site'
import { carryOut, requireReadable } from '../edit/carry-out'
import { deletePage } from '../edit/delete'
import type { Edit } from '../edit/edit'
import { kindNames, requireOthersWhole, startPage } from '../edit/new/page'
import { renamePage } from '../edit/rename'
import { isContent } from '../files/listing'
import { undoLast } from '../studio/server/find'
import { problemList, rowsOf } from './answers'
import { problemsNow, textSeen } from './content'
import { type AddTool, list, page, text } from './tool'
import { writeDocuments } from './write'

/** Adds the tools that change content. @param seen texts of the documents that the assistant has seen, by path */
export function addWritingTools(add: AddTool, seen: Map<string, string>): void {
  const aboutWriting =
    'Writes documents, all or none: { "documents": { "pages/fan.json": … } }, each the whole document, as JSON or text. What the check refuses is returned and not written, unless the page is a draft ("draft": true).'
  const documents = z
    .record(z.union([z.string(), z.record(z.unknown())]))
    .describe('Pages, translations, pages/_site.json, locales/<language>/common.json, locales/glossary.json.')
  add('write', aboutWriting, { documents }, async ({ documents }) => {
    const writtenPaths = await writeDocuments(documents, seen)
    const paths = Object.keys(documents)
    for (const path of paths) textSeen(path, seen)
    const names = new Set(paths.map((path) => pageOfFile(path).name))
    const problems = (await problemsNow()).filter(({ file }) => names.has(pageOfFile(file).name))
    return `Written: ${writtenPaths.join(', ') || 'nothing, because nothing changed'}.\n${problemList(problems)}`
  })

  const pageArguments = {
    name: text.describe('Folder and name: "air/wall-fan" has the address /wall-fan.'),
    title: text.optional(),
    titles: z.record(text).optional().describe('Titles by language, for the menu too: { "de": "Ventilator" }.'),
    kind: z.enum(kindNames).optional(),
    blocks: list.describe('Types of the blocks, in order.'),
    like: page.optional().describe('A page whose settings and blocks are the model.'),
    menu: z.boolean().optional(),
  }
  const aboutNew = 'Starts a page with placeholders, an empty translation for each language, and its entry in the menu.'
  add('new_page', aboutNew, pageArguments, async ({ menu: isInMenu, ...given }) => {
    const start = (site: Site) => startPage(site, { ...given, isInMenu })
    const { result } = await carryOut(start, false, () => {}, requireOthersWhole)
    // Existing files that were changed do not count as seen, because the answer does not show them.
    const added = result.edit.files.flatMap(({ from, to }) => (from === undefined && to && isContent(to) ? [to] : []))
    for (const path of added) textSeen(path, seen)
    return `${changesIn(result.edit)}\n=== ${result.file}\n${seen.get(result.file)}`
  })

  const aboutRename = 'Gives a page another address, with all links to it. The old address redirects to the new one.'
  add('rename', aboutRename, { page, to: text }, ({ page, to }) => done((site) => renamePage(site, page, to)))

  const aboutDelete =
    'Deletes a page with its translations (or an unused "pages/_media/…"). Links to it lead to "instead", else there may be none.'
  add('delete', aboutDelete, { page, instead: page.optional() }, ({ page, instead }) =>
    done((site) => deletePage(site, page, instead)),
  )

  const aboutUndo =
    'Undoes the last change of the content, which may be an author’s. A second call brings the change back.'
  add('undo', aboutUndo, {}, async () => {
    await undoLast()
    return 'The last change is undone.'
  })
}

/** Edits the site. @returns a list of the changed files @throws Refusal if a document of the site cannot be read */
async function done(work: (site: Site) => { edit: Edit }): Promise<string> {
  const workOnWhole = (site: Site) => work(requireReadable(site))
  const { result } = await carryOut(workOnWhole, false, () => {})
  return changesIn(result.edit)
}

function changesIn({ files, folders }: Edit): string {
  const moves = [...files, ...folders] as { from?: string; to?: string }[]
  const rows = moves.map(({ from, to }) => (from === to ? `${to} changed` : `${from ?? 'new'} → ${to ?? 'deleted'}`))
  return rowsOf(rows, 'files')
}
