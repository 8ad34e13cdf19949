import type { Path } from '../../content/base/problem'
import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { setting } from '../../content/json/edit'
import { isHostName, isOrigin } from '../../content/language/link'
import { type Said, say } from '../../content/say/say.js'
import { brandWith } from '../shared/examples'

/** All hosts and canonical addresses (`origin`) of brands are valid, and no two brands share one. */
export const brand: Check = {
  code: 'brand',
  about: say`The address or host of a brand is not valid, or the host belongs to another brand.`,
  why: say`A host shows one brand, and search engines know it by one address: "https://" and the name of the host.`,
  wrong: brandWith({ domains: ['https://www.fans.example/'] }),
  right: brandWith({ domains: ['www.fans.example'] }),
  needed: true,
  create({ settings: { document } }, report) {
    return {
      site() {
        const list = document.json.brands
        if (!Array.isArray(list)) return
        const hosts = new Map<string, string>()
        list.forEach((brand, i) => {
          const domains = valueAt(brand, ['domains'])
          if (!Array.isArray(domains)) return
          domains.forEach((domain: unknown, j) => {
            if (typeof domain !== 'string') return
            const path: Path = ['brands', i, 'domains', j]
            const id = String(valueAt(brand, ['id']))
            const other = hosts.get(domain.toLowerCase())
            hosts.set(domain.toLowerCase(), other ?? id)
            if (!isHostName(domain))
              report(document, path, say`"${domain}" is not a host name.`, {
                hint: hostHint(domain),
                fix: setting(document, path, bareHost(domain)),
              })
            else if (other !== undefined)
              report(document, path, say`"${domain}" is already a domain of the brand "${other}".`, {
                hint: say`A host shows one brand. Remove it from one of the two.`,
              })
          })
        })
        list.forEach((brand, i) => {
          const origin = valueAt(brand, ['origin'])
          if (typeof origin !== 'string') return
          const path: Path = ['brands', i, 'origin']
          if (!isOrigin(origin)) {
            report(document, path, say`"${origin}" is not the address of a site.`, {
              hint: say`Write "https://", then the host name in lowercase letters and nothing after it: "https://www.firm.example".`,
            })
            return
          }
          const host = origin.slice('https://'.length)
          const id = String(valueAt(brand, ['id']))
          const other = hosts.get(host) ?? id
          hosts.set(host, other)
          // Skips a host in the domains of both brands, which has already been reported above.
          if (other !== id && ![valueAt(brand, ['domains'])].flat().includes(host))
            report(document, path, say`"${origin}" is the address of the brand "${other}".`, {
              hint: say`Search engines know each brand by its own address: write "https://" and one of its "domains".`,
            })
        })
      },
    }
  },
}

/** The host name in a text such as "https://www.firm.example/about"; undefined if there is none. */
function bareHost(text: string): string | undefined {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[:/?#].*$/, '')
  return isHostName(bare) ? bare : undefined
}

function hostHint(text: string): Said {
  const bare = bareHost(text)
  return bare !== undefined
    ? say`Write "${bare}".`
    : say`Write a name such as "www.firm.example", without "https://", port or path.`
}
