import { Refusal } from '../../cli/errors.js'
import { say } from '../../content/say/say.js'
import type { Site } from '../../content/site'
import { Draft, type Edit, filesOfPage } from '../../edit/edit'
import { findPage } from '../../edit/find-page'
import { splitLink } from '../../edit/references'
import { openContent, readAll } from '../../site/source'
import { anchorPath, newIdsFor } from '../document/ids'
import { rename } from '../document/rename'
import { readJson } from '../document/translations'
import type { PagesRequest } from '../protocol'

type RenameId = Extract<PagesRequest, { command: 'rename-id' }>

/** Whether something says the address of a place on a page: "/tunnel-fan#motor". Nothing is understood to find that out. */
export function isLinkedTo(address: string, id: string): boolean {
  return Object.values(readAll(openContent()).documents).some((text) => text.includes(`${address}#${id}`))
}

/**
 * Gives a block, or an item that is an anchor, another id. Its translations and cells follow, and all links to it: those of
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
