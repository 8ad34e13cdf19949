import { nearest } from '../../content/base/nearest'
import type { Check } from '../../content/check/check'
import { isNotFound } from '../../content/read/model'
import { contextOf, withoutNameOrder } from '../../content/read/page-context'
import { say } from '../../content/say/say.js'
import { addressFaults } from '../shared/address-fault'
import { about, examplePage } from '../shared/examples'

const heater = { ...examplePage('Heater'), blocks: [about] }

/** Every page is linked to from another page, the menu or the footer. */
export const orphanPage: Check = {
  code: 'orphan-page',
  severity: 'warning',
  about: say`No page and no menu links to a page.`,
  why: say`Visitors find pages by links. No page and no menu links to this one.`,
  wrong: {
    'pages/heater.json': heater,
  },
  right: {
    'pages/heater.json': heater,
    'pages/fan.json': { related: ['/heater'] },
  },
  create(site, report) {
    const linked = new Set(['/'])
    const add = (href: string) => linked.add(href.split('#')[0] ?? '')
    return {
      // Collects the links in the site file. The links in pages are in the site index.
      mark({ kind, page, value, argument }) {
        if (!page && kind === 'link' && argument === true) add(String(value))
      },
      message({ page, source, rich }) {
        if (!page && !source) rich?.links.forEach(add)
      },
      site({ index }) {
        // Reports nothing if some pages cannot be read, because they may contain the missing links.
        if (index.unreadable.length > 0) return
        const hasManual = index.pages.some(({ manual }) => manual)
        for (const info of index.pages) {
          info.links.forEach(add)
          if (!info.lists && !hasManual) continue
          const { listed, manual } = contextOf(withoutNameOrder(info), site)
          for (const { address } of [...listed, ...manual.slice(1)]) if (address !== info.address) add(address)
        }
        const faultOf = addressFaults(site)
        const addresses = new Set(index.pages.map(({ address }) => address))
        const deadLinks = [...linked].filter((address) => address.startsWith('/') && !addresses.has(address))
        for (const info of index.pages) {
          const { file, address, valid, draft, noindex } = info
          // Pages hidden from search engines are skipped, because some are reached only from a form or a letter.
          if (noindex) continue
          // Invalid pages are also skipped, because their addresses may be wrong.
          if (isNotFound(info) || linked.has(address) || !valid || draft || faultOf(info)) continue
          // Skips a page if a broken link was probably meant for it, because that link is already reported.
          if (deadLinks.some((link) => nearest(link, [address]))) continue
          report({ file }, [], say`No page links to ${address}.`, {
            hint: say`Visitors cannot find it: link to it from a card grid, a link list or a menu.`,
          })
        }
      },
    }
  },
}
