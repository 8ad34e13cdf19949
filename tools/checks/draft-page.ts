import type { Check } from '../content/check'
import { notFoundPage } from '../content/model'

/** A site cannot do without its home page and the one for addresses that lead nowhere, and what is printed has no address. */
export const draftPage: Check = {
  code: 'draft-page',
  about: 'The home page, the 404 page or a printed page is a draft.',
  run({ pages, printed }, report) {
    for (const { name, address, document } of [...pages, ...printed]) {
      if (document.json.draft !== true) continue
      const what = printed.some((page) => page.name === name)
        ? 'A printed page'
        : name === notFoundPage
          ? 'The page for addresses that lead nowhere'
          : address === '/'
            ? 'The home page'
            : undefined
      if (what) report(document, ['draft'], `${what} cannot be a draft.`, { hint: 'Remove this line.' })
    }
  },
}
