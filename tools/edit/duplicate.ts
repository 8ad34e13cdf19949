import { posix } from 'node:path'
import { Refusal } from '../cli/errors.js'
import { isTextFile } from '../content/base/page-of-file'
import { withoutWords } from '../content/json/edit-words'
import { openText } from '../content/json/open-text'
import type { Site } from '../content/read/site'
import { say } from '../content/say/say.js'
import { Draft, type Edit, withFileNames, withSchema } from './edit'
import { filesFor, findPage, nameWritten, requireFile } from './find-page'

/** Result of a duplication. `file` is the path of the new page. */
export type Duplicated = { edit: Edit; file: string }

/**
 * Copies a page with its translations. The copy is a draft, so that the same text is not published twice, and uses the
 * same pictures.
 * @param pageQuery the page to copy, in any form that `findPage` accepts
 * @param copyName name of the copy; a name without folders puts the copy into the folder of the original
 * @param title title of the copy. If it is given, neither the original's label nor the translations of the original's
 * title are copied
 * @throws Refusal if the name is invalid or used, or another page has the title
 */
export function duplicatePage(site: Site, pageQuery: string, copyName: string, title?: string): Duplicated {
  const page = findPage(site, pageQuery)
  requireFile(site, page)
  const namesake = site.pages.find(({ document }) => document.json.title === title)
  if (title !== undefined && namesake) throw new Refusal(say`${namesake.file} has the title "${title}" already.`)
  const plain = nameWritten(copyName)
  const folder = page.name.slice(0, -page.slug.length)
  const name = plain.includes('/') ? plain : folder + plain
  if (name === page.name) throw new Refusal(say`The copy needs a name other than ${page.file}.`)
  const draft = new Draft(site)
  for (const { file, as } of filesFor(name, page, site)) {
    const text = withSchema(draft.text(file), file, as(name))
    if (file !== page.file) {
      const words = title === undefined || isTextFile(file) ? text : withoutTitle(text)
      if (words !== undefined) draft.add(as(name), words, file)
      continue
    }
    const document = openText(withFileNames(withPath(text, posix.basename(name)), page, name))
    if (title !== undefined) document.remove(['label']).set(['title'], title)
    draft.add(as(name), document.set(['draft'], true, fieldsBeforeDraft).text, file)
  }
  return { edit: draft.edit, file: `pages/${name}.json` }
}

/** The text of a translation file without the page's title and label; undefined if no words remain. */
function withoutTitle(text: string): string | undefined {
  const withoutLabel = withoutWords(text, ['label'])
  return withoutLabel && withoutWords(withoutLabel, ['title'])
}

/** First fields of a page document, in order, up to "draft". */
const fieldsBeforeDraft = ['$schema', 'title', 'label', 'description', 'draft']

/** Replaces the last segment of "path", if the page has that field, so that the copy has a different address. */
function withPath(text: string, slug: string): string {
  const document = openText(text)
  const path: unknown = document.node(['path'])?.value
  if (typeof path !== 'string') return text
  return document.replace(['path'], path.slice(0, path.lastIndexOf('/') + 1) + slug).text
}
