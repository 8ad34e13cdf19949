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

/** Descriptions, for authors, of the kinds of Markdown that are not supported. */
const unsupported: Partial<Record<RootContent['type'], Said>> = {
  heading: say`a heading; use the block’s "title"`,
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

/** With this extension, asterisks next to a full stop or bracket can mark emphasis in Chinese, Japanese and Korean. */
const parseOptions = { extensions: [cjkFriendlyExtension()] }

export function parseMarkdown(markdown: string) {
  return fromMarkdown(markdown, parseOptions)
}

/** Cached trees of recent texts. Live editing and the Studio show the same texts again on every change. */
const recent = new Map<string, RichNode[]>()

/** Maximum number of cached trees. */
const mostRecent = 300

/**
 * Parses the subset of Markdown that authors may use.
 * @returns the tree for the renderer, without unsupported Markdown; the tree is cached and must not be modified
 */
export function parseRichText(markdown: string): RichNode[] {
  const cached = recent.get(markdown)
  if (cached) return cached
  const tree = markdownTree(markdown)
  recent.set(markdown, tree)
  if (recent.size > mostRecent) recent.delete(recent.keys().next().value ?? '')
  return tree
}

/** Character class of Chinese and Japanese letters and punctuation. */
const eastAsian = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Bopo}\\u3000-\\u303f\\uff01-\\uff60]'

/** Matches a line break between Chinese or Japanese letters, even beside Markdown marks. Such breaks are not spaces. */
const innerBreak = new RegExp(String.raw`(?<=${eastAsian}(?:\*|_|\]\([^()\s]*\))*) *\n *(?=[*_\[]*${eastAsian})`, 'gu')

function markdownTree(markdown: string): RichNode[] {
  const source = markdown.replace(innerBreak, '')
  const root = parseMarkdown(source)
  root.children = root.children.flatMap((node) => withoutLoneItem(node, source))
  const tree = toHast(root)
  const clean = sanitize(tree, {
    tagNames: [...tags],
    attributes: { a: ['href'], ol: ['start'] },
    protocols: { href: ['https', 'mailto', 'tel'] },
  })
  return nodes(clean)
}

/**
 * Turns a list of one item back into text, including its marker, if the marker was probably meant as text: "- 5 °C at
 * night", "+ 49 555", "* without tax". Only "- " before words makes a list of one item.
 */
function withoutLoneItem(node: RootContent, source: string): RootContent[] {
  const [item, ...others] = node.type === 'list' && !node.ordered ? node.children : []
  const written = source.slice(item?.position?.start.offset)
  if (!item || others.length > 0 || !/^(?:[+*]|-(?=\s+[*_]*\p{Nd}))\s/u.test(written)) return [node]
  const [first] = item.children
  if (first?.type === 'paragraph') first.children.unshift({ type: 'text', value: `${written[0]} ` })
  return item.children
}

/** Names of formatting, by HTML tag. A translation should have the same formatting as its source. */
const markNames = new Map([
  ['strong', say`bold words`],
  ['em', say`words in italics`],
  ['ul', say`a list`],
  ['ol', say`a numbered list`],
])

/** The kinds of formatting in a text, in words: bold words, italics, lists. */
export function marksOf(markdown: string): Said[] {
  const marks = new Set<Said>()
  const walk = (node: RichNode) => {
    if (typeof node === 'string') return
    const name = markNames.get(node.tag)
    if (name !== undefined) marks.add(name)
    node.children.forEach(walk)
  }
  parseRichText(markdown).forEach(walk)
  return [...marks]
}

/** Maximum number of Markdown characters in a text, because parsing time grows with the square of their number. */
const mostMarks = 1000

/** Markdown extensions of other programs. The parser does not know them, so visitors would see the source text. */
const otherMarkdown: [what: Said, is: RegExp][] = [
  [say`a table; use the block "spec-table"`, /^\s*\|.*\|\s*$\n\s*\|.*\||^\s*\|?(?:\s*:?-{3,}:?\s*\|)+/m],
  [say`crossed-out words (~~)`, /~~[^\s~][^~]*~~/],
  [say`boxes to tick ("[ ]")`, /^\s*[-*] \[[ xX]\] /m],
]

/**
 * The result of inspecting a text: its unsupported Markdown, in words, and the addresses of its links. `at` is the
 * offset of the first unsupported part; it is set only if the quoted words do not show the place.
 */
export type RichTextFindings = { unsupported: Said[]; links: string[]; at?: number }

/** Matches a simple link: plain words, and an address within the site. Most links are simple. */
const plainLink = /(?<!!)\[[^[\]\n<>`&\\*_]*[\p{L}\p{N}][^[\]\n<>`&\\*_]*\]\(([/#][\w/#-]*)\)/gu

/** Matches simple emphasis: words enclosed in single or double asterisks. */
const plainEmphasis = /(?<![\p{L}\p{N}*])(\*{1,2})[\p{L}\p{N}](?:[^*\n]*[^\s*])?\1(?![\p{L}\p{N}*])/gu

/** Matches the markers of list items that begin with words. */
const listMarks = /^ {0,3}[-*] (?=[\p{L}\p{N}.])/gmu

/** Matches characters that may belong to a link or to unsupported Markdown. Texts that contain them must be parsed. */
const worthParsing = /[[\]<>`~#=&\\\t*_]| {2}|(?:[-] *){3}|\n-+$|^\s*(?:[-+]|\d+[.)])\s*$/m

/**
 * Finds the links and the unsupported Markdown in a text. Most texts are inspected with patterns, because parsing is
 * slow.
 */
export function inspectRichText(markdown: string): RichTextFindings {
  if ((markdown.match(/[*_[\]`]/g)?.length ?? 0) > mostMarks)
    return { unsupported: [say`more than ${mostMarks} marks (* _ [ ])`], links: [] }
  const other = otherMarkdown.find(([, is]) => is.test(markdown))
  if (other)
    return { unsupported: [other[0]], links: [], at: markdown.search(/\S/) + markdown.trimStart().search(other[1]) }
  const remainder = markdown.replace(plainLink, '.').replace(plainEmphasis, '.').replace(listMarks, '')
  if (!worthParsing.test(remainder)) {
    return { unsupported: [], links: [...markdown.matchAll(plainLink)].map(([, address = '']) => address) }
  }
  const findings: RichTextFindings = { unsupported: [], links: [] }
  const words: string[] = []
  const walk = (node: ReturnType<typeof parseMarkdown> | RootContent) => {
    const name = node.type === 'root' ? undefined : (unsupported[node.type] ?? emptyPart(node))
    if (node.type === 'html') findings.unsupported.push(say`HTML: "${/^<[^>]*>?/.exec(node.value)?.[0] ?? node.value}"`)
    else if (name !== undefined) findings.unsupported.push(name)
    if (node.type !== 'root' && isProduct(markdown, node))
      findings.unsupported.push(say`"*" between digits, which is not shown; write "×"`)
    if (node.type === 'link') findings.links.push(node.url)
    if (findings.unsupported.length > 0) findings.at ??= node.position?.start.offset
    if (node.type === 'text') {
      const source = writtenWords(markdown, node)
      words.push(source)
      // Only character references need this check. Other characters were checked with the document (`readDocument`).
      const reference = /&#\w+;/.exec(source)?.[0]
      if (reference && characterFault(node.value, say`This text`))
        findings.unsupported.push(say`"${reference}", an invisible character`)
    }
    if ('children' in node) for (const child of node.children) walk(child)
  }
  walk(parseMarkdown(markdown))
  if (findings.unsupported.length === 0) findings.unsupported.push(...unclosed(words))
  return findings
}

/** The start and end offsets of link addresses in a text, for edits. Addresses with escapes are left out. */
export function linkPlaces(markdown: string): { link: string; start: number; end: number }[] {
  const places: ReturnType<typeof linkPlaces> = []
  const walk = (node: ReturnType<typeof parseMarkdown> | RootContent) => {
    const from = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined
    if (node.type === 'link' && from !== undefined) {
      const start = markdown.indexOf(node.url, from)
      const end = start + node.url.length
      if (start >= 0 && end <= (node.position?.end.offset ?? 0)) places.push({ link: node.url, start, end })
    }
    if ('children' in node) for (const child of node.children) walk(child)
  }
  walk(parseMarkdown(markdown))
  return places
}

/** Describes a Markdown node that would be shown without words, or with words missing. Undefined for other nodes. */
function emptyPart(node: RootContent): Said | undefined {
  if (node.type === 'paragraph' && node.children.every(({ type }) => type === 'text') && !hasWords(node))
    return say`a paragraph without words`
  if (node.type === 'listItem' && !hasWords(node)) return say`an empty list item`
  if (node.type === 'link' && !hasWords(node)) return say`a link without words: [](${node.url})`
  if (node.type === 'link' && node.title) return say`words in quotes after the address of a link`
  return undefined
}

/** Whether asterisks between digits were meant as multiplication signs: "5*3*2" would be shown as 532. */
function isProduct(markdown: string, { type, position }: RootContent): boolean {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset]
  return type === 'emphasis' && /\d$/.test(markdown.slice(0, start)) && /^\d/.test(markdown.slice(end))
}

function hasWords(node: RootContent): boolean {
  if ('children' in node) return node.children.some(hasWords)
  return 'value' in node && /[\p{L}\p{N}\p{P}\p{S}]/u.test(node.value)
}

/** The source of a text node, without the characters that its author escaped with a backslash. */
function writtenWords(markdown: string, { position }: RootContent): string {
  const source = markdown.slice(position?.start.offset, position?.end.offset)
  return source.replace(/\\[!-/:-@[-`{-~]/g, '')
}

/** Matches an opening marker of emphasis. In scripts without spaces, an asterisk may also follow a letter. */
const openMark = new RegExp(
  String.raw`\*\*|(?<![\p{L}\p{N}_])__(?=\S)|(?<![[\p{L}\p{N}*]--${unspacedLetters}])\*(?=[\p{L}\p{N}])`,
  'v',
)

/** Finds Markdown markers that visitors would see, because the opening or closing counterpart is missing. */
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
  // Markdown wraps the items of a loose list in paragraphs; here every list is tight.
  const only = children[0]
  if (tag === 'li' && children.length === 1 && typeof only === 'object' && only.tag === 'p')
    return [{ tag, children: only.children }]
  const { href, start } = tree.properties
  if (tag === 'a') return [{ tag, href: String(href ?? ''), children }]
  return [typeof start === 'number' ? { tag, start, children } : { tag, children }]
}
