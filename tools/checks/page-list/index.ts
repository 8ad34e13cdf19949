import { clearlyMeant, suggest } from '../../content/base/nearest'
import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
import { setting } from '../../content/json/edit'
import { blocksOf } from '../../content/read/blocks'
import { isListed } from '../../content/read/listed-pages'
import { type ListRule, listRule } from '../../content/read/page-info'
import { say } from '../../content/say/say.js'
import { about } from '../shared/examples'

const list = (more: object) => ({
  'pages/index.json': { blocks: [about, { type: 'page-list', id: 'news', title: 'News', ...more }] },
  'pages/fan.json': { parent: 'index', blocks: [about] },
})

/**
 * A list of pages shows at least one page, has the fields that its "look" requires, and names only figures that its
 * pages contain.
 */
export const pageList: Check = {
  code: 'page-list',
  about: say`A list of pages shows no page, or asks for something that its pages or its form do not have.`,
  why: say`A list shows only content that its pages contain.`,
  wrong: list({ of: { parent: 'fan' } }),
  right: list({ of: { parent: 'index' } }),
  create({ index }, report) {
    return {
      mark({ kind, value, document, path, page }) {
        if (kind !== 'completed' || valueAt(value, ['type']) !== 'page-list' || !page?.valid) return
        const block = Object(value)
        const rule: ListRule = listRule(block, page.slug)
        const pages = index.pages.filter((other) => other.slug !== page.slug && isListed(rule, other))
        const { look = 'cards', filters = [], figures = [], of, feed } = rule
        const slugs = [...index.bySlug.keys(), ...index.unreadable.map(({ slug }) => slug)]
        if (of?.parent !== undefined && !slugs.includes(of.parent))
          return report(document, [...path, 'of', 'parent'], say`There is no page "${of.parent}".`, {
            hint: suggest(of.parent, slugs),
            fix: setting(document, [...path, 'of', 'parent'], clearlyMeant(of.parent, slugs)),
          })
        if (pages.length === 0)
          return report(document, path, say`This list shows no page, so visitors do not see it.`, {
            severity: 'warning',
            hint: say`A page is in the list if it has all that "of" asks for; without "of", if this page is its "parent".`,
          })
        const ids = new Set(pages.flatMap(({ rows = [] }) => rows.map(({ id }) => id)))
        // Reports no missing row if a page is unreadable or invalid, because that page may have the row.
        const areAllRead = index.unreadable.length === 0 && pages.every(({ valid }) => valid)
        for (const [i, figure] of figures.entries())
          if (areAllRead && !ids.has(figure))
            report(document, [...path, 'figures', i], say`No page of this list has a row "${figure}".`, {
              hint: suggest(figure, ids),
            })
        const missing = pages.filter(({ date }) => date === undefined)
        const [first] = missing
        if (feed && first)
          report(document, [...path, 'feed'], say`The feed leaves out ${first.address}, which has no "date".`, {
            severity: 'warning',
            hint: say`Pages without "date" in this list: ${missing.length}. Give each a "date".`,
          })
        if ((look === 'answers' || look === 'table') && block.title === undefined)
          report(document, path, say`A list with the look "${look}" needs a "title", which names its table.`)
        if (look === 'answers' && filters.length !== 2)
          report(
            document,
            [...path, 'look'],
            say`The look "answers" needs two "filters": the columns and the rows of its table.`,
          )
      },
      route({ document, valid }) {
        if (!valid) return
        const lists = blocksOf(document.json).filter(({ type }) => type === 'page-list')
        for (const field of ['perPage', 'feed']) {
          const [, second] = lists.filter(({ block }) => block[field])
          if (second)
            report(document, [...second.path, field], say`Only one list of a page can have "${field}".`, {
              hint: say`Their addresses would be the same. Remove "${field}" here.`,
            })
        }
      },
    }
  },
}
