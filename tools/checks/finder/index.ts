import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { say } from '../../content/say/say.js'
import { about } from '../shared/examples'

const facets = { for: [{ id: 'houses', name: 'Houses' }], does: [{ id: 'air', name: 'Air' }] }

/** Every finder leads to a page. A page with "for" or "does" has both, because finders need both to find the page. */
export const finder: Check = {
  code: 'finder',
  about: say`A finder leads to no page, or a page has only one of "for" and "does".`,
  why: say`A finder asks what a page is for and what it does. A page needs both "for" and "does" to appear in a finder.`,
  wrong: { 'pages/fan.json': { blocks: [about], does: ['air'] }, 'pages/_site.json': facets },
  right: { 'pages/fan.json': { blocks: [about], for: ['houses'], does: ['air'] }, 'pages/_site.json': facets },
  create({ index }, report) {
    return {
      route({ document, valid }) {
        const { for: kinds, does } = document.json
        if (!valid || (kinds === undefined) === (does === undefined)) return
        const [has, lacks] = kinds === undefined ? ['does', 'for'] : ['for', 'does']
        report(document, [has], say`No finder leads to this page: it has "${has}", and no "${lacks}".`, {
          hint: say`Add "${lacks}", with ids of "${lacks}" in pages/_site.json, or remove "${has}".`,
        })
      },
      mark({ kind, value, document, path, page }) {
        if (kind !== 'completed' || valueAt(value, ['type']) !== 'finder' || !page?.valid || index.found.length > 0)
          return
        report(document, path, say`This finder leads to no page.`, {
          hint: say`Fill in "for" and "does" of your pages, with ids from the lists of the same name in pages/_site.json.`,
        })
      },
    }
  },
}
