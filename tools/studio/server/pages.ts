import { diffLines } from 'diff'
import { pageOfFile } from '../../content/page-of-file'
import type { Site } from '../../content/site'
import { carryOut, understood } from '../../edit/carry-out'
import { deletePage } from '../../edit/delete'
import { duplicatePage } from '../../edit/duplicate'
import type { Edit } from '../../edit/edit'
import { movePage } from '../../edit/move'
import { startPage } from '../../edit/new/page'
import { renamePage } from '../../edit/rename'
import type { PagesAnswer, PagesRequest, TouchedFile } from '../protocol'
import { moveDrafts } from './drafts'
import { isLinkedTo, renameId } from './rename-id'

/**
 * Starts, copies, renames, moves or deletes a page, or gives a place on it another id, or says what that would touch.
 * @param site as it was read last, without its pages
 * @throws Refusal when that cannot be, in a sentence for the author
 */
export async function changePages(request: PagesRequest, { index }: Site): Promise<PagesAnswer> {
  if (request.command === 'rename-id' && request.dryRun) {
    const address = index.byName.get(request.page)?.address
    if (address !== undefined && !isLinkedTo(address, request.from))
      return { page: request.page, files: [], folders: [] }
  }
  const { result, documents } = await carryOut(
    (site) => editOf(understood(site), request),
    request.dryRun,
    () => {},
  )
  const { edit, file } = result
  const page = file === undefined ? undefined : pageOfFile(file).name
  if (!request.dryRun) followDrafts(edit)
  return { page, files: edit.files.map((one) => touched(one, documents)), folders: edit.folders }
}

/** What is to be done, and the file of the page afterwards. */
function editOf(site: Site, request: PagesRequest): { edit: Edit; file?: string } {
  switch (request.command) {
    case 'new':
      return startPage(site, { ...request, draft: true })
    case 'duplicate':
      return duplicatePage(site, request.page, request.to)
    case 'rename': {
      const { edit } = renamePage(site, request.page, request.to)
      const before = `pages/${request.page}.json`
      return { edit, file: edit.files.find(({ from }) => from === before)?.to ?? before }
    }
    case 'rename-id':
      return { edit: renameId(site, request), file: `pages/${request.page}.json` }
    case 'move': {
      const { edit, to } = movePage(site, request.page, request.folder)
      return { edit, file: to }
    }
    case 'delete':
      return { edit: deletePage(site, request.page, request.instead).edit }
  }
}

function touched({ from, to, text }: Edit['files'][number], documents: Record<string, string>): TouchedFile {
  const before = from === undefined ? '' : (documents[from] ?? '')
  const parts = diffLines(before, to === undefined ? '' : text)
  const count = (isCounted: (part: (typeof parts)[number]) => boolean) =>
    parts.filter(isCounted).reduce((sum, part) => sum + part.count, 0)
  const lines = { added: count((part) => part.added), removed: count((part) => part.removed) }
  if (from === undefined) return { kind: 'new', path: to ?? '', ...lines }
  if (to === undefined) return { kind: 'deleted', path: from, ...lines }
  return from === to ? { kind: 'changed', path: from, ...lines } : { kind: 'moved', path: from, to, ...lines }
}

/** Edits of a page that are not saved go where it goes. */
function followDrafts({ files }: Edit): void {
  for (const { from = '', to = '' } of files)
    if (from !== to && from.startsWith('pages/') && to.startsWith('pages/'))
      moveDrafts(pageOfFile(from).name, pageOfFile(to).name)
}
