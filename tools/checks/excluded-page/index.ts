import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { isNotFound } from '../../content/read/model'
import { say } from '../../content/say/say.js'
import { brandWith } from '../shared/examples'

/** No brand leaves out the home page, the 404 page, the contact page, or all pages in its menu. */
export const excludedPage: Check = {
  code: 'excluded-page',
  about: say`A brand leaves out the home page, the 404 page, its contact page, or all pages of its menu.`,
  why: say`A brand may leave out pages, but not its home page, its 404 page or its whole menu. Without its contact page, its visitors have nowhere to ask.`,
  wrong: brandWith({ excludedPages: ['/'] }),
  right: brandWith({ excludedPages: ['/fan'] }),
  needed: true,
  create({ settings: { brands, document }, index }, report) {
    return {
      site() {
        const notFound = index.pages.find(isNotFound)?.address
        brands.forEach(({ id, excludedPages = [] }, i) => {
          // The home page does not count here, because leaving it out is reported below.
          const excluded = new Set<unknown>(excludedPages.filter((address) => address !== '/'))
          excludedPages.forEach((address, j) => {
            if (address !== '/' && address !== notFound) return
            const page = address === '/' ? say`The home page` : say`The page for addresses that do not exist`
            report(document, ['brands', i, 'excludedPages', j], say`${page} cannot be left out.`, {
              hint: say`Every brand needs it: remove this line.`,
            })
          })
          const contact = document.json.contactPage
          if (typeof contact === 'string' && excluded.has(contact))
            report(
              document,
              ['brands', i, 'excludedPages', excludedPages.indexOf(contact)],
              say`The brand "${id}" leaves out ${contact}, the page for visitors who have a question.`,
              { severity: 'warning', hint: say`Remove this line, so that visitors of this brand can ask as well.` },
            )
          const menu = valueAt(document.json, ['brands', i, 'menu']) ?? document.json.menu
          const links = Array.isArray(menu) ? menu.flatMap((entry) => [entry, ...(entry.links ?? [])]) : []
          const addresses = links.flatMap(({ href = [] }) => href)
          const hasNone = addresses.length > 0 && addresses.every((address) => excluded.has(address))
          if (hasNone)
            report(
              document,
              ['brands', i, 'excludedPages'],
              say`The menu of the brand "${id}" is empty: it leaves out all its pages.`,
              {
                severity: 'warning',
                hint: say`Give the brand its own "menu".`,
              },
            )
        })
      },
    }
  },
}
