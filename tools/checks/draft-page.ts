import type { Check } from '../content/check'
import { isPrinted, notFoundPage, type Page } from '../content/model'

/** A site cannot do without its home page and the one for addresses that lead nowhere, and what is printed has no address. */
export const draftPage: Check = {
  code: 'draft-page',
  about: 'The home page, the 404 page or a printed page is a draft.',
  needed: true,
  create(_, report) {
    return {
      page(page) {
        const { document } = page
        if (document.json.draft !== true) return
        const what = neededAs(page)
        if (what) report(document, ['draft'], `${what} cannot be a draft.`, { hint: 'Remove this line.' })
      },
    }
  },
}

/** What a site cannot do without. */
function neededAs(page: Page): string | undefined {
  if (isPrinted(page)) return 'A printed page'
  if (page.name === notFoundPage) return 'The page for addresses that do not exist'
  return page.address === '/' ? 'The home page' : undefined
}
