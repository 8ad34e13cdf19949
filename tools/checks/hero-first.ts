import type { Check } from '../content/check'
import { valueAt } from '../content/document'

/** The hero carries the page's main heading, so it opens the page or is not there. */
export const heroFirst: Check = {
  code: 'hero-first',
  about: 'A hero is not the first block of its page.',
  run({ pages, printed }, report) {
    for (const { document } of [...pages, ...printed]) {
      const blocks = document.json.blocks
      if (!Array.isArray(blocks)) continue
      blocks.forEach((block, i) => {
        if (i > 0 && valueAt(block, ['type']) === 'hero')
          report(document, ['blocks', i], 'A hero must be the first block of the page.', {
            hint: 'It carries the page’s main heading. Move it to the top, or use a "text" block.',
          })
      })
    }
  },
}
