import type { Check } from '../../content/check'

/** Pages that no build has. */
export const draft: Check = {
  code: 'draft',
  about: 'A page is a draft, so the site is published without it.',
  create(_, report) {
    return {
      route({ document }) {
        if (document.json.draft === true)
          report(document, ['draft'], 'This page is a draft: the site is published without it.', {
            severity: 'warning',
            hint: 'Remove this line when the page is ready.',
          })
      },
    }
  },
}
