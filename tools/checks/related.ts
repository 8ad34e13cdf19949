import type { Check } from '../content/check'
import { setting } from '../content/edit'
import { linkFault } from '../content/link'

/** "related" names other pages of this site, which are shown with their names and pictures. */
export const related: Check = {
  code: 'related',
  about: 'A page’s "related" has something other than other pages of this site.',
  needed: true,
  create(_, report) {
    return {
      route({ document, address }) {
        const links = document.json.related
        if (!Array.isArray(links)) return
        links.map(String).forEach((link, i) => {
          if (linkFault(link)) return
          const say = (message: string, hint: string, right?: string) =>
            report(document, ['related', i], message, { hint, fix: setting(document, ['related', i], right) })
          if (!link.startsWith('/')) say(`"${link}" is not a page of this site.`, 'Use a "link-list" for other links.')
          else if (link.includes('#'))
            say(`"${link}" is a place on a page.`, `Write "${link.split('#')[0]}".`, link.split('#')[0])
          else if (link === address) say('The page names itself as related.', 'Remove it.')
        })
      },
    }
  },
}
