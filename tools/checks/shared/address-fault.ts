import { memoize } from '../../content/base/memoize'
import { isNotFound } from '../../content/read/model'
import type { PageInfo } from '../../content/read/page-info'
import { placeOf } from '../../content/read/read-page'
import type { Site } from '../../content/read/site'
import type { SiteIndex } from '../../content/read/site-index'
import { type Said, say } from '../../content/say/say.js'

/** Whether an address is reserved for the files of the build or of a host. */
export function isReserved(address: string): boolean {
  const [first = '', ...rest] = address.split('/').slice(1)
  // In every folder, "404" is the page for missing addresses (one per language), and "index" is the page of the folder.
  return ['assets', 'data', 'previews', '404'].includes(first) || ['404', 'index'].includes(rest.at(-1) ?? first)
}

/** A fault in the address of a page. `isPath`: whether the address comes from "path" instead of the file name. */
export type AddressFault = { message: Said; hint: Said; isPath: boolean }

/** Creates a function that finds the fault in a page's address: invalid, reserved or used by another page. */
export function addressFaults({ index, settings }: Site): (info: PageInfo) => AddressFault | undefined {
  // Compared in lower case, because some hosts and file systems ignore case.
  const codes = new Map(settings.languages.map(({ code }) => [code.toLowerCase(), code]))
  const owners = sharedAddresses(index)
  return (info) => {
    const { name, slug, address } = info
    if (isNotFound(info)) return undefined
    const isPath = placeOf(name).address !== address
    const change = isPath ? say`Write another "path".` : say`Rename the file.`
    const [, first = ''] = address.split('/')
    const owner = owners.get(address)
    if (!isPath && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      return fault(
        say`"${slug}.json" cannot be an address.`,
        say`A file name has lowercase letters a-z, digits and hyphens.`,
      )
    if (owner && owner.name !== name)
      return fault(say`The address ${address} is already used by ${owner.file}.`, takenHint(slug, isPath))
    const language = codes.get(first.toLowerCase())
    if (language !== undefined)
      return fault(
        say`The address ${address} is reserved for a language.`,
        say`Pages in that language live under /${language}/. ${change}`,
      )
    const list = index.byAddress.get(address.replace(/\/\d+$/, '') || '/')
    if (list && list.name !== name && list.lists?.some(({ perPage }) => perPage))
      return fault(say`The address ${address} is that of a part of the list on ${list.file}.`, change)
    if (isReserved(address)) return fault(say`The address ${address} is used by the site itself.`, change)
    return undefined

    function fault(message: Said, hint: Said): AddressFault {
      return { message, hint, isPath }
    }
  }
}

function takenHint(slug: string, isPath: boolean): Said {
  if (isPath) return say`Write another "path".`
  return slug === 'index'
    ? say`A folder has no address of its own. Give the file the name of its page.`
    : say`Folders only group. Rename one of the files, or give one another "path".`
}

/**
 * Addresses that several pages claim, each with the page that keeps the address; the other pages are reported. Cached
 * per site index, because a large site is checked in batches.
 */
const sharedAddresses = memoize(({ pages, byAddress }: SiteIndex) => {
  const owners = new Map<string, PageInfo>()
  for (const info of pages) {
    const owner = owners.get(info.address) ?? byAddress.get(info.address)
    if (owner && owner.name !== info.name) owners.set(info.address, hasRight(owner, info) ? owner : info)
  }
  return owners
})

/**
 * Whether `a` keeps an address that both pages claim. A file name has priority over "path"; otherwise, the page that is
 * nested in fewer folders keeps the address.
 */
function hasRight(a: PageInfo, b: PageInfo): boolean {
  const oddness = ({ name, address }: PageInfo) =>
    (placeOf(name).address === address ? 0 : 100) + name.split('/').length
  return oddness(a) <= oddness(b)
}
