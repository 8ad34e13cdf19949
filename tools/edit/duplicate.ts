import { posix } from 'node:path'
import { Refusal } from '../cli/errors.js'
import type { Site } from '../content/site'
import { Draft, type Edit, withSchema } from './edit'
import { findPage, requireFree, requireMovable, requireName } from './find-page'
import { filesOfPage } from './page-files'
import { after, nodeAt, spliced, spliceIn } from './splice'

/** The copy of a page: its file, and the files that were copied. */
export type Duplicated = { edit: Edit; file: string }

/**
 * Copies a page with its translations, as a draft: nobody is to read the same twice. Its pictures are those of the page.
 * @param named the page, see `findPage`
 * @param wanted the name of the copy, in the same folder, or with folders
 * @throws Refusal when that cannot be
 */
export function duplicatePage(site: Site, named: string, wanted: string): Duplicated {
  const page = findPage(site, named)
  requireMovable(page)
  const plain = wanted
    .replace(/^(\.\/)?pages\//, '')
    .replace(/^\//, '')
    .replace(/\.json$/, '')
  requireName(plain)
  const folder = page.name.slice(0, -page.slug.length)
  const name = plain.includes('/') ? plain : folder + plain
  if (name === page.name) throw new Refusal(`The copy needs another name than ${page.file}.`)
  const files = filesOfPage(page.name, Object.keys(site.source.documents))
  requireFree(
    site,
    files.map((file) => file.as(name)),
  )
  const draft = new Draft(site)
  for (const { file, as } of files) {
    const text = withSchema(draft.text(file), file, as(name))
    draft.add(as(name), file === page.file ? asDraft(withPath(text, posix.basename(name))) : text)
  }
  return { edit: draft.edit, file: `pages/${name}.json` }
}

/** A page with an address of its own, next to the one it had. */
function withPath(text: string, slug: string): string {
  const node = nodeAt(text, ['path'])
  const path = String(node?.value)
  return node ? spliced(text, [spliceIn(text, node, path.lastIndexOf('/') + 1, path.length, slug)]) : text
}

function asDraft(text: string): string {
  const node = nodeAt(text, ['draft'])
  if (node) return spliced(text, [{ start: node.offset, end: node.offset + node.length, text: 'true' }])
  const last = nodeAt(text, ['description'])?.parent
  return last ? after(text, last, '"draft": true') : text
}
