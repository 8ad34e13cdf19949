import { Refusal } from '../cli/errors.js'
import { valueAt } from '../content/json/document'
import { openText } from '../content/json/open-text'
import { mediaFolder } from '../content/read/media'
import type { Page } from '../content/read/model'
import type { Site } from '../content/read/site'
import { common } from '../content/read/words'
import { say } from '../content/say/say.js'
import { Draft, type Edit, ownFolder } from './edit'
import { filesFor, findPage, nameWritten, requireMovable, requireName } from './find-page'
import { leadsTo, splitLink } from './references'

/** The edit of a page, its addresses before and after, and whether the old one leads to the new. */
export type Renamed = { edit: Edit; from: string; to: string; isLed: boolean }

/**
 * Gives a page another address: its file's name, and its "path" where it has one. All that names it follows: its
 * translations, links, menus, "parent" of the pages below, and its folder of pictures. The old address redirects to the new one.
 * @param named the page, see `findPage`
 * @param wanted its new address, or the new name of its file: "/wall-fan", "wall-fan"
 * @throws Refusal when that cannot be
 */
export function renamePage(site: Site, named: string, wanted: string): Renamed {
  const page = findPage(site, named)
  requireMovable(page)
  const { address, slug, name, document } = page
  const to = newAddress(page, wanted)
  if (to === address) throw new Refusal(say`${page.file} already has the address ${address}.`)
  const taken = site.index.byAddress.get(to)?.file
  if (taken !== undefined) throw new Refusal(say`The address ${to} is already used by ${taken}; nothing was changed.`)
  const newSlug = to.slice(to.lastIndexOf('/') + 1)
  // A "path" may have little to do with the file's name, which then stays.
  const isFile = address.endsWith(`/${slug}`)
  const newName = isFile ? name.slice(0, -slug.length) + newSlug : name
  const files = newName === name ? [] : filesFor(newName, page, site)
  const draft = new Draft(site)
  const folder = newName === name ? undefined : ownFolder(page, site)
  const isMoving =
    folder !== undefined && !Object.keys(site.source.media).some((file) => file.startsWith(`${newSlug}/`))
  draft.rewrite((one) => {
    const { kind, named } = one
    if (kind === 'media')
      return isMoving && named.startsWith(`${slug}/`) ? newSlug + named.slice(slug.length) : undefined
    if (!leadsTo(one, page, site)) return undefined
    if (kind === 'parent') return isFile ? newSlug : undefined
    return to + splitLink(named).rest
  })
  // Back where it was: the address in between was a mistake, and nothing leads from it.
  const isUndone = site.settings.redirects.some((one) => one.from === to && one.to === address)
  const isLive = document.json.draft !== true && !isUndone
  draft.redirect([address, to], isLive ? { from: address, to } : undefined)
  if (document.json.path !== undefined) draft.writeValue(page.file, ['path'], to)
  for (const file of files) draft.move(file, newName)
  if (folder && isMoving) draft.folders.push({ from: folder, to: `${mediaFolder}/${newSlug}` })
  return { edit: draft.edit, from: address, to, isLed: isLive }
}

/**
 * Gives a shared word another key: in all languages, and wherever "t:key" is used.
 * @param key "offer" or, of a word in a group, "sales.offer", whose group stays
 * @throws Refusal when that cannot be
 */
export function renameKey(site: Site, key: string, to: string): Edit {
  const { settings, locales, marked } = site
  const [steps, wanted] = [key.split('.'), to.split('.')]
  const own = locales.get(settings.defaultLanguage)?.get(common)
  if (!own || typeof valueAt(own.json, steps) !== 'string')
    throw new Refusal(
      say`locales/${settings.defaultLanguage}/${common}.json has no word "${key}"; nothing was changed.`,
    )
  if (valueAt(own.json, wanted) !== undefined)
    throw new Refusal(say`There is already a word "${to}"; nothing was changed.`)
  const last = wanted.at(-1) ?? ''
  if (steps.slice(0, -1).join('.') !== wanted.slice(0, -1).join('.') || !/^[\w-]+$/.test(last))
    throw new Refusal(
      say`"${key}" cannot be called "${to}": a word stays in its group, and its name has letters, digits and hyphens.`,
    )
  const draft = new Draft(site)
  for (const names of locales.values()) {
    const document = names.get(common)
    if (document && valueAt(document.json, steps) !== undefined)
      draft.write(document.file, openText(draft.text(document.file)).rename(steps, last).text)
  }
  for (const { document, words } of marked)
    for (const { path, value } of words) if (value === `t:${key}`) draft.writeValue(document.file, path, `t:${to}`)
  return draft.edit
}

/** @throws Refusal for what is no address the page can have */
function newAddress({ name, document, slug, file }: Page, wanted: string): string {
  const plain = nameWritten(wanted)
  if (document.json.path !== undefined || !plain.includes('/')) return `/${plain}`
  const folder = name.slice(0, -slug.length)
  if (plain.startsWith(folder) && !plain.slice(folder.length).includes('/')) return `/${plain.slice(folder.length)}`
  throw new Refusal(
    say`${file} cannot have the address /${plain}: folders only group. "npm run move" puts a page into another folder, and "path" gives it an address with steps.`,
  )
}

/** The edit of a page, and its file before and after. */
type Moved = { edit: Edit; from: string; to: string }

/**
 * Puts a page and its translations into another folder. Its address stays: folders only group.
 * @param named the page, see `findPage`
 * @param folder below `pages`; "." for that itself
 * @throws Refusal when that cannot be
 */
export function movePage(site: Site, named: string, folder: string): Moved {
  const page = findPage(site, named)
  requireMovable(page)
  const into = folder.replace(/^(\.\/)?pages(\/|$)/, '').replace(/^\.?(\/|$)|\/$/g, '')
  if (into !== '') requireName(into)
  const name = into === '' ? page.slug : `${into}/${page.slug}`
  if (name === page.name) throw new Refusal(say`${page.file} already exists.`)
  const draft = new Draft(site)
  for (const file of filesFor(name, page, site)) draft.move(file, name)
  return { edit: draft.edit, from: page.file, to: `pages/${name}.json` }
}
