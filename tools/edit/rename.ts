import { Refusal } from '../cli/errors.js'
import { valueAt } from '../content/json/document'
import { openText } from '../content/json/open-text'
import { mediaFolder } from '../content/read/media'
import type { Page } from '../content/read/model'
import type { Site } from '../content/read/site'
import { common } from '../content/read/words'
import { say } from '../content/say/say.js'
import { Draft, type Edit, ownFolder } from './edit'
import {
  filesFor,
  findPage,
  nameWritten,
  requireFile,
  requireMovable,
  requireName,
  rowPageOf,
  rowsOf,
} from './find-page'
import { leadsTo, splitLink } from './references'

/**
 * Result of a rename: the new page name, the old address, the new address, and whether the old one redirects to the new
 * one (`isLed`).
 */
export type Renamed = { edit: Edit; name: string; from: string; to: string; isLed: boolean }

/**
 * Changes the address of a page: the file name, and "path" if it is set. Renames the translations and the picture
 * folder, and updates all links, menus and "parent" fields. The old address redirects to the new one. If the page
 * is made from a table row, changes the "id" of the row.
 * @param pageQuery the page to rename, in any form that `findPage` accepts
 * @param newAddressOrName the new address or file name, like "/wall-fan" or "wall-fan"
 * @throws Refusal if the new address is invalid or used
 */
export function renamePage(site: Site, pageQuery: string, newAddressOrName: string): Renamed {
  const page = findPage(site, pageQuery)
  requireMovable(page)
  const { address, slug, name, document } = page
  const to = newAddress(page, newAddressOrName)
  if (to === address) throw new Refusal(say`${page.file} already has the address ${address}.`)
  const takenBy = site.index.byAddress.get(to)?.file
  if (takenBy !== undefined)
    throw new Refusal(say`The address ${to} is already used by ${takenBy}; nothing was changed.`)
  const newSlug = to.slice(to.lastIndexOf('/') + 1)
  // The file keeps its name if "path" sets an address that does not end in that name.
  const isFile = address.endsWith(`/${slug}`)
  const rowPage = rowPageOf(site, page)
  if (rowPage && (!isFile || to.slice(0, -newSlug.length) !== address.slice(0, -slug.length))) requireFile(site, page)
  const newName = isFile ? name.slice(0, -slug.length) + newSlug : name
  const files = newName === name ? [] : filesFor(newName, page, site)
  const draft = new Draft(site)
  const folder = newName === name ? undefined : ownFolder(page, site)
  const isMoving =
    folder !== undefined && !Object.keys(site.source.media).some((file) => file.startsWith(`${newSlug}/`))
  draft.rewrite((reference) => {
    const { kind, named } = reference
    if (kind === 'media')
      return isMoving && named.startsWith(`${slug}/`) ? newSlug + named.slice(slug.length) : undefined
    if (!leadsTo(reference, page, site)) return undefined
    if (kind === 'parent') return isFile ? newSlug : undefined
    return to + splitLink(named).rest
  })
  // Renaming a page back to a previous address removes the redirect from that address, and adds no new redirect.
  const isUndone = site.settings.redirects.some((redirect) => redirect.from === to && redirect.to === address)
  const isLive = document.json.draft !== true && !isUndone
  draft.redirect([address, to], isLive ? { from: address, to } : undefined)
  for (const { file, withId } of rowPage ? rowsOf(site, rowPage) : []) draft.write(file, withId(newSlug))
  if (document.json.path !== undefined && !rowPage) draft.writeValue(page.file, ['path'], to)
  for (const file of files) draft.move(file, newName)
  if (folder && isMoving) draft.folders.push({ from: folder, to: `${mediaFolder}/${newSlug}` })
  return { edit: draft.edit, name: newName, from: address, to, isLed: isLive }
}

/**
 * Renames the key of a shared word in all languages, and every "t:key" that uses it.
 * @param key current key, like "offer" or "sales.offer"
 * @param to new key in the same group, like "sales.quote"
 * @throws Refusal if the new key is invalid or used
 */
export function renameKey(site: Site, key: string, to: string): Edit {
  const { settings, locales, marked } = site
  const [steps, newSteps] = [key.split('.'), to.split('.')]
  const ownWords = locales.get(settings.defaultLanguage)?.get(common)
  if (!ownWords || typeof valueAt(ownWords.json, steps) !== 'string')
    throw new Refusal(
      say`locales/${settings.defaultLanguage}/${common}.json has no word "${key}"; nothing was changed.`,
    )
  if (valueAt(ownWords.json, newSteps) !== undefined)
    throw new Refusal(say`There is already a word "${to}"; nothing was changed.`)
  const newName = newSteps.at(-1) ?? ''
  if (steps.slice(0, -1).join('.') !== newSteps.slice(0, -1).join('.') || !/^[\w-]+$/.test(newName))
    throw new Refusal(
      say`"${key}" cannot be called "${to}": a word stays in its group, and its name has letters, digits and hyphens.`,
    )
  const draft = new Draft(site)
  for (const names of locales.values()) {
    const document = names.get(common)
    if (document && valueAt(document.json, steps) !== undefined)
      draft.write(document.file, openText(draft.text(document.file)).rename(steps, newName).text)
  }
  for (const { document, words } of marked)
    for (const { path, value } of words) if (value === `t:${key}`) draft.writeValue(document.file, path, `t:${to}`)
  return draft.edit
}

/** Converts the user's input to the new address of a page. @throws Refusal if the page cannot have that address */
function newAddress({ name, document, slug, file }: Page, newAddressOrName: string): string {
  const plain = nameWritten(newAddressOrName)
  if (document.json.path !== undefined || !plain.includes('/')) return `/${plain}`
  const folder = name.slice(0, -slug.length)
  if (plain.startsWith(folder) && !plain.slice(folder.length).includes('/')) return `/${plain.slice(folder.length)}`
  throw new Refusal(
    say`${file} cannot have the address /${plain}: folders only group. "npm run move" puts a page into another folder, and "path" gives it an address with steps.`,
  )
}

/** Result of a move: the page file's path before (`from`) and after (`to`). */
type Moved = { edit: Edit; from: string; to: string }

/**
 * Moves a page and its translations to a folder. The address does not change, because addresses do not contain folders.
 * @param pageQuery the page to move, in any form that `findPage` accepts
 * @param folder path below `pages`, or "." for `pages` itself
 * @throws Refusal if the page cannot be moved, or if the target file exists
 */
export function movePage(site: Site, pageQuery: string, folder: string): Moved {
  const page = findPage(site, pageQuery)
  requireMovable(page)
  requireFile(site, page)
  const into = folder.replace(/^(\.\/)?pages(\/|$)/, '').replace(/^\.?(\/|$)|\/$/g, '')
  if (into !== '') requireName(into)
  const name = into === '' ? page.slug : `${into}/${page.slug}`
  if (name === page.name) throw new Refusal(say`${page.file} already exists.`)
  const draft = new Draft(site)
  for (const file of filesFor(name, page, site)) draft.move(file, name)
  return { edit: draft.edit, from: page.file, to: `pages/${name}.json` }
}
