import type { Path } from '../../content/base/problem'
import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { linkPlaces } from '../../content/language/rich-text'
import type { Page } from '../../content/read/model'
import { brandsAt } from '../../content/read/shown-brands'
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
    /** The brands that show the link at a path. A link in a brand's own menu is shown only by that brand. */
    const brandsOf = (json: unknown, path: Path, page: Page | undefined) => {
      const { brands } = site.settings
      const shownBrands = page ? brandsAt(json, path) : path[0] === 'brands' ? [brands[Number(path[1])]?.id] : undefined
      return brands
        .filter(
          ({ id, excludedPages }) =>
            (shownBrands?.includes(id) ?? true) && !excludedPages?.includes(page?.address ?? ''),
        )
        .map(({ id }) => id)
    }
    return {
      link({ link, document, path, page, nth }) {
        const fault = deadEnd(link, page, brandsOf(document.json, path, page))
        if (fault)
          report(document, path, fault.message, {
            hint: fault.hint,
            at: nth === undefined ? undefined : placeOfLink(valueAt(document.json, path), link, nth),
            fix: relinking(document, path, link, fault.meant),
            guess: relinking(document, path, link, fault.near),
          })
      },
    }
  },
}

/** The offset of a link's address in a text. @param nth number of earlier links with the same address */
function placeOfLink(text: unknown, link: string, nth: number): number | undefined {
  const places = linkPlaces(String(text)).filter((place) => place.link === link)
  return places[nth]?.start
}
