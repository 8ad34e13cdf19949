import type { Check, Report } from '../content/check'
import type { Document } from '../content/document'
import { nestingLists } from '../content/nested'
import { type Path, suggest } from '../content/problem'
import { type Page, unreadablePages } from '../content/site'

/** Links inside the site lead to pages, and #anchors to blocks, that exist. Translations have the same links. */
export const deadLink: Check = {
  code: 'dead-link',
  about: 'A link leads to a page, or to a block of a page, that does not exist.',
  run(site, report) {
    const pages = new Map<string, Target>([...unreadablePages(site), ...site.pages].map((page) => [page.address, page]))
    for (const from of [...site.pages, ...site.printed, site.settings]) {
      const here = 'address' in from ? from : undefined
      for (const { kind, path, value } of from.marks) {
        if (kind === 'link') check(String(value), from.document, path, pages, here, report)
      }
    }
    for (const { document, path, page, rich, source } of site.phrases) {
      if (!source) for (const link of rich?.links ?? []) check(link, document, path, pages, page, report)
    }
  },
}

/** A page that could not be read exists, but nobody knows its blocks. */
type Target = Pick<Page, 'address'> & Partial<Page>

function check(
  link: string,
  document: Document,
  path: Path,
  pages: Map<string, Target>,
  here: Page | undefined,
  report: Report,
) {
  if (!/^[/#]/.test(link)) return
  const [address = '', anchor] = link.split('#')
  const page = address === '' ? here : pages.get(address)
  if (!page) {
    report(document, path, `The link "${link}" leads to a page that does not exist.`, {
      hint: suggest(address, pages.keys()),
    })
  } else if (anchor && page.document && page.valid && !anchorsOf(page.document).includes(anchor)) {
    report(document, path, `The link "${link}" leads to a block that does not exist on ${page.file}.`, {
      hint: suggest(anchor, anchorsOf(page.document)),
    })
  }
}

/** Ids of blocks, and of tabs and continents, which open at their anchors. */
function anchorsOf({ json }: Document): string[] {
  const ids = (list: unknown): string[] =>
    Array.isArray(list)
      ? list.flatMap((item) => [
          String(item?.id),
          ...ids(item?.blocks),
          ...ids(item?.[nestingLists.get(item?.type) ?? '']),
        ])
      : []
  return ids(json.blocks)
}
