import type { Range, WorkspaceEdit } from 'vscode-languageserver/node'
import type { Site } from '../content/site'
import { requireUnderstood } from '../edit/carry-out'
import type { Edit } from '../edit/edit'
import { renamePage } from '../edit/rename'
import { renameKey } from '../edit/rename-key'
import type { OpenSite } from '../site/open'
import { renameId } from '../studio/server/rename-id'
import type { EditorSite } from './editor-site'
import { workspaceEdit } from './edits'
import type { Text } from './ranges'
import type { Place, Subject } from './subjects'

/** What can get another name at a place, and how it is called now; undefined for what cannot. */
export function renamable(
  text: Text,
  { subject, start, end }: Place,
): { range: Range; placeholder: string } | undefined {
  const placeholder = calledNow(subject)
  return placeholder === undefined ? undefined : { range: text.range(start, end), placeholder }
}

function calledNow(subject: Subject): string | undefined {
  if (subject.kind === 'page') return subject.anchor ?? subject.info.address
  return subject.kind === 'key' ? subject.key : undefined
}

/**
 * Gives a page, a place on one or a shared word another name: all that names it follows.
 * @throws Refusal when that cannot be
 */
export function renaming(site: EditorSite, open: OpenSite, subject: Subject, to: string): WorkspaceEdit | undefined {
  if (calledNow(subject) === undefined) return undefined
  const whole = open.whole()
  requireUnderstood(whole)
  const edit = editOf(whole, subject, to)
  return edit && workspaceEdit(site, edit)
}

function editOf(site: Site, subject: Subject, to: string): Edit | undefined {
  if (subject.kind === 'key') return renameKey(site, subject.key, to.replace(/^t:/, ''))
  if (subject.kind !== 'page') return undefined
  const { info, anchor } = subject
  if (anchor === undefined) return renamePage(site, info.file, to).edit
  return renameId(site, { command: 'rename-id', page: info.name, from: anchor, to, dryRun: true })
}
