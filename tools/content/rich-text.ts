import type { Nodes } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import type { RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toHast } from 'mdast-util-to-hast'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import type { RichNode } from '../../schema/localized'

const tags = ['p', 'strong', 'em', 'a', 'ul', 'ol', 'li'] as const

/** What each kind of Markdown outside the small set is called by authors. */
const unsupported: Partial<Record<RootContent['type'], string>> = {
  heading: 'a heading; use the block’s "title"',
  html: 'HTML',
  image: 'a picture; use the block’s "image" or a gallery',
  imageReference: 'a picture; use the block’s "image" or a gallery',
  code: 'a code block; do not start a line with four spaces',
  inlineCode: 'code marks (`)',
  blockquote: 'a quotation (a line that starts with ">")',
  thematicBreak: 'a ruled line ("---")',
  break: 'a forced line break',
  linkReference: 'a link by reference; write [words](/address)',
  definition: 'a link by reference; write [words](/address)',
}

/** Without it stars in Chinese, Japanese and Korean mean nothing next to a full stop or a bracket. */
const options = { extensions: [cjkFriendlyExtension()] }

function parse(markdown: string) {
  return fromMarkdown(markdown, options)
}

/**
 * Parses the small Markdown set that authors may use.
 * @returns the tree the renderer shows; what is outside the set is left out
 */
export function parseRichText(markdown: string): RichNode[] {
  const tree = toHast(parse(markdown))
  const clean = sanitize(tree, {
    tagNames: [...tags],
    attributes: { a: ['href'] },
    protocols: { href: ['https', 'mailto', 'tel'] },
  })
  return nodes(clean)
}

/** What a text has that the small set does not, in words, and its links as they are written. */
export type RichTextFindings = { unsupported: string[]; links: string[] }

/** A link as almost all are: plain words and an address. */
const plainLink = /(?<!!)\[[^[\]\n<>`&\\]+\]\(([/#][\w/#-]*)\)/g

/** The signs of all else that might be a link, or outside the small set. */
const worthParsing = /[[<>`~#=&\\\t]| {2}|(?:[-*_] *){3}|\n-+$/m

/** Looks for what the small set does not have, and for links. Parsing is slow, and very few texts need it for this. */
export function inspectRichText(markdown: string): RichTextFindings {
  const found: RichTextFindings = { unsupported: [], links: [] }
  if (!worthParsing.test(markdown.replace(plainLink, '.'))) {
    return { ...found, links: [...markdown.matchAll(plainLink)].map(([, address = '']) => address) }
  }
  const walk = (node: ReturnType<typeof parse> | RootContent) => {
    const name = node.type === 'root' ? undefined : unsupported[node.type]
    if (name !== undefined) found.unsupported.push(name)
    if (node.type === 'link') found.links.push(node.url)
    if ('children' in node) for (const child of node.children) walk(child)
  }
  walk(parse(markdown))
  return found
}

function nodes(tree: Nodes): RichNode[] {
  if (tree.type === 'text') return tree.value.trim() === '' && tree.value.includes('\n') ? [] : [tree.value]
  if (tree.type !== 'element' && tree.type !== 'root') return []
  const children = mergeWords(tree.children.flatMap(nodes))
  if (tree.type === 'root') return children
  const tag = tags.find((name) => name === tree.tagName)
  if (!tag) return children
  // Markdown wraps the items of a loose list in paragraphs; a list of ours is always tight.
  const only = children[0]
  if (tag === 'li' && children.length === 1 && typeof only === 'object' && only.tag === 'p')
    return [{ tag, children: only.children }]
  return [tag === 'a' ? { tag, href: String(tree.properties.href ?? ''), children } : { tag, children }]
}

/** Neighbouring words become one string, which React hydrates as the one text node a browser makes of it. */
function mergeWords(children: RichNode[]): RichNode[] {
  const merged: RichNode[] = []
  for (const child of children) {
    const last = merged.at(-1)
    if (typeof child === 'string' && typeof last === 'string') merged[merged.length - 1] = last + child
    else merged.push(child)
  }
  return merged
}
