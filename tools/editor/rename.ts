import type { Range, WorkspaceEdit } from 'vscode-languageserver/node'
import { Refusal } from '../cli/errors.js'
import { openText } from '../content/json/open-text'
import type { PageInfo } from '../content/read/page-info'
import type { Site } from '../content/read/site'
import { say } from '../content/say/say.js'
import { understood } from '../edit/carry-out'
import { Draft, type Edit, filesOfPage } from '../edit/edit'
import type { Place, Subject } from '../edit/named'
import { splitLink } from '../edit/references'
import { renameKey, renamePage } from '../edit/rename'
import type { OpenSite } from '../site/open'
import { anchorPath, newIdsFor } from '../studio/document/ids'
import { rename } from '../studio/document/rename'
import type { EditorSite } from './editor-site'
import type { Text } from './positions'
import { workspaceEdit } from './workspace-edit'

/** What can get another name: how it is called now, and what gives it another. */
function renamed(subject: Subject): { called: string; edit(site: Site, to: string): Edit } | undefined {
  if (subject.kind === 'key')
    return { called: subject.key, edit: (site, to) => renameKey(site, subject.key, to.replace(/^t:/, '')) }
  if (subject.kind !== 'page') return undefined
  const { info, anchor: from } = subject
  if (from === undefined) return { called: info.address, edit: (site, to) => renamePage(site, info.file, to).edit }
  return { called: from, edit: (site, to) => renameId(site, info, from, to) }
}

/** What can get another name at a place, and how it is called now; undefined for what cannot. */
export function renamable(text: Text, place: Place): { range: Range; placeholder: string } | undefined {
  const one = renamed(place.subject)
  return one && { range: text.range(place.start, place.end), placeholder: one.called }
}

/**
 * Gives a page, a place on one or a shared word another name: all that names it follows.
 * @throws Refusal when that cannot be
 */
export function renaming(site: EditorSite, open: OpenSite, subject: Subject, to: string): WorkspaceEdit | undefined {
  const one = renamed(subject)
  if (!one) return undefined
  return workspaceEdit(site, one.edit(understood(open.whole()), to))
}

/**
 * Gives a block, or an item that is an anchor, another id. Its translations follow, and all links to it: those of its page,
 * of other pages, of what all pages share, and of their translations.
 * @throws Refusal when that cannot be
 */
function renameId(site: Site, { name, lang, address, file }: PageInfo, from: string, to: string): Edit {
  const { json } = openText(site.source.documents[file] ?? '')
  const { anchors } = site.contract
  const path = anchorPath(json, from, anchors)
  if (!path) throw new Refusal(say`Nothing in ${file} has the id "${from}"; nothing was changed.`)
  if (newIdsFor({ id: to }, json, path.slice(0, -1), anchors).length > 0)
    throw new Refusal(say`${file} already has the id "${to}"; nothing was changed.`)
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
