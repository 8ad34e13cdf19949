import type { Catalogue } from '../content/catalogue'
import type { Check } from '../content/check'
import type { Entry } from '../content/entry'
import { placeOf } from '../content/read-page'
import { notFoundPage } from '../content/site'

/** Addresses that the build needs for itself. */
const reserved = ['assets', 'data', 'previews', '404']

/** Every page needs an address of its own that collides with no other page, language or file of the build. */
export const addresses: Check = {
  code: 'address',
  about: 'Two pages have the same address, or an address is taken by a language or by the site itself.',
  run({ pages, catalogue, settings }, report) {
    const codes = settings.languages.map(({ code }) => code.toLowerCase())
    const shared = sharedAddresses(catalogue)
    for (const page of pages) {
      if (page.name === notFoundPage) continue
      const { document, address, slug, name } = page
      const at = 'path' in document.json ? ['path'] : []
      const rename = at.length > 0 ? 'Write another "path".' : 'Rename the file.'
      const steps = address.split('/').slice(1)
      const [first = ''] = steps
      const other = shared.get(address)
      if (at.length === 0 && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
        report(document, at, `"${slug}.json" cannot be an address.`, {
          hint: 'A file name has small letters a-z, digits and hyphens.',
        })
      else if (other && other.name !== name)
        report(document, at, `The address ${address} is already that of ${other.file}.`, { hint: takenHint(name, at) })
      else if (codes.includes(first))
        report(document, at, `The address ${address} is that of a language.`, {
          hint: `Pages in that language live under /${first}/. ${rename}`,
        })
      else if (reserved.includes(first) || steps.at(-1) === 'index')
        report(document, at, `The address ${address} is used by the site itself.`, { hint: rename })
    }
  },
}

function takenHint(name: string, path: string[]): string {
  if (path.length > 0) return 'Write another "path".'
  return placeOf(name).slug === 'index'
    ? 'A folder has no address of its own. Give the file the name of its page.'
    : 'Folders only group. Rename one of the files, or give one another "path".'
}

/** Addresses that several pages have, with the page that has it by right: the others are reported. */
function sharedAddresses({ entries, byAddress }: Catalogue): Map<string, Entry> {
  const shared = new Map<string, Entry>()
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
