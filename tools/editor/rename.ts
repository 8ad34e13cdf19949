import type { Range, WorkspaceEdit } from 'vscode-languageserver/node'
import { Refusal } from '../cli/errors.js'
import { openText } from '../content/json/open-text'
import type { PageInfo } from '../content/read/page-info'
import type { Site } from '../content/read/site'
import { say } from '../content/say/say.js'
import { requireReadable } from '../edit/carry-out'
import { Draft, type Edit, filesOfPage } from '../edit/edit'
import type { NamePlace, Subject } from '../edit/named'
import { splitLink } from '../edit/references'
import { renameKey, renamePage } from '../edit/rename'
import type { OpenSite } from '../site/open'
import { anchorPath, newIdsFor } from '../studio/document/ids'
import { rename } from '../studio/document/rename'
import type { EditorSite } from './editor-site'
import type { Text } from './positions'
import { workspaceEdit } from './workspace-edit'

/** Current name of a subject, and a function that renames the subject; undefined if this subject cannot be renamed. */
function renamed(subject: Subject): { called: string; edit(site: Site, to: string): Edit } | undefined {
  if (subject.kind === 'key')
    return { called: subject.key, edit: (site, to) => renameKey(site, subject.key, to.replace(/^t:/, '')) }
  if (subject.kind !== 'page') return undefined
  const { info, anchor: from } = subject
  if (from === undefined) return { called: info.address, edit: (site, to) => renamePage(site, info.file, to).edit }
  return { called: from, edit: (site, to) => renameId(site, info, from, to) }
}

/** Range and current name of a subject that can be renamed; undefined for other subjects. */
export function renamable(text: Text, place: NamePlace): { range: Range; placeholder: string } | undefined {
  const target = renamed(place.subject)
  return target && { range: text.range(place.start, place.end), placeholder: target.called }
}

/**
 * Creates an edit that renames a page, an anchor or a shared word, and updates all references.
 * @throws Refusal if the new name is invalid or used
 */
export function renaming(site: EditorSite, open: OpenSite, subject: Subject, to: string): WorkspaceEdit | undefined {
  const target = renamed(subject)
  if (!target) return undefined
  return workspaceEdit(site, target.edit(requireReadable(open.whole()), to))
}

/**
 * Changes an id that is an anchor: the id of a block, or of an item such as a tab. Updates the page's translations, and
 * all links to the anchor in pages, shared documents and translations.
 * @throws Refusal if the old id does not exist, or if the page already has the new id
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
  const pageFiles = filesOfPage(name, Object.keys(site.source.documents)).map((file) => file.file)
  const previousTexts = Object.fromEntries(pageFiles.map((file) => [file, draft.text(file)]))
  const newTexts = rename(previousTexts, { name, lang, anchors }, path, to).texts
  for (const file of pageFiles) draft.write(file, newTexts[file] ?? '')
  return draft.edit
}
