import type { Nodes } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import type { RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toHast } from 'mdast-util-to-hast'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { joinNodes } from '../../../renderer/parts/brand-page'
import type { RichNode } from '../../../schema/parts'
import { type Said, say } from '../say/say.js'
import { characterFault } from './characters'
import { unspacedLetters } from './language'

const tags = ['p', 'strong', 'em', 'a', 'ul', 'ol', 'li'] as const

/** The name that authors have for each kind of Markdown outside the small set. */
const unsupported: Partial<Record<RootContent['type'], Said>> = {
  heading: say`a heading; use the block’s "title"`,
  html: say`HTML`,
  image: say`a picture; use the block’s "image" or a gallery`,
  imageReference: say`a picture; use the block’s "image" or a gallery`,
  code: say`a code block; do not start a line with four spaces`,
  inlineCode: say`code marks (\`)`,
  blockquote: say`a quotation (a line that starts with ">")`,
  thematicBreak: say`a ruled line ("---")`,
  break: say`a forced line break`,
  linkReference: say`a link by reference; write [words](/address)`,
  definition: say`a link by reference; write [words](/address)`,
}

/** Without it stars in Chinese, Japanese and Korean mean nothing next to a full stop or a bracket. */
const parseOptions = { extensions: [cjkFriendlyExtension()] }

function parseMarkdown(markdown: string) {
  return fromMarkdown(markdown, parseOptions)
}

/** Trees of the texts that were parsed last. Live editing and the Studio show the same ones again on every change. */
const recent = new Map<string, RichNode[]>()

/** How many there are at most. */
const mostRecent = 300

/**
 * Parses the small Markdown set that authors may use.
 * @returns the tree the renderer shows, which must not be changed; what is outside the set is left out
 */
export function parseRichText(markdown: string): RichNode[] {
  const known = recent.get(markdown)
  if (known) return known
  const made = markdownTree(markdown)
  recent.set(markdown, made)
  if (recent.size > mostRecent) recent.delete(recent.keys().next().value ?? '')
  return made
}

function markdownTree(markdown: string): RichNode[] {
  const tree = toHast(parseMarkdown(markdown))
  const clean = sanitize(tree, {
    tagNames: [...tags],
    attributes: { a: ['href'], ol: ['start'] },
    protocols: { href: ['https', 'mailto', 'tel'] },
  })
  return nodes(clean)
}

/** The names of marks that a translation should have where its source has them. */
const markNames = new Map([
  ['strong', say`bold words`],
  ['em', say`words in italics`],
  ['ul', say`a list`],
  ['ol', say`a numbered list`],
])

/** The bold words, italics and lists of a text, in words. */
export function marksOf(markdown: string): Said[] {
  const found = new Set<Said>()
  const walk = (node: RichNode) => {
    if (typeof node === 'string') return
    const name = markNames.get(node.tag)
    if (name !== undefined) found.add(name)
    node.children.forEach(walk)
  }
  parseRichText(markdown).forEach(walk)
  return [...found]
}

/** Marks of Markdown that a text may have: the parser takes time in the square of their number. */
const mostMarks = 1000

/** Markdown of other programs, which is nothing but signs here. */
const otherMarkdown: [what: Said, is: RegExp][] = [
  [say`a table; use the block "spec-table"`, /^\s*\|.*\|\s*$\n\s*\|.*\||^\s*\|?(?:\s*:?-{3,}:?\s*\|)+/m],
  [say`crossed-out words (~~)`, /~~[^\s~][^~]*~~/],
  [say`boxes to tick ("[ ]")`, /^\s*[-*] \[[ xX]\] /m],
]

/** The parts that a text must not have, in words, and its links as they are written. */
export type RichTextFindings = { unsupported: Said[]; links: string[] }

/** A link as almost all are: plain words and an address. */
const plainLink = /(?<!!)\[[^[\]\n<>`&\\*_]*[\p{L}\p{N}][^[\]\n<>`&\\*_]*\]\(([/#][\w/#-]*)\)/gu

/** Strong words and emphasis as almost all are. */
const plainEmphasis = /(?<![\p{L}\p{N}*])(\*{1,2})[\p{L}\p{N}](?:[^*\n]*[^\s*])?\1(?![\p{L}\p{N}*])/gu

/** The marks before the items of lists, where words follow. */
const listMarks = /^ {0,3}[-*] (?=[\p{L}\p{N}.])/gmu

/** The signs of all else that might be a link, or wrong. */
const worthParsing = /[[\]<>`~#=&\\\t*_]| {2}|(?:[-] *){3}|\n-+$|^\s*(?:[-+]|\d+[.)])\s*$/m

/** Looks for what rich text must not have, and for links. Parsing is slow, and very few texts need it for this. */
export function inspectRichText(markdown: string): RichTextFindings {
  if ((markdown.match(/[*_[\]`]/g)?.length ?? 0) > mostMarks)
    return { unsupported: [say`more than ${mostMarks} marks (* _ [ ])`], links: [] }
  const typed = otherMarkdown.find(([, is]) => is.test(markdown))
  if (typed) return { unsupported: [typed[0]], links: [] }
  const rest = markdown.replace(plainLink, '.').replace(plainEmphasis, '.').replace(listMarks, '')
  if (!worthParsing.test(rest)) {
    return { unsupported: [], links: [...markdown.matchAll(plainLink)].map(([, address = '']) => address) }
  }
  const found: RichTextFindings = { unsupported: [], links: [] }
  const words: string[] = []
  const walk = (node: ReturnType<typeof parseMarkdown> | RootContent) => {
    const name = node.type === 'root' ? undefined : (unsupported[node.type] ?? emptyPart(node))
    if (name !== undefined) found.unsupported.push(name)
    if (node.type !== 'root' && isProduct(markdown, node))
      found.unsupported.push(say`"*" between digits, which is not shown; write "×"`)
    if (node.type === 'link') found.links.push(node.url)
    if (node.type === 'text') {
      const written = writtenWords(markdown, node)
      words.push(written)
      // What is typed as it is was looked at before.
      const byNumber = /&#\w+;/.exec(written)?.[0]
      if (byNumber && characterFault(node.value, say`This text`))
        found.unsupported.push(say`"${byNumber}", an invisible character`)
    }
    if ('children' in node) for (const child of node.children) walk(child)
  }
  walk(parseMarkdown(markdown))
  if (found.unsupported.length === 0) found.unsupported.push(...unclosed(words))
  return found
}

/** Where the addresses of links stand in a text, for those who change them. One that is written with escapes is left out. */
export function linkPlaces(markdown: string): { link: string; start: number; end: number }[] {
  const found: ReturnType<typeof linkPlaces> = []
  const walk = (node: ReturnType<typeof parseMarkdown> | RootContent) => {
    const from = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined
    if (node.type === 'link' && from !== undefined) {
      const start = markdown.indexOf(node.url, from)
      const end = start + node.url.length
      if (start >= 0 && end <= (node.position?.end.offset ?? 0)) found.push({ link: node.url, start, end })
    }
    if ('children' in node) for (const child of node.children) walk(child)
  }
  walk(parseMarkdown(markdown))
  return found
}

/** A part that shows nothing, or not all that is written. */
function emptyPart(node: RootContent): Said | undefined {
  if (node.type === 'paragraph' && node.children.every(({ type }) => type === 'text') && !hasWords(node))
    return say`a paragraph without words`
  if (node.type === 'listItem' && !hasWords(node)) return say`an empty list item`
  if (node.type === 'link' && !hasWords(node)) return say`a link without words: [](${node.url})`
  if (node.type === 'link' && node.title) return say`words in quotes after the address of a link`
  return undefined
}

/** Stars between digits are meant for "times": "5*3*2" would be shown as 532. */
function isProduct(markdown: string, { type, position }: RootContent): boolean {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset]
  return type === 'emphasis' && /\d$/.test(markdown.slice(0, start)) && /^\d/.test(markdown.slice(end))
}

function hasWords(node: RootContent): boolean {
  if ('children' in node) return node.children.some(hasWords)
  return 'value' in node && /[\p{L}\p{N}\p{P}\p{S}]/u.test(node.value)
}

/** The source of some words, without what the author escaped on purpose. */
function writtenWords(markdown: string, { position }: RootContent): string {
  const written = markdown.slice(position?.start.offset, position?.end.offset)
  return written.replace(/\\[!-/:-@[-`{-~]/g, '')
}

/** A star next to a letter of a script that writes words together is a mark, too. */
const openMark = new RegExp(
  String.raw`\*\*|(?<![\p{L}\p{N}_])__(?=\S)|(?<![[\p{L}\p{N}*]--${unspacedLetters}])\*(?=[\p{L}\p{N}])`,
  'v',
)

/** Marks that visitors would see, since they open or close nothing. */
function unclosed(words: string[]): Said[] {
  const text = words.join('\n')
  const link = /\[[^[\]]*\](?:\(| +\(\/)[^()]*\)?/.exec(text)?.[0]
  if (link !== undefined)
    return [say`"${link}", which is not a link; there may be no spaces after "]", and the address must end with ")"`]
  const mark = openMark.exec(text)?.[0]
  if (mark !== undefined) return [say`"${mark}" that is not closed`]
  const [open = 0, close = 0] = ['[', ']'].map((bracket) => text.split(bracket).length)
  if (open === close) return []
  return [open > close ? say`"${'['}" that is not closed` : say`a "]" with no "[" before it`]
}

function nodes(tree: Nodes): RichNode[] {
  if (tree.type === 'text') return tree.value.trim() === '' && tree.value.includes('\n') ? [] : [tree.value]
  if (tree.type !== 'element' && tree.type !== 'root') return []
  const children = joinNodes(tree.children.flatMap(nodes))
  if (tree.type === 'root') return children
  const tag = tags.find((name) => name === tree.tagName)
  if (!tag) return children
  // Markdown wraps the items of a loose list in paragraphs; a list of ours is always tight.
  const only = children[0]
  if (tag === 'li' && children.length === 1 && typeof only === 'object' && only.tag === 'p')
    return [{ tag, children: only.children }]
  const { href, start } = tree.properties
  if (tag === 'a') return [{ tag, href: String(href ?? ''), children }]
  return [typeof start === 'number' ? { tag, start, children } : { tag, children }]
}
