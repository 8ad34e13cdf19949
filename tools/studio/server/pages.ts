import { pageOfFile } from '../../content/base/page-of-file'
import type { Site } from '../../content/read/site'
import { carryOut, requireReadable } from '../../edit/carry-out'
import { deletePage } from '../../edit/delete'
import { duplicatePage } from '../../edit/duplicate'
import type { Edit } from '../../edit/edit'
import { startPage } from '../../edit/new/page'
import { renamePage } from '../../edit/rename'
import { openContent, readAll } from '../../site/source'
import type { PagesAnswer, PagesRequest, TouchedFile } from '../protocol'
import { dropDrafts, moveDrafts } from './drafts'

/**
 * Creates, duplicates, renames or deletes a page, or (for a dry run) lists the files that would change.
 * @throws Refusal if the command cannot be carried out, with a sentence for the author
 */
export async function changePages(request: PagesRequest): Promise<PagesAnswer> {
  const { result } = await carryOut(
    (site) => editOf(requireReadable(site), request),
    request.dryRun,
    () => {},
  )
  const { edit, file } = result
  const page = file === undefined ? undefined : pageOfFile(file).name
  if (!request.dryRun) followDrafts(edit)
  return { page, files: edit.files.map(touched), folders: edit.folders }
}

/** The edit that carries out a command, and the path of the resulting page's file; undefined after "delete". */
function editOf(site: Site, request: PagesRequest): { edit: Edit; file?: string } {
  switch (request.command) {
    case 'new':
      return startPage(site, { ...request, draft: true })
    case 'duplicate':
      return duplicatePage(site, request.page, request.to, request.title)
    case 'rename': {
      const { edit, name } = renamePage(site, request.page, request.to)
      return { edit, file: `pages/${name}.json` }
    }
    case 'delete':
      return { edit: deletePage(site, request.page, request.instead).edit }
  }
}

function touched({ from, to }: Edit['files'][number]): TouchedFile {
  if (from === undefined) return { kind: 'new', path: to ?? '' }
  if (to === undefined) return { kind: 'deleted', path: from }
  return from === to ? { kind: 'changed', path: from } : { kind: 'moved', path: from, to }
}

/** Moves the drafts of renamed pages, and deletes the drafts of deleted pages. */
function followDrafts({ files }: Edit): void {
  for (const { from = '', to } of files) {
    if (from === to || !from.startsWith('pages/')) continue
    const { name } = pageOfFile(from)
    if (to !== undefined) moveDrafts(name, pageOfFile(to).name)
    dropDrafts(name)
  }
}

/**
 * Finds the files that link to an anchor by its full address, such as "/tunnel-fan#motor". Searches the raw texts, so
 * that no document needs to be parsed.
 * @param site the site as last read, without its pages
 */
export function filesLeadingTo({ index }: Site, page: string, id: string): string[] {
  const link = `${index.byName.get(page)?.address}#${id}`
  const isLink = new RegExp(`${link.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z0-9-])`)
  const { documents } = readAll(openContent())
  return Object.keys(documents).filter((file) => isLink.test(documents[file] ?? ''))
}
