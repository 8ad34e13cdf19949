import type { Check } from '../../content/check/check'
import { say } from '../../content/say/say.js'
import { textPage } from '../shared/examples'
import { deadEnds, relinking } from '../shared/links'

/** Internal links lead to existing pages, and their #anchors to blocks that are shown. */
export const deadLink: Check = {
  code: 'dead-link',
  about: say`A link leads to a page, or to a block of a page, that does not exist.`,
  why: say`Visitors who follow this link find nothing. A page’s address is the name of its file; after # is the id of a block.`,
  wrong: { 'pages/fan.json': textPage('More [at home](/hme).') },
  right: { 'pages/fan.json': textPage('More [at home](/).') },
  create(site, report) {
    const deadEnd = deadEnds(site)
    return {
      link({ link, document, path, page }) {
        const fault = deadEnd(link, page)
        if (fault)
          report(document, path, fault.message, {
            hint: fault.hint,
            fix: relinking(document, path, link, fault.meant),
            guess: relinking(document, path, link, fault.near),
          })
      },
    }
  },
}
