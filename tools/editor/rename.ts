import type { Range, WorkspaceEdit } from 'vscode-languageserver/node'
import type { Site } from '../content/read/site'
import { understood } from '../edit/carry-out'
import type { Edit } from '../edit/edit'
import type { Place, Subject } from '../edit/named'
import { renameKey, renamePage } from '../edit/rename'
import type { OpenSite } from '../site/open'
import { renameId } from '../studio/server/pages'
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
  return {
    called: from,
    edit: (site, to) => renameId(site, { command: 'rename-id', page: info.name, from, to, dryRun: true }),
  }
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
