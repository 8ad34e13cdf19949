import { clearlyMeant, nearest, suggest } from '../../content/base/nearest'
import type { Check } from '../../content/check/check'
import { setting } from '../../content/json/edit'
import { placeOf } from '../../content/read/read-page'
import { say } from '../../content/say/say.js'
import { removedPages } from '../shared/moved'

/** "parent" names an existing page, and no page is its own ancestor. */
export const parent: Check = {
  code: 'parent',
  about: say`A page’s "parent" does not exist, or leads back to the page itself.`,
  why: say`The "parent" is the page above this one: the name of its file without folders. The breadcrumb follows it.`,
  wrong: { 'pages/fan.json': { parent: 'indx' } },
  right: { 'pages/fan.json': { parent: 'index' } },
  needed: true,
  create(site, report) {
    const { bySlug } = site.index
    const unreadable = site.index.unreadable.map(({ slug }) => slug)
    return {
      route({ document, slug }) {
        const name = document.json.parent
        if (typeof name !== 'string') return
        if (!bySlug.has(name) && !unreadable.includes(name)) {
          const slug = placeOf(name.replace(/\.json$/, '')).slug
          const names = [...unreadable, ...bySlug.keys()]
          // If a page with this name existed until recently, it was probably renamed or deleted, so no page with a
          // similar name is suggested.
          if (!bySlug.has(slug) && removedPages(site).has(slug)) {
            const hint = say`Was the page renamed or deleted? Name another page, or remove "parent".`
            return report(document, ['parent'], say`There is no page "${name}".`, { hint })
          }
          report(document, ['parent'], say`There is no page "${name}".`, {
            hint: bySlug.has(slug) ? say`Write only the name of its file: "${slug}".` : suggest(name, names),
            fix: setting(document, ['parent'], bySlug.has(slug) ? slug : clearlyMeant(name, names)),
            guess: setting(document, ['parent'], nearest(name, names)),
          })
          return
        }
        const circle = circleFrom(slug, (from) => bySlug.get(from)?.parent)
        // Each cycle of parents is reported once, at its first page.
        const names = circle?.map((member) => bySlug.get(member)?.name ?? member).sort()
        if (!circle || names?.[0] !== bySlug.get(slug)?.name) return
        report(document, ['parent'], say`The parents form a circle: ${[...circle, slug].join(' → ')}.`, {
          hint: say`A page cannot be above itself. Remove one "parent".`,
        })
      },
    }
  },
}

/** Slugs of the pages in a cycle of parents, beginning with `start`; undefined if that page is in no cycle. */
function circleFrom(start: string, parentOf: (slug: string) => unknown): string[] | undefined {
  const circle = [start]
  for (let next = parentOf(start); typeof next === 'string'; next = parentOf(next)) {
    if (next === start) return circle
    if (circle.includes(next)) return undefined
    circle.push(next)
  }
  return undefined
}
