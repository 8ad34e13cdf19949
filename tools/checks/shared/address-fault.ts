import { memoize } from '../../content/base/memoize'
import { isNotFound } from '../../content/read/model'
import type { PageInfo } from '../../content/read/page-info'
import { placeOf } from '../../content/read/read-page'
import type { Site } from '../../content/read/site'
import type { SiteIndex } from '../../content/read/site-index'
import { type Said, say } from '../../content/say/say.js'

/** Whether the build or a host needs an address for itself. */
export function isReserved(address: string): boolean {
  const [first = '', ...rest] = address.split('/').slice(1)
  // "/404" and "/index" below any step are the files of a language for what is missing, and of a folder.
  return ['assets', 'data', 'previews', '404'].includes(first) || ['404', 'index'].includes(rest.at(-1) ?? first)
}

/** The fault in the address of a page, and whether its "path" or its file's name says it. */
export type AddressFault = { message: Said; hint: Said; isPath: boolean }

/** Finds out which pages have an address that cannot be theirs. @returns undefined for a page whose address is right */
export function addressFaults({ index, settings }: Site): (info: PageInfo) => AddressFault | undefined {
  // Some hosts and file systems do not tell small letters from capitals.
  const codes = new Map(settings.languages.map(({ code }) => [code.toLowerCase(), code]))
  const shared = sharedAddresses(index)
  return (info) => {
    const { name, slug, address } = info
    if (isNotFound(info)) return undefined
    const isPath = placeOf(name).address !== address
    const change = isPath ? say`Write another "path".` : say`Rename the file.`
    const [, first = ''] = address.split('/')
    const other = shared.get(address)
    if (!isPath && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      return fault(
        say`"${slug}.json" cannot be an address.`,
        say`A file name has small letters a-z, digits and hyphens.`,
      )
    if (other && other.name !== name)
      return fault(say`The address ${address} is already used by ${other.file}.`, takenHint(slug, isPath))
    const language = codes.get(first.toLowerCase())
    if (language !== undefined)
      return fault(
        say`The address ${address} is reserved for a language.`,
        say`Pages in that language live under /${language}/. ${change}`,
      )
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
 * Addresses that several pages have, with the page that has it by right: the others are reported. Kept for each index,
 * since a large site is checked in many parts.
 */
const sharedAddresses = memoize(({ pages, byAddress }: SiteIndex) => {
  const shared = new Map<string, PageInfo>()
  for (const info of pages) {
    const first = shared.get(info.address) ?? byAddress.get(info.address)
    if (first && first.name !== info.name) shared.set(info.address, hasRight(first, info) ? first : info)
  }
  return shared
})

/** Of two pages that which has its address by its file's name, or lies less deep, or comes first. */
function hasRight(a: PageInfo, b: PageInfo): boolean {
  const oddness = ({ name, address }: PageInfo) =>
    (placeOf(name).address === address ? 0 : 100) + name.split('/').length
  return oddness(a) <= oddness(b)
}
