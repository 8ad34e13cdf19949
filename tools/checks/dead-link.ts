import type { Check } from '../content/check'
import type { Document } from '../content/document'
import type { Entry } from '../content/entry'
import { suggest } from '../content/nearest'
import { phrasesOf } from '../content/phrase'
import type { Path } from '../content/problem'

/** Links inside the site lead to pages, and #anchors to blocks, that exist. Translations have the same links. */
export const deadLink: Check = {
  code: 'dead-link',
  about: 'A link leads to a page, or to a block of a page, that does not exist.',
  run(site, report) {
    const { byAddress, byName } = site.catalogue
    const unreadable = new Map(site.catalogue.unreadable.map((page) => [page.address, page]))
    const find = (address: string) => byAddress.get(address) ?? unreadable.get(address)
    const all = () => [...unreadable.keys(), ...byAddress.keys()]
    const check = (link: string, document: Document, path: Path, here?: string) => {
      if (!/^[/#]/.test(link)) return
      const [address = '', anchor] = link.split('#')
      const target: Target | undefined = address === '' ? byName.get(here ?? '') : find(address)
      if (!target) {
        report(document, path, `The link "${link}" leads to a page that does not exist.`, {
          hint: suggest(address, all()),
        })
      } else if (anchor && target.valid && !target.anchors?.includes(anchor)) {
        report(document, path, `The link "${link}" leads to a block that does not exist on ${target.file}.`, {
          hint: suggest(anchor, target.anchors ?? []),
        })
      }
    }
    for (const from of site.marked) {
      const here = 'name' in from ? from.name : undefined
      for (const { kind, path, value } of from.marks) {
        if (kind === 'link') check(String(value), from.document, path, here)
      }
    }
    for (const { document, path, page, rich, source } of phrasesOf(site)) {
      if (!source) for (const link of rich?.links ?? []) check(link, document, path, page?.name)
    }
  },
}

/** A page that could not be read exists, but nobody knows its blocks. */
type Target = Pick<Entry, 'address'> & Partial<Entry>
