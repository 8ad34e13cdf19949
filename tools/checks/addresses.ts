import type { Check } from '../content/check'
import { notFoundPage } from '../content/site'

/** Addresses the build needs for itself. */
const reserved = ['assets', 'data', 'previews', '404']

/** Every page needs an address of its own that collides with no other page, language or file of the build. */
export const addresses: Check = {
  code: 'address',
  about: 'Two pages have the same address, or an address is taken by a language or by the site itself.',
  run({ pages, catalogue, settings }, report) {
    // Some hosts and file systems do not tell small letters from capitals.
    const codes = new Map(settings.languages.map(({ code }) => [code.toLowerCase(), code]))
    for (const page of pages) {
      if (page.name === notFoundPage) continue
      const { document, address, slug } = page
      const at = 'path' in document.json ? ['path'] : []
      const [, first = ''] = address.split('/')
      const other = catalogue.byAddress.get(address)
      if (other && other.name !== page.name)
        report(document, at, `The address ${address} is already that of ${other.file}.`, {
          hint: 'Rename one of the files, or give one another "path".',
        })
      const code = codes.get(first.toLowerCase())
      if (code !== undefined)
        report(document, at, `The address ${address} is that of a language.`, {
          hint: `Pages in that language live under /${code}/. Rename the file.`,
        })
      if (reserved.includes(first))
        report(document, at, `The address ${address} is used by the site itself.`, { hint: 'Rename the file.' })
      if (at.length === 0 && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
        report(document, at, `"${slug}.json" cannot be an address.`, {
          hint: 'A file name has small letters a-z, digits and hyphens.',
        })
    }
  },
}
