import { posix } from 'node:path'
import { Refusal } from '../cli/errors.js'
import { openText } from '../content/json/open-text'
import type { Site } from '../content/read/site'
import { say } from '../content/say/say.js'
import { Draft, type Edit, withSchema } from './edit'
import { filesFor, findPage, nameWritten } from './find-page'

/** The copy of a page: its file, and the files that were copied. */
export type Duplicated = { edit: Edit; file: string }

/**
 * Copies a page with its translations, as a draft: no visitor should read the same twice. Its pictures are those of the
 * page.
 * @param named the page, see `findPage`
 * @param wanted the name of the copy, in the same folder, or with folders
 * @throws Refusal when that cannot be
 */
export function duplicatePage(site: Site, named: string, wanted: string): Duplicated {
  const page = findPage(site, named)
  const plain = nameWritten(wanted)
  const folder = page.name.slice(0, -page.slug.length)
  const name = plain.includes('/') ? plain : folder + plain
  if (name === page.name) throw new Refusal(say`The copy needs a name other than ${page.file}.`)
  const draft = new Draft(site)
  for (const { file, as } of filesFor(name, page, site)) {
    const text = withSchema(draft.text(file), file, as(name))
    draft.add(
      as(name),
      file === page.file
        ? openText(withPath(text, posix.basename(name))).set(['draft'], true, fieldsBeforeDraft).text
        : text,
      file,
    )
  }
  return { edit: draft.edit, file: `pages/${name}.json` }
}

/** The fields of a page that stand before "draft". */
const fieldsBeforeDraft = ['$schema', 'title', 'label', 'description', 'draft']

/** A page with an address of its own, next to the one it had. */
function withPath(text: string, slug: string): string {
  const document = openText(text)
  const path: unknown = document.node(['path'])?.value
  if (typeof path !== 'string') return text
  return document.replace(['path'], path.slice(0, path.lastIndexOf('/') + 1) + slug).text
}
