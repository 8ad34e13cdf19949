import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { joined, say } from '../../content/say/say.js'
import { textPage } from '../shared/examples'
import { deadEnds, ownAddresses, relinking } from '../shared/links'

/**
 * Internal links contain no host name, because a link with a host name opens one particular brand, and leads from a
 * preview to the published site.
 */
export const ownHost: Check = {
  code: 'own-host',
  severity: 'warning',
  about: say`A link to a page of this site begins with the host name, as copied from a browser.`,
  why: say`Links without a host name stay in the visitor’s language, in the brand and in a preview, and their targets are checked.`,
  wrong: { 'pages/fan.json': textPage('More [at home](https://www.fans.example/).') },
  right: { 'pages/fan.json': textPage('More [at home](/).') },
  create(site, report) {
    const deadEndOf = deadEnds(site)
    const ownAddressOf = ownAddresses(site)
    return {
      link({ link, document, path, page }) {
        const ownAddress = ownAddressOf(link)
        if (!ownAddress) return
        const deadEnd = deadEndOf(ownAddress.address, page)
        const correction = relinking(document, path, link, deadEnd ? deadEnd.near : ownAddress.address)
        // Some links are not corrected automatically: links in rich text, because translations repeat the link, and
        // links that contain a language.
        const isClear = !deadEnd && !ownAddress.hasLanguage && valueAt(document.json, path) === link
        report(document, path, say`The link "${link}" contains the host name of this site.`, {
          hint: deadEnd ? joined([deadEnd.message, deadEnd.hint]) : say`Write "${ownAddress.address}".`,
          [isClear ? 'fix' : 'guess']: correction,
        })
      },
    }
  },
}
