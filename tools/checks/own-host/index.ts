import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { joined, say } from '../../content/say/say.js'
import { textPage } from '../shared/examples'
import { deadEnds, ownAddresses, relinking } from '../shared/links'

/** Links inside the site have no host: it would be that of one brand, and lead out of a preview. */
export const ownHost: Check = {
  code: 'own-host',
  severity: 'warning',
  about: say`A link to a page of this site begins with the host name, as copied from a browser.`,
  why: say`Links without a host name stay in the visitor’s language, in the brand and in a preview, and their targets are checked.`,
  wrong: { 'pages/fan.json': textPage('More [at home](https://www.fans.example/).') },
  right: { 'pages/fan.json': textPage('More [at home](/).') },
  create(site, report) {
    const deadEnd = deadEnds(site)
    const ownAddress = ownAddresses(site)
    return {
      link({ link, document, path, page }) {
        const own = ownAddress(link)
        if (!own) return
        const dead = deadEnd(own.address, page)
        const meant = relinking(document, path, link, dead ? dead.near : own.address)
        // Rich text has translations with the same link, and a language may be meant.
        const isClear = !dead && !own.hasLanguage && valueAt(document.json, path) === link
        report(document, path, say`The link "${link}" contains the host name of this site.`, {
          hint: dead ? joined([dead.message, dead.hint]) : say`Write "${own.address}".`,
          [isClear ? 'fix' : 'guess']: meant,
        })
      },
    }
  },
}
