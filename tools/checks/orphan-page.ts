import type { Check } from '../content/check'
import { notFoundPage } from '../content/site'

/** Every page can be reached by a link from another page, the menu or the footer. */
export const orphanPage: Check = {
  code: 'orphan-page',
  about: 'No page and no menu links to a page.',
  run({ pages, settings, phrases }, report) {
    const linked = new Set(['/'])
    const link = (href: string, from?: string) => {
      const address = href.split('#')[0] ?? ''
      if (address !== from) linked.add(address)
    }
    for (const from of [...pages, settings]) {
      for (const { kind, value } of from.marks)
        if (kind === 'link') link(String(value), 'address' in from ? from.address : undefined)
    }
    for (const { page, rich, source } of phrases) {
      if (!source) for (const href of rich?.links ?? []) link(href, page?.address)
    }
    for (const { document, address, name } of pages) {
      if (name === notFoundPage || linked.has(address)) continue
      report(document, [], `No page links to ${address}.`, {
        severity: 'warning',
        hint: 'Visitors cannot find it: add it to a card grid, a link list or a menu.',
      })
    }
  },
}
