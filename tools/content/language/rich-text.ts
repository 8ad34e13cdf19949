import type { RootContent } from 'mdast'
import type { RichNode } from '../../../schema/parts'
import { memoize } from '../base/memoize'
import { type Said, say } from '../say/say.js'
import { characterFault } from './characters'
import { unspacedLetters } from './language'
import { isFile, parseMarkdown, walkMarkdown, wordsIn } from './markdown'
import { latinAddressOf } from './plain-letters'
import { isPicture, parseRichText } from './rich-nodes'

/** Names of formatting, by HTML tag. A translation should have the same formatting as its source. */
const markNames = new Map([
  ['strong', say`bold words`],
  ['em', say`words in italics`],
  ['ul', say`a list`],
  ['ol', say`a numbered list`],
])

/** The names of the kinds of formatting that a text contains: bold words, italics, lists. */
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

/** Unsupported Markdown of other programs, which would be shown unformatted. Messages suggest alternatives. */
const otherMarkdown: [what: Said, is: RegExp][] = [
  [say`settings between two lines "---"; write them as fields of the page`, /^---\n(?:[\w-]+:.*\n)+---/],
  [say`a link between double brackets; write [words](/address)`, /\[\[[^[\]\n]+\]\]/],
  [say`a list of the headings ("[TOC]"); give the page "contents": true`, /^\[(?:TOC|\[_TOC_\])\]$/im],
  [say`a box like "[!NOTE]"; use a block "text" with "tone": "notice"`, /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/i],
  [say`a box between lines ":::"; use a block "text" with "tone": "notice"`, /^:::/m],
  [say`a name in braces after a heading; the anchor is made from its words`, /\{[#.][\w-]+\}/],
  [say`marked words (==); write **strong**`, /==[^\s=](?:[^=\n]*[^\s=])?==/],
  [say`a formula between "$" signs; write it in words and signs, or as a picture`, /\$[^$\s][^$\n]*[\\^_][^$\n]*\$/],
  [say`letters below the line (~); write the sign, for example "₂"`, /\p{L}~[\p{L}\p{N}+-]{1,8}~/u],
  [say`letters above the line (^); write the sign, for example "²"`, /[\p{L}\p{N})]\^[\p{L}\p{N}+-]{1,8}\^/u],
  [say`a note "[^…]" whose text is missing; write "[^1]: …" in a separate paragraph`, /\[\^[^\]\s]+\]/],
  [
    say`a link by reference whose address is missing; write "[1]: https://…" in a separate paragraph`,
    /\]\[[^[\]\n]*\]/,
  ],
]

/** Markdown that only the block "text" supports, because other texts have too little space for it. */
const roomy: Partial<Record<RootContent['type'], Said>> = {
  heading: say`a heading`,
  image: say`a picture`,
  imageReference: say`a picture`,
  table: say`a table`,
  code: say`a block of code`,
  footnoteReference: say`a note`,
}

/**
 * The result of inspecting a text: descriptions of its unsupported Markdown, the addresses of its links, and its files
 * in `pages/_media`. `roomy` describes Markdown that only the block "text" can show. `at` is the offset of the first
 * unsupported or `roomy` part. Messages need it if the words that they quote do not show the place.
 */
export type RichTextFindings = {
  unsupported: readonly Said[]
  links: readonly string[]
  media: readonly { file: string; kind: 'picture' | 'file' }[]
  roomy?: Said
  at?: number
}

/** Matches a simple link: plain words, and an address within the site. Most links are simple. */
const plainLink = /(?<!!)\[[^[\]\n<>`&\\*_]*[\p{L}\p{N}][^[\]\n<>`&\\*_]*\]\(([/#][\w/#-]*)\)/gu

/** Matches simple emphasis: words enclosed in single or double asterisks. */
const plainEmphasis = /(?<![\p{L}\p{N}*])(\*{1,2})[\p{L}\p{N}](?:[^*\n]*[^\s*])?\1(?![\p{L}\p{N}*])/gu

/** Matches the markers of list items that begin with words. */
const listMarks = /^ {0,3}[-*] (?=[\p{L}\p{N}.])/gmu

/** Matches characters that may belong to a link or to unsupported Markdown. Texts that contain them must be parsed. */
const worthParsing = /[[\]<>`~#=&\\\t*_|^@]|www\.|https?:|^:::| {2}|(?:[-] *){3}|\n-+$|^\s*(?:[-+]|\d+[.)])\s*$/m

/**
 * Finds the links, files and unsupported Markdown in a text.
 * @param context notes and link addresses that the text uses but that are defined elsewhere; they are not inspected
 */
export function inspectRichText(markdown: string, context = ''): RichTextFindings {
  return inspectorFor(context)(markdown)
}

/** Results are cached, because several steps inspect each text. */
const inspectorFor = memoize((context: string) => memoize((markdown: string) => inspect(markdown, context)))

/** Inspects a text. Most texts are only matched against patterns, because parsing is slow. */
function inspect(markdown: string, context: string): RichTextFindings {
  const findings = {
    unsupported: [] as Said[],
    links: [] as string[],
    media: [] as RichTextFindings['media'][number][],
    roomy: undefined as Said | undefined,
    at: undefined as number | undefined,
  }
  if ((markdown.match(/[*_[\]`]/g)?.length ?? 0) > mostMarks)
    return { ...findings, unsupported: [say`more than ${mostMarks} marks (* _ [ ])`] }
  const remainder = markdown.replace(plainLink, '.').replace(plainEmphasis, '.').replace(listMarks, '')
  if (!worthParsing.test(remainder))
    return { ...findings, links: [...markdown.matchAll(plainLink)].map(([, address = '']) => address) }
  const words: string[] = []
  walkMarkdown(parseMarkdown(context === '' ? markdown : `${markdown}\n\n${context}`), (node, parent) => {
    if ((node.position?.start.offset ?? 0) > markdown.length) return
    const name = faultOf(node, markdown, parent)
    if (name !== undefined) findings.unsupported.push(name)
    findings.roomy ??= roomy[node.type]
    if (isProduct(markdown, node)) findings.unsupported.push(say`"*" between digits, which is not shown; write "×"`)
    if (node.type === 'image') findings.media.push({ file: node.url, kind: 'picture' })
    else if ((node.type === 'link' || node.type === 'definition') && isFile(node.url)) {
      findings.media.push({ file: node.url, kind: 'file' })
      findings.roomy ??= say`a link to a file`
    } else if (node.type === 'link' || node.type === 'definition') findings.links.push(node.url)
    if (findings.unsupported.length > 0 || findings.roomy) findings.at ??= node.position?.start.offset
    if (node.type === 'text') {
      const source = writtenWords(markdown, node)
      words.push(source)
      // Only character references need this check. Other characters were checked with the document (`readDocument`).
      const reference = /&#\w+;/.exec(source)?.[0]
      if (reference && characterFault(node.value, say`This text`))
        findings.unsupported.push(say`"${reference}", an invisible character`)
    }
  })
  const text = words.join('\n')
  const other =
    otherMarkdown.find(([, is]) => is.test(text)) ?? otherMarkdown.slice(0, 1).find(([, is]) => is.test(markdown))
  if (other) return { ...findings, unsupported: [other[0]], at: Math.max(markdown.search(other[1]), 0) }
  if (findings.unsupported.length === 0) findings.unsupported.push(...unclosed(words))
  return findings
}

type Heading = { depth: number; words: string; anchor: string }

/** Returns the headings of a text. Their anchors (words of the source, or a number) are the same in all languages. */
export const headingsOf = memoize((markdown: string): Heading[] => {
  if (!/^ {0,3}(?:#|[-=]+ *$)/m.test(markdown)) return []
  const taken = new Set<string>()
  const headings: Heading[] = []
  walkMarkdown(parseMarkdown(markdown), (node) => {
    if (node.type !== 'heading') return
    const words = wordsIn(node)
    let anchor = latinAddressOf(words) || `${headings.length + 1}`
    if (taken.has(anchor)) anchor += `-${headings.length + 1}`
    taken.add(anchor)
    headings.push({ depth: node.depth, words, anchor })
  })
  return headings
})

/** Finds the addresses of links and pictures in a text, for edits. Addresses with escapes are left out. */
export function linkPlaces(markdown: string): { link: string; start: number; end: number }[] {
  const places: ReturnType<typeof linkPlaces> = []
  walkMarkdown(parseMarkdown(markdown), (node) => {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return
    const last = node.type === 'link' ? node.children.at(-1) : undefined
    const from = last?.position?.end.offset ?? node.position?.start.offset ?? 0
    const start = markdown.indexOf(node.url, node.type === 'image' ? markdown.indexOf('](', from) : from)
    const end = start + node.url.length
    if (start >= 0 && end <= (node.position?.end.offset ?? 0)) places.push({ link: node.url, start, end })
  })
  return places
}

/** Describes Markdown that is not shown, or not shown as its author meant, and suggests an alternative. */
function faultOf(node: RootContent, markdown: string, parent?: RootContent): Said | undefined {
  const written = markdown.slice(node.position?.start.offset, node.position?.end.offset)
  switch (node.type) {
    case 'html':
      return say`HTML: "${/^<[^>]*>?/.exec(node.value)?.[0] ?? node.value}"`
    case 'heading':
      if (node.depth === 1) return say`a heading with one "#": the heading of the page is its "title"; begin with "##"`
      if (node.depth > 4) return say`a heading with more than four "#"`
      return hasWords(node) ? undefined : say`a heading without words`
    case 'code':
      if (!/^[`~]{3}/.test(written))
        return say`a line that begins with four spaces; remove them, or write code between two lines of three backticks`
      return /\n *[`~]{3,}\s*$/.test(written)
        ? undefined
        : say`code that does not end; write a line of three backticks after it`
    case 'image':
      if (!node.alt) return say`a picture without a description; write ![description](folder/picture.jpg)`
      if (!isFile(node.url)) return say`a picture from elsewhere, "${node.url}"; put it into pages/_media`
      return parent && !(parent.type === 'paragraph' && parent.children.every(isPicture))
        ? say`a picture within a line; write empty lines around it`
        : undefined
    case 'imageReference':
      return say`a picture by reference; write ![description](folder/picture.jpg)`
    default:
      return emptyPart(node)
  }
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
