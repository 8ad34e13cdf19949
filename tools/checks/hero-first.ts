import type { Check } from '../content/check'
import { blocksOf } from './walk-blocks'

/** The hero carries the page's main heading, so it opens the page or is not there. */
export const heroFirst: Check = {
  code: 'hero-first',
  about: 'A hero is not the first block of its page.',
  run({ pages, printed }, report) {
    for (const { document } of [...pages, ...printed]) {
      for (const { type, path, inside } of blocksOf(document.json)) {
        if (type !== 'hero' || (inside.length === 0 && path[1] === 0)) continue
        const where =
          inside.length > 0 ? `A hero cannot be inside "${inside.at(-1)}"` : 'A hero must be the first block'
        report(document, path, `${where}: it has the main heading of the page.`, {
          hint: 'Move it to the top of the page, or use a "text" block.',
        })
      }
    }
  },
}
