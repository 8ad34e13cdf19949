import type { Check } from '../../content/check'
import { say } from '../../language/say.js'

/** The hero carries the page's main heading, so it opens the page or is not there. It leaves no place for the buttons of a product. */
export const heroFirst: Check = {
  code: 'hero-first',
  about: say`A hero is not the first block of its page, or opens the page of a product.`,
  create(_, report) {
    return {
      block({ type, path, inside, page }) {
        if (type !== 'hero') return
        const opens = inside.length === 0 && path[1] === 0
        if (opens && page.document.json.kind === 'product')
          report(
            page.document,
            path,
            say`A product that begins with a hero has no buttons to write to sales or to print.`,
            {
              severity: 'warning',
              hint: say`Begin it with a "gallery", or without pictures, or remove "kind".`,
            },
          )
        if (opens) return
        const message =
          inside.length > 0
            ? say`A hero cannot be inside "${inside.at(-1)}": it has the main heading of the page.`
            : say`A hero must be the first block: it has the main heading of the page.`
        report(page.document, path, message, {
          hint: say`Move it to the top of the page, or use a "text" block.`,
        })
      },
    }
  },
}
