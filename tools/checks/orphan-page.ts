import type { Check } from '../content/check'
import { notFoundPage } from '../content/model'
import { nearest } from '../content/nearest'
import { phrasesOf } from '../content/phrase'
import { addressFaults } from './address-fault'

/** Every page can be reached by a link from another page, the menu or the footer. */
export const orphanPage: Check = {
  code: 'orphan-page',
  about: 'No page and no menu links to a page.',
  scope: 'site',
  run(site, report) {
    const { catalogue, settings } = site
    const linked = new Set(['/', ...catalogue.entries.flatMap(({ links }) => links)])
    const link = (href: string) => linked.add(href.split('#')[0] ?? '')
    for (const { kind, value, argument } of settings.marks)
      if (kind === 'link' && argument !== 'excluded') link(String(value))
    for (const { page, rich, source } of phrasesOf(site)) {
      if (!source && !page) for (const href of rich?.links ?? []) link(href)
    }
    const faultOf = addressFaults(site)
    const addresses = new Set(catalogue.entries.map(({ address }) => address))
    const dead = [...linked].filter((address) => address.startsWith('/') && !addresses.has(address))
    for (const entry of catalogue.entries) {
      const { file, address, name, valid, draft } = entry
      // The address of a page with a mistake may be the mistake.
      if (name === notFoundPage || linked.has(address) || !valid || draft || faultOf(entry)) continue
      // A link to nowhere that was meant for it is reported.
      if (dead.some((link) => nearest(link, [address]))) continue
      report({ file }, [], `No page links to ${address}.`, {
        severity: 'warning',
        hint: 'Visitors cannot find it: link to it from a card grid, a link list or a menu.',
      })
    }
  },
}
