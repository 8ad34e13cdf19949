import type { Check } from '../content/check'

/** The hero carries the page's main heading, so it opens the page or is not there. */
export const heroFirst: Check = {
  code: 'hero-first',
  about: 'A hero is not the first block of its page.',
  create(_, report) {
    return {
      block({ type, path, inside, page }) {
        if (type !== 'hero' || (inside.length === 0 && path[1] === 0)) return
        const where =
          inside.length > 0 ? `A hero cannot be inside "${inside.at(-1)}"` : 'A hero must be the first block'
        report(page.document, path, `${where}: it has the main heading of the page.`, {
          hint: 'Move it to the top of the page, or use a "text" block.',
        })
      },
    }
  },
}
