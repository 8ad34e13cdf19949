import { diffLines } from 'diff'
import { Refusal } from '../../cli/errors.js'
import { pageOfFile } from '../../content/base/page-of-file'
import type { Site } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import { carryOut, understood } from '../../edit/carry-out'
import { deletePage } from '../../edit/delete'
import { duplicatePage } from '../../edit/duplicate'
import { Draft, type Edit, filesOfPage } from '../../edit/edit'
import { findPage } from '../../edit/find-page'
import { startPage } from '../../edit/new/page'
import { splitLink } from '../../edit/references'
import { movePage, renamePage } from '../../edit/rename'
import { openContent, readAll } from '../../site/source'
import { anchorPath, newIdsFor } from '../document/ids'
import { rename } from '../document/rename'
import { readJson } from '../document/translations'
import type { PagesAnswer, PagesRequest, TouchedFile } from '../protocol'
import { dropDrafts, moveDrafts } from './drafts'

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

/** Edits of a page that are not saved go where it goes, and with it when it is deleted. */
function followDrafts({ files }: Edit): void {
  for (const { from = '', to } of files) {
    if (from === to || !from.startsWith('pages/')) continue
    const { name } = pageOfFile(from)
    if (to !== undefined) moveDrafts(name, pageOfFile(to).name)
    dropDrafts(name)
  }
}

type RenameId = Extract<PagesRequest, { command: 'rename-id' }>

/** Whether something says the address of a place on a page: "/tunnel-fan#motor". Nothing is understood to find that out. */
function isLinkedTo(address: string, id: string): boolean {
  return Object.values(readAll(openContent()).documents).some((text) => text.includes(`${address}#${id}`))
}

/**
 * Gives a block, or an item that is an anchor, another id. Its translations follow, and all links to it: those of
 * its page, of other pages, of what all pages share, and of their translations.
 * @throws Refusal when that cannot be
 */
export function renameId(site: Site, { page: named, from, to }: RenameId): Edit {
  const { name, lang, address, file } = findPage(site, named)
  const json = readJson(site.source.documents[file])
  const { anchors } = site.contract
  const path = anchorPath(json, from, anchors)
  if (!path) throw new Refusal(say`${file} has nothing with the id "${from}"; nothing was changed.`)
  if (newIdsFor({ id: to }, json, path.slice(0, -1), anchors).length > 0)
    throw new Refusal(say`${file} has the id "${to}" already; nothing was changed.`)
  const draft = new Draft(site)
  draft.rewrite(({ kind, named }) => {
    const link = splitLink(named)
    return kind === 'link' && link.address === address && link.rest === `#${from}` ? `${address}#${to}` : undefined
  })
  const own = filesOfPage(name, Object.keys(site.source.documents)).map((one) => one.file)
  const before = Object.fromEntries(own.map((one) => [one, draft.text(one)]))
  const after = rename(before, { name, lang, anchors }, path, to).texts
  for (const one of own) draft.write(one, after[one] ?? '')
  return draft.edit
}
