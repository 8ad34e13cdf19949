import { posix } from 'node:path'
import { Refusal } from '../cli/errors.js'
import { openText } from '../content/json/open-text'
import type { Site } from '../content/read/site'
import { say } from '../content/say/say.js'
import { Draft, type Edit, withSchema } from './edit'
import { filesFor, findPage, nameWritten } from './find-page'

/** Result of a duplication. `file` is the path of the new page. */
export type Duplicated = { edit: Edit; file: string }

/**
 * Copies a page with its translations. The copy is a draft, so that the same text is not published twice, and uses the
 * same pictures.
 * @param pageQuery the page to copy, in any form that `findPage` accepts
 * @param copyName name of the copy; a name without folders puts the copy into the folder of the original
 * @throws Refusal if the name is invalid or used
 */
export function duplicatePage(site: Site, pageQuery: string, copyName: string): Duplicated {
  const page = findPage(site, pageQuery)
  const plain = nameWritten(copyName)
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

/** First fields of a page document, in order, up to "draft". */
const fieldsBeforeDraft = ['$schema', 'title', 'label', 'description', 'draft']

/** Replaces the last step of "path", if the page has one, so that the copy has a different address. */
function withPath(text: string, slug: string): string {
  const document = openText(text)
  const path: unknown = document.node(['path'])?.value
  if (typeof path !== 'string') return text
  return document.replace(['path'], path.slice(0, path.lastIndexOf('/') + 1) + slug).text
}
