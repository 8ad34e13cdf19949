import { Refusal } from '../cli/errors.js'
import { say } from '../content/say/say.js'
import type { Site } from '../content/site'
import { Draft, type Edit } from './edit'
import { filesFor, findPage, requireMovable, requireName } from './find-page'

/** The edit of a page, and its file before and after. */
export type Moved = { edit: Edit; from: string; to: string }

/**
 * Puts a page and its translations into another folder. Its address stays: folders only group.
 * @param named the page, see `findPage`
 * @param folder below `pages`; "." for that itself
 * @throws Refusal when that cannot be
 */
export function movePage(site: Site, named: string, folder: string): Moved {
  const page = findPage(site, named)
  requireMovable(page)
  const into = folder.replace(/^(\.\/)?pages(\/|$)/, '').replace(/^\.?\/?|\/$/g, '')
  if (into !== '') requireName(into)
  const name = into === '' ? page.slug : `${into}/${page.slug}`
  if (name === page.name) throw new Refusal(say`${page.file} is there already.`)
  const draft = new Draft(site)
  for (const file of filesFor(name, page, site)) draft.move(file, name)
  return { edit: draft.edit, from: page.file, to: `pages/${name}.json` }
}
