import type { Check } from '../content/check'
import { inspectRichText } from '../content/rich-text'
import { notFoundPage } from '../content/site'

/** Every page can be reached by a link from another page, the menu or the footer. */
export const orphanPage: Check = {
  code: 'orphan-page',
  about: 'No page and no menu links to a page.',
  run({ pages, settings }, report) {
    const linked = new Set(['/'])
    for (const from of [...pages, settings]) {
      const self = 'address' in from ? from.address : undefined
      const links = [
        ...from.marks.filter(({ kind }) => kind === 'link').map(({ value }) => String(value)),
        ...from.words.flatMap(({ markdown, value }) => (markdown ? inspectRichText(value).links : [])),
      ]
      for (const link of links) {
        const address = link.split('#')[0] ?? ''
        if (address !== self) linked.add(address)
      }
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
