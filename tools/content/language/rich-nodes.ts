import type { FootnoteDefinition, List, Root, RootContent } from 'mdast'
import { joinNodes } from '../../../renderer/parts/brand-page'
import type { RichNode } from '../../../schema/parts'
import { highlighted } from './code'
import { isFile, parseMarkdown, walkMarkdown, wordsIn } from './markdown'

/** Cached trees of recent texts. Live editing and the Studio show the same texts again on every change. */
const recent = new Map<string, RichNode[]>()

/** Maximum number of cached trees. */
const mostRecent = 300

/**
 * Parses the Markdown that authors may use. The nodes of pictures, and of links to files, have the path of the file in
 * `file`.
 * @returns the tree for the renderer, without unsupported Markdown; it is cached and must not be modified
 */
export function parseRichText(markdown: string): RichNode[] {
  const cached = recent.get(markdown)
  if (cached) return cached
  const root = parseMarkdown(markdown)
  root.children = root.children.flatMap((node) => withoutLoneItem(node, markdown))
  walkMarkdown(root, (node) => {
    if (node.type === 'paragraph') joinLines(node)
  })
  const tree = convertRoot(root)
  recent.set(markdown, tree)
  if (recent.size > mostRecent) recent.delete(recent.keys().next().value ?? '')
  return tree
}

/** Matches a Chinese or Japanese letter or punctuation mark. */
const eastAsian = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\u3000-\u303f\uff01-\uff60]/u

/** Removes line breaks between Chinese or Japanese characters, which browsers would show as spaces. */
function joinLines(paragraph: RootContent): void {
  const words = wordsIn(paragraph)
  if (!words.includes('\n')) return
  let start = 0
  walkMarkdown({ type: 'root', children: [paragraph] }, (node) => {
    if (!('value' in node)) return
    const { length } = node.value
    if (node.type === 'text')
      node.value = node.value.replace(/ *\n */g, (lineBreak, at: number) => {
        const isInner = [words[start + at - 1], words[start + at + lineBreak.length]].every((sign) =>
          eastAsian.test(sign ?? ''),
        )
        return isInner ? '' : lineBreak
      })
    start += length
  })
}

/**
 * Turns a list of one item back into text, including its marker, if the marker was probably meant as text: "- 5 °C at
 * night", "+ 49 555", "* without tax". Only "- " before words is kept as a list of one item.
 */
function withoutLoneItem(node: RootContent, source: string): RootContent[] {
  const [item, ...others] = node.type === 'list' && !node.ordered ? node.children : []
  const written = source.slice(item?.position?.start.offset)
  if (!item || others.length > 0 || !/^(?:[+*]|-(?=\s+[*_]*\p{Nd}))\s/u.test(written)) return [node]
  const [first] = item.children
  if (first?.type === 'paragraph') first.children.unshift({ type: 'text', value: `${written[0]} ` })
  return item.children
}

/** The addresses and notes of a text by identifier. `shown` has the notes in the order of their first reference. */
type References = {
  addresses: Map<string, string>
  notes: Map<string, FootnoteDefinition>
  shown: FootnoteDefinition[]
}

function convertRoot(root: Root): RichNode[] {
  const references: References = { addresses: new Map(), notes: new Map(), shown: [] }
  const { addresses, notes, shown } = references
  walkMarkdown(root, (node) => {
    if (node.type === 'definition' && !addresses.has(node.identifier)) addresses.set(node.identifier, node.url)
    if (node.type === 'footnoteDefinition' && !notes.has(node.identifier)) notes.set(node.identifier, node)
  })
  const nodes = convertAll(root.children, references)
  const items: RichNode[] = []
  // The list may grow during the loop, because the text of a note may refer to further notes.
  for (let i = 0; i < shown.length; i++)
    items.push({ tag: 'li', id: `${i + 1}`, children: convertAll(shown[i]?.children ?? [], references) })
  return items.length > 0 ? [...nodes, { tag: 'ol', kind: 'notes', children: items }] : nodes
}

function convertAll(nodes: RootContent[], references: References): RichNode[] {
  return joinNodes(nodes.flatMap((node) => convert(node, references)))
}

function convert(node: RootContent, references: References): RichNode[] {
  const children = () => ('children' in node ? convertAll(node.children, references) : [])
  switch (node.type) {
    case 'text':
      return node.value === '' ? [] : [node.value]
    case 'emphasis':
      return [{ tag: 'em', children: children() }]
    case 'delete':
      return [{ tag: 'del', children: children() }]
    case 'strong':
    case 'blockquote':
      return [{ tag: node.type, children: children() }]
    case 'paragraph':
      // A paragraph that contains only pictures is replaced with these pictures.
      return node.children.every(isPicture) ? children() : [{ tag: 'p', children: children() }]
    case 'heading':
      return [{ tag: `h${node.depth}`, children: children() }]
    case 'inlineCode':
      return [{ tag: 'code', children: [node.value.replaceAll('\n', ' ')] }]
    case 'code':
      return [{ tag: 'pre', children: [{ tag: 'code', children: highlighted(node.value, node.lang) }] }]
    case 'thematicBreak':
      return [{ tag: 'hr', children: [] }]
    case 'break':
      return [{ tag: 'br', children: [] }]
    case 'link':
      return [linkTo(node.url, children())]
    case 'linkReference':
      return [linkTo(references.addresses.get(node.identifier) ?? '', children())]
    case 'image':
      return [{ tag: 'img', file: node.url, alt: node.alt ?? '', children: node.title ? [node.title] : [] }]
    case 'list':
      return [listOf(node, references)]
    case 'table':
      return [tableOf(node, references)]
    case 'footnoteReference':
      return noteReference(node.identifier, references)
    default:
      return []
  }
}

/** Whether a node is a picture, or white space between pictures. */
export function isPicture(node: RootContent): boolean {
  return node.type === 'image' || (node.type === 'text' && node.value.trim() === '')
}

/** Creates the node of a link. If a page must not link to the address, such as "javascript:…", `href` is empty. */
function linkTo(url: string, children: RichNode[]): RichNode {
  const address = url.replace(/^http:(?=\/\/www\.)/, 'https:').replace(/[^\x21-\x7e]+/g, encodeURI)
  if (isFile(address)) return { tag: 'a', file: url, children }
  return { tag: 'a', href: /^(?:[/#]|https:|mailto:|tel:)/.test(address) ? address : '', children }
}

/** Converts a list. If an item of a loose list is a single paragraph, its words are put directly into the item. */
function listOf(list: List, references: References): RichNode {
  const isLoose = list.spread || list.children.some(({ spread }) => spread)
  const children = list.children.map((item): RichNode => {
    const { checked } = item
    const [first, ...others] = item.children
    const isTight = !isLoose || (others.length === 0 && first?.type === 'paragraph')
    const nodes = item.children.flatMap((node) =>
      isTight && node.type === 'paragraph' && !node.children.every(isPicture)
        ? convertAll(node.children, references)
        : convert(node, references),
    )
    return {
      tag: 'li',
      ...(typeof checked === 'boolean' && { kind: checked ? 'done' : 'open' }),
      children: joinNodes(nodes),
    }
  })
  const { start } = list
  if (!list.ordered) return { tag: 'ul', children }
  return typeof start === 'number' && start !== 1 ? { tag: 'ol', start, children } : { tag: 'ol', children }
}

function tableOf({ align, children }: Extract<RootContent, { type: 'table' }>, references: References): RichNode {
  const rows = children.map((row, y): RichNode => {
    const cells = row.children.map((cell, x): RichNode => {
      const side = align?.[x] === 'right' ? 'end' : align?.[x] === 'center' ? 'center' : undefined
      return {
        tag: y === 0 ? 'th' : 'td',
        ...(side && { kind: side }),
        children: convertAll(cell.children, references),
      }
    })
    return { tag: 'tr', children: cells }
  })
  const body: RichNode[] = rows.length > 1 ? [{ tag: 'tbody', children: rows.slice(1) }] : []
  return { tag: 'table', children: [{ tag: 'thead', children: rows.slice(0, 1) }, ...body] }
}

/** Creates a reference: the number of a note, as a link. The note's link back leads to the first reference. */
function noteReference(identifier: string, { notes, shown }: References): RichNode[] {
  const note = notes.get(identifier)
  if (!note) return []
  const isFirst = !shown.includes(note)
  if (isFirst) shown.push(note)
  const number = `${shown.indexOf(note) + 1}`
  return [
    { tag: 'sup', ...(isFirst && { id: number }), children: [{ tag: 'a', href: `#${number}`, children: [number] }] },
  ]
}
