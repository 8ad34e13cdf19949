import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { Refusal } from '../../cli/errors.js'
import { say } from '../../content/say/say.js'
import type { Site } from '../../content/site'
import { changeFiles } from '../../site/write'
import { changeOf, newError, openWithErrors } from '../carry-out'
import type { Edit } from '../edit'
import { filesOfKind, type KindName, textOfKind } from './kinds'

/** A folder or file name that can be part of a page's path. */
const pathPart = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** More letters than any address needs; disks take no more than 255 bytes for a name and its endings. */
const longest = 100

/**
 * Starts a page in the site of the current folder. Its words are placeholders in square brackets, which
 * the rule `unedited` refuses to publish.
 * @param name of the page: "products/boat"; "pages/products/boat.json" is understood too
 * @returns the file, and the address of the page
 * @throws Refusal for a name that `check` would refuse, or that is there already
 */
export async function newPage(name: string): Promise<{ file: string; address: string }> {
  const file = fileOfNew(name)
  if (existsSync(file)) throw new Refusal(say`${file} already exists; nothing was changed.`)
  const edit: Edit = { files: [{ to: file, text: textOfKind(file, 'page') }], folders: [] }
  const editable = await openWithErrors()
  const problem = newError(editable, edit, await editable.errorsAfter(edit))
  if (problem) throw new Refusal([say`Nothing was written.`, problem.message, problem.hint])
  changeFiles(changeOf(editable.site.source, edit).files)
  return { file, address: `/${basename(file, '.json')}` }
}

/** The file of a page that is new. @throws Refusal for a name that `check` would refuse */
function fileOfNew(name: string): string {
  const path = name.replace(/^pages\//, '').replace(/\.json$/, '')
  const parts = path.split('/')
  if (!parts.every((one) => pathPart.test(one)))
    throw new Refusal(
      say`"${name}" cannot be the name of a page. Names have small letters a-z, digits and single hyphens between them; folders only group: npm run new -- products/new-boat`,
    )
  if (parts.some((one) => one.length > longest))
    throw new Refusal(say`The name is too long: a page or folder may have ${longest} letters.`)
  return `pages/${path}.json`
}

/**
 * The edit that starts a page in a site that is read: as a draft, so that the site can be published meanwhile.
 * @throws Refusal for a name that cannot be, or is there
 */
export function startPage(
  site: Pick<Site, 'source'>,
  { name, kind, title, parent }: { name: string; kind: KindName; title: string; parent?: string },
): { edit: Edit; file: string } {
  const file = fileOfNew(name)
  if (file in site.source.documents) throw new Refusal(say`${file} already exists; nothing was changed.`)
  const text = textOfKind(file, kind, title, { ...(parent === undefined ? {} : { parent }), draft: true })
  const files = Object.entries({ [file]: text, ...filesOfKind(file, kind) }).map(([to, text]) => ({ to, text }))
  return { edit: { files, folders: [] }, file }
}
