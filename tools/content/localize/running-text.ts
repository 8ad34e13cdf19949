import { mapBlocks } from '../../../schema/localized'
import type { RichNode } from '../../../schema/parts'
import type { Block } from '../../../schema/types'
import type { Path } from '../base/problem'
import { valueAt } from '../json/document'
import { headingsOf } from '../language/rich-text'
import { documentFile, type Localizer, pictureOf } from './localizer'

/** Elements that every block shows. A text with other elements becomes a block "prose", which is loaded on demand. */
const plainTags = new Set(['p', 'strong', 'em', 'a', 'ul', 'ol', 'li'])

/** Whether a text has more than paragraphs, emphasis, links and lists. */
function isRunning(nodes: RichNode[]): boolean {
  return nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (!plainTags.has(node.tag) || node.kind !== undefined || node.file !== undefined || isRunning(node.children)),
  )
}

/**
 * Completes the nodes of a text for visitors. Headings get anchors, and their levels follow from the headings
 * around the text. Pictures and files get their addresses. Notes and references to them link to each other.
 * @param path path of the text in its page
 * @param source the untranslated text, from which anchors are made
 */
export function runningNodes(
  nodes: RichNode[],
  json: unknown,
  path: Path,
  source: string,
  localizer: Localizer,
): RichNode[] {
  if (!isRunning(nodes)) return nodes
  const around = path.map((_, i) => Object(valueAt(json, path.slice(0, i))))
  const id = String(around.findLast((value) => value.id !== undefined)?.id)
  // The heading of a block is its "title". The heading of an entry, such as a tab, may be in "label" or "question".
  const level = around
    .slice(1)
    .filter(({ type, title, label, question }) => title ?? (type ? undefined : (label ?? question))).length
  const anchors = headingsOf(source).map(({ anchor }) => `${id}-${anchor}`)
  let headings = 0
  const completeNode = (node: RichNode, inNote?: string): RichNode => {
    if (typeof node === 'string') return node
    const { tag, file, ...rest } = node
    const note = node.kind === 'notes' ? '' : inNote === '' && tag === 'li' ? node.id : undefined
    const children = node.children.map((child) => completeNode(child, note))
    if (/^h[1-6]$/.test(tag)) {
      const anchor = anchors[headings++]
      return { ...rest, tag: `h${Math.min(6, Number(tag[1]) + level)}`, ...(anchor && { id: anchor }), children }
    }
    if (tag === 'img') return { ...rest, tag, src: pictureOf(file ?? '', localizer.site), children }
    if (tag === 'a' && file !== undefined) {
      const { href, format, size } = documentFile(file, localizer)
      return { tag, kind: 'file', href, children: [...children, ` (${format}, ${size})`] }
    }
    if (tag === 'sup') {
      const links = children.map((link) =>
        typeof link === 'string' ? link : { ...link, kind: 'note', href: `#${id}-note-${link.href?.slice(1)}` },
      )
      return { tag, ...(rest.id && { id: `${id}-ref-${rest.id}` }), children: links }
    }
    if (inNote === '' && tag === 'li')
      return { tag, id: `${id}-note-${rest.id}`, children: withBackLink(children, `#${id}-ref-${rest.id}`) }
    return { ...rest, tag, children }
  }
  return nodes.map((node) => completeNode(node))
}

/** Adds a link back to the text, at the end of the last paragraph of a note. */
function withBackLink(children: RichNode[], href: string): RichNode[] {
  const link: RichNode = { tag: 'a', kind: 'back', href, children: [] }
  const last = children.at(-1)
  return typeof last === 'object' && last.tag === 'p'
    ? [...children.slice(0, -1), { ...last, children: [...last.children, ' ', link] }]
    : [...children, link]
}

/** Turns each block "text" into a block "prose" if its text has more than paragraphs, emphasis, links and lists. */
export function withProse(blocks: Block[], { translator, shared }: Localizer): Block[] {
  const labels = { back: translator.shared('reading.back', shared).text }
  return mapBlocks(blocks, (block) =>
    block.type === 'text' && isRunning(block.text.nodes) ? Object.assign(block, { type: 'prose', labels }) : block,
  )
}
