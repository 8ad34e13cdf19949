import type { Check } from '../../content/check/check'
import { say } from '../../content/say/say.js'
import { addressFaults } from '../shared/address-fault'

/** Every page has a unique address that is not reserved for a language or for files of the build. */
export const addresses: Check = {
  code: 'address',
  about: say`Two pages have the same address, or an address is taken by a language or by the site itself.`,
  why: say`The name of a file is the address of its page; folders only group. Two pages cannot share one, and those of languages and of the site itself are taken.`,
  wrong: { 'pages/fan.json': { path: '/de' } },
  right: { 'pages/fan.json': { path: '/fan' } },
  needed: true,
  create(site, report) {
    const faultOf = addressFaults(site)
    return {
      route({ document, name }) {
        const info = site.index.byName.get(name)
        const fault = info && faultOf(info)
        if (fault) report(document, fault.isPath ? ['path'] : [], fault.message, { hint: fault.hint })
      },
    }
  },
}
