import type { Check } from '../../content/check/check'
import { notFoundPage } from '../../content/read/model'
import { say } from '../../content/say/say.js'

/** Every site has a home page and a 404 page. */
export const missingPage: Check = {
  code: 'missing-page',
  about: say`The site has no home page, or no page for addresses that do not exist.`,
  why: say`A site needs a home page (pages/index.json) and a page for addresses that do not exist (pages/_not-found.json).`,
  wrong: { 'pages/_not-found.json': null },
  right: {},
  needed: true,
  create({ index }, report) {
    const exists = (name: string) => index.byName.has(name) || index.unreadable.some((page) => page.name === name)
    return {
      route({ name, document }) {
        if (name === 'index' && !index.byAddress.has('/'))
          report(document, ['path'], say`The site has no home page.`, {
            hint: say`Remove "path": a file called index is the home page.`,
          })
      },
      site() {
        if (!exists('index') && !index.byAddress.has('/'))
          report({ file: 'pages/index.json' }, [], say`The site has no home page.`, {
            hint: say`Write pages/index.json: a "title", a "description" and "blocks", like any page.`,
          })
        if (!exists(notFoundPage))
          report(
            { file: `pages/${notFoundPage}.json` },
            [],
            say`The site has no page for addresses that do not exist.`,
            {
              hint: say`Write pages/${notFoundPage}.json: a "title", a "description" and "blocks", like any page.`,
            },
          )
      },
    }
  },
}
