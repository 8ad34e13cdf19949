import type { BylineBlock, ContentsBlock, ContentsEntry, NeighboursBlock } from '../../../schema/localized'
import type { RichNode, Text } from '../../../schema/parts'
import type { Block } from '../../../schema/types'
import { valueAt } from '../json/document'
import { dayText, isDay } from '../read/dates'
import type { Page } from '../read/model'
import type { PageContext } from '../read/page-context'
import type { PageInfo } from '../read/page-info'
import { type Localizer, pageName, pictureOf } from './localizer'
import { facetText } from './page-list'

/** Adds the blocks that the engine makes from a page's fields: byline, contents, and links to neighbouring pages. */
export function withMade(blocks: Block[], page: Page, around: PageContext, localizer: Localizer): Block[] {
  const { kind, contents } = page.document.json
  const opening = blocks[0]?.type === 'gallery' || blocks[0]?.type === 'hero' ? 1 : 0
  const arrangedBlocks: unknown[] = [
    ...blocks.slice(0, opening),
    ...(kind === 'article' ? byline(page, localizer) : []),
    ...(contents === true ? headings(blocks, localizer) : []),
    ...blocks.slice(opening),
    ...neighbours(kind === 'article', around, localizer),
    ...(around.manual.length > 1 ? [tree(page, around.manual, localizer)] : []),
  ]
  return arrangedBlocks as Block[]
}

/** The line with the dates and the author of an article; none if the article has neither. */
function byline({ document }: Page, localizer: Localizer): BylineBlock[] {
  const { site, around, shared, translator } = localizer
  const { date, updated, author: id } = document.json
  const day = (value: unknown) =>
    typeof value === 'string' && isDay(value) ? { day: value, text: dayText(value, around) } : undefined
  const authors = site.settings.document.json.authors as { id: string; picture?: string; href?: string }[] | undefined
  const author = authors?.find((other) => other.id === id)
  const firstDay = day(date)
  const lastDay = day(updated)
  if (!firstDay && !lastDay && !author) return []
  const block: BylineBlock = {
    type: 'byline',
    id: '_byline',
    alone: ['author'],
    date: firstDay,
    ...(lastDay && {
      updated: { ...lastDay, text: translator.shared('reading.updated', shared).text.replace('{date}', lastDay.text) },
    }),
    ...(author && {
      author: {
        name: facetText('authors', author.id, localizer) ?? author.id,
        alone: ['href'],
        role: facetText('authors', author.id, localizer, 'role'),
        href: author.href,
        picture: author.picture === undefined ? undefined : pictureOf(author.picture, site),
      },
    }),
  }
  return [block]
}

function neighbours(
  isArticle: boolean,
  { before, after, manual }: PageContext,
  localizer: Localizer,
): NeighboursBlock[] {
  const word = (key: string) => localizer.translator.shared(`reading.${key}`, localizer.shared).text
  const link = (info: PageInfo | undefined) =>
    info && { title: pageName(info, localizer, localizer.reader), href: info.address }
  const [previous, next] = [link(before[0]), link(after[0])]
  if (!previous && !next) return []
  const labels =
    isArticle && manual.length === 0
      ? { previous: word('newer'), next: word('older') }
      : { previous: word('previous'), next: word('next') }
  return [{ type: 'neighbours', id: '_neighbours', alone: ['previous', 'next'], previous, next, labels }]
}

/** Makes the contents of a manual: its pages as a tree. */
function tree({ name }: Page, [first, ...pages]: PageInfo[], localizer: Localizer): ContentsBlock {
  const entries = (parent: PageInfo): ContentsEntry[] =>
    pages.filter((info) => info.parent === parent.slug).map(entryOf)
  const entryOf = (info: PageInfo): ContentsEntry => {
    const items = entries(info)
    const isHere = info.name === name
    return {
      title: pageName(info, localizer, localizer.reader),
      href: info.address,
      ...(isHere && { here: true as const }),
      ...(items.length > 0 && {
        items,
        alone: ['items'],
        ...((isHere || items.some(({ here, open }) => here ?? open)) && { open: true as const }),
      }),
    }
  }
  const top: ContentsEntry[] = first
    ? [{ ...entryOf(first), items: undefined, open: undefined }, ...entries(first)]
    : []
  const label = localizer.translator.shared('reading.contents', localizer.shared).text
  return { type: 'contents', id: '_manual', kind: 'manual', items: top, labels: { label } }
}

/** Makes the contents of a page from the headings of its blocks and of their texts. */
function headings(blocks: Block[], { translator, shared }: Localizer): ContentsBlock[] {
  const items = blocks.flatMap((block): ContentsEntry[] => {
    const nodes = valueAt(block, ['text', 'nodes']) as RichNode[] | undefined
    const inner = (nodes ?? []).flatMap((node): ContentsEntry[] =>
      typeof node === 'object' && /^h[23]$/.test(node.tag) && node.id !== undefined
        ? [{ title: wordsOf(node), href: `#${node.id}` }]
        : [],
    )
    const title = valueAt(block, ['title']) as Text | undefined
    return title === undefined
      ? inner
      : [{ title, href: `#${block.id}`, ...(inner.length > 0 && { items: inner, open: true as const }) }]
  })
  if (items.length === 0) return []
  return [
    {
      type: 'contents',
      id: '_contents',
      kind: 'headings',
      items,
      labels: { label: translator.shared('on-page', shared).text },
    },
  ]
}

function wordsOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join('')
}
