import type { Check } from '../content/check'

/** A host name belongs to one brand: by it a server knows which one to show. */
export const brandHost: Check = {
  code: 'brand-host',
  about: 'Two brands have the same host name.',
  scope: 'site',
  run({ settings: { brands, document } }, report) {
    const owners = new Map<string, string>()
    brands.forEach(({ id, domains }, i) => {
      domains.forEach((domain, j) => {
        const host = domain.toLowerCase()
        const owner = owners.get(host)
        if (owner !== undefined && owner !== id)
          report(document, ['brands', i, 'domains', j], `The host "${domain}" is already that of "${owner}".`, {
            hint: 'Each host shows one brand: remove it from one of them.',
          })
        if (owner === undefined) owners.set(host, id)
      })
    })
  },
}
