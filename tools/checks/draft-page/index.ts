import type { Check } from '../../content/check/check'
import { isNotFound, isPrinted, type Page } from '../../content/read/model'
import { type Said, say } from '../../content/say/say.js'

/**
 * The home page, the 404 page and documents for printing are not drafts, and have no first or last day of publication.
 */
export const draftPage: Check = {
  code: 'draft-page',
  about: say`The home page, the 404 page or a printed page is a draft, or has a first or last day.`,
  why: say`A site cannot be published without its home page and its 404 page, and a printed page has no address of its own to hide.`,
  wrong: { 'pages/index.json': { draft: true } },
  right: { 'pages/fan.json': { draft: true } },
  needed: true,
  create(_, report) {
    return {
      page(page) {
        const pageKind = neededAs(page)
        if (pageKind === undefined) return
        const { document } = page
        const { draft, from, until } = document.json
        if (draft === true)
          report(document, ['draft'], say`${pageKind} cannot be a draft.`, { hint: say`Remove this line.` })
        for (const [field, day] of Object.entries({ from, until }))
          if (day !== undefined)
            report(document, [field], say`${pageKind} cannot have "${field}".`, { hint: say`Remove this line.` })
      },
    }
  },
}

/** Phrase for a page that must not be a draft, such as "The home page"; undefined for other pages. */
function neededAs(page: Page): Said | undefined {
  if (isPrinted(page)) return say`A printed page`
  if (isNotFound(page)) return say`The page for addresses that do not exist`
  return page.address === '/' ? say`The home page` : undefined
}
