import type { Catalogue } from '../content/catalogue'
import type { Entry } from '../content/entry'
import { notFoundPage } from '../content/model'
import { placeOf } from '../content/read-page'
import type { Site } from '../content/site'

/** Addresses that the build needs for itself. */
const reserved = ['assets', 'data', 'previews', '404']

/** What is wrong with the address of a page, and whether its "path" or its file's name says it. */
export type AddressFault = { message: string; hint: string; isPath: boolean }

/** Finds out which pages have an address that cannot be theirs. @returns undefined for a page whose address is right */
export function addressFaults({ catalogue, settings }: Site): (entry: Entry) => AddressFault | undefined {
  // Some hosts and file systems do not tell small letters from capitals.
  const codes = new Map(settings.languages.map(({ code }) => [code.toLowerCase(), code]))
  const shared = sharedAddresses(catalogue)
  return ({ name, slug, address }) => {
    if (name === notFoundPage) return undefined
    const isPath = placeOf(name).address !== address
    const change = isPath ? 'Write another "path".' : 'Rename the file.'
    const steps = address.split('/').slice(1)
    const [first = ''] = steps
    const other = shared.get(address)
    if (!isPath && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      return fault(`"${slug}.json" cannot be an address.`, 'A file name has small letters a-z, digits and hyphens.')
    if (other && other.name !== name)
      return fault(`The address ${address} is already used by ${other.file}.`, takenHint(slug, isPath))
    const language = codes.get(first.toLowerCase())
    if (language !== undefined)
      return fault(
        `The address ${address} is reserved for a language.`,
        `Pages in that language live under /${language}/. ${change}`,
      )
    if (reserved.includes(first) || steps.at(-1) === 'index')
      return fault(`The address ${address} is used by the site itself.`, change)
    return undefined

    function fault(message: string, hint: string): AddressFault {
      return { message, hint, isPath }
    }
  }
}

function takenHint(slug: string, isPath: boolean): string {
  if (isPath) return 'Write another "path".'
  return slug === 'index'
    ? 'A folder has no address of its own. Give the file the name of its page.'
    : 'Folders only group. Rename one of the files, or give one another "path".'
}

/** Kept for each catalogue, since a large site is checked in many parts. */
const sharedBy = new WeakMap<Catalogue, Map<string, Entry>>()

/** Addresses that several pages have, with the page that has it by right: the others are reported. */
function sharedAddresses(catalogue: Catalogue): Map<string, Entry> {
  const known = sharedBy.get(catalogue)
  if (known) return known
  const { entries, byAddress } = catalogue
  const shared = new Map<string, Entry>()
  sharedBy.set(catalogue, shared)
  for (const entry of entries) {
    const first = shared.get(entry.address) ?? byAddress.get(entry.address)
    if (first && first.name !== entry.name) shared.set(entry.address, hasRight(first, entry) ? first : entry)
  }
  return shared
}

/** Of two pages that which has its address by its file's name, or lies less deep, or comes first. */
function hasRight(a: Entry, b: Entry): boolean {
  const oddness = ({ name, address }: Entry) => (placeOf(name).address === address ? 0 : 100) + name.split('/').length
  return oddness(a) <= oddness(b)
}
