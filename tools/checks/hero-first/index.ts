import type { Check } from '../../content/check/check'
import { say } from '../../content/say/say.js'
import { about } from '../shared/examples'

/**
 * Only the first block is a hero, because a hero contains the main heading. A product page should have no hero, because
 * a hero has no room for the product's buttons.
 */
export const heroFirst: Check = {
  code: 'hero-first',
  about: say`A hero is not the first block of its page, or opens the page of a product.`,
  why: say`A hero has the main heading of the page, so it must be the first block.`,
  wrong: { 'pages/fan.json': { blocks: [about, hero()] } },
  right: { 'pages/fan.json': { blocks: [hero(), about] } },
  create(_, report) {
    return {
      block({ type, path, inside, page }) {
        if (type !== 'hero') return
        const isFirst = inside.length === 0 && path[1] === 0
        if (isFirst && page.document.json.kind === 'product')
          report(
            page.document,
            path,
            say`A product that begins with a hero has no buttons to write to sales or to print.`,
            {
              severity: 'warning',
              hint: say`Begin it with a "gallery", or without pictures, or remove "kind".`,
            },
          )
        if (isFirst) return
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

function hero(): object {
  return { type: 'hero', id: 'top', title: 'Fresh air', image: { src: 'wide.avif', alt: 'A fan in a wall' } }
}
