import type { Check } from '../content/check'
import { isNotFound, isPrinted, type Page } from '../content/model'

/** A site cannot do without its home page and the one for addresses that lead nowhere, and what is printed has no address. */
export const draftPage: Check = {
  code: 'draft-page',
  about: 'The home page, the 404 page or a printed page is a draft, or has a first or last day.',
  needed: true,
  create(_, report) {
    return {
      page(page) {
        const what = neededAs(page)
        if (what === undefined) return
        const { document } = page
        const { draft, from, until } = document.json
        if (draft === true) report(document, ['draft'], `${what} cannot be a draft.`, { hint: 'Remove this line.' })
        for (const [field, day] of Object.entries({ from, until }))
          if (day !== undefined)
            report(document, [field], `${what} cannot have "${field}".`, { hint: 'Remove this line.' })
      },
    }
  },
}

/** What a site cannot do without. */
function neededAs(page: Page): string | undefined {
  if (isPrinted(page)) return 'A printed page'
  if (isNotFound(page)) return 'The page for addresses that do not exist'
  return page.address === '/' ? 'The home page' : undefined
}
