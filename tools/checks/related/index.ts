import type { Check } from '../../content/check/check'
import { setting } from '../../content/json/edit'
import { linkFault } from '../../content/language/link'
import { type Said, say } from '../../content/say/say.js'

/** "related" lists other pages of this site, without anchors. */
export const related: Check = {
  code: 'related',
  about: say`A page’s "related" lists something that is not another page of this site.`,
  why: say`"related" lists other pages of this site, which are shown with their names and pictures.`,
  wrong: { 'pages/fan.json': { related: ['/#welcome'] } },
  right: { 'pages/fan.json': { related: ['/'] } },
  needed: true,
  create(_, report) {
    return {
      route({ document, address }) {
        const links = document.json.related
        if (!Array.isArray(links)) return
        links.map(String).forEach((link, i) => {
          if (linkFault(link)) return
          const tell = (message: Said, hint: Said, right?: string) =>
            report(document, ['related', i], message, { hint, fix: setting(document, ['related', i], right) })
          if (!link.startsWith('/'))
            tell(say`"${link}" is not a page of this site.`, say`Use a "link-list" for other links.`)
          else if (link.includes('#'))
            tell(say`"${link}" is a place on a page.`, say`Write "${link.split('#')[0]}".`, link.split('#')[0])
          else if (link === address) tell(say`The page lists itself as related.`, say`Remove it.`)
        })
      },
    }
  },
}
