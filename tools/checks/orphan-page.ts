import type { Check } from '../content/check'
import { phrasesOf } from '../content/phrase'
import { notFoundPage } from '../content/site'
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
    for (const entry of catalogue.entries) {
      const { file, address, name, valid } = entry
      // The address of a page with a mistake may be the mistake.
      if (name === notFoundPage || linked.has(address) || !valid || faultOf(entry)) continue
      report({ file }, [], `No page links to ${address}.`, {
        severity: 'warning',
        hint: 'Visitors cannot find it: link to it from a card grid, a link list or a menu.',
      })
    }
  },
}
