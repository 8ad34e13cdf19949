import { eachText, plainWords } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import type { RichNode } from '../../schema/parts'

/**
 * Converts a page to Markdown, for programs that read the site. The first lines are the title and the description.
 * @param linkTo converts an address in the page's data to the address for a Markdown link
 */
export function markdownOf(page: LocalizedPage, linkTo: (href: string) => string): string {
  const parts = [`# ${plainWords(page.title)}`, plainWords(page.description).replaceAll('\n', ' ')]
  eachText(withMarkdown(page.blocks, linkTo), (text, _, isHeading) => parts.push(isHeading ? `## ${text}` : text))
  return `${parts.filter((part, i) => i < 2 || part.trim() !== '').join('\n\n')}\n`
}

/** Converts rich texts in localized content to Markdown. The names of items with an address become Markdown links. */
function withMarkdown(value: unknown, linkTo: (href: string) => string): unknown {
  if (Array.isArray(value)) return value.map((part) => withMarkdown(part, linkTo))
  if (!value || typeof value !== 'object') return value
  if ('nodes' in value) return blocksOf(value.nodes as RichNode[], linkTo)
  if ('rich' in value && 'kind' in value) return { kind: 'text', text: withMarkdown(value.rich, linkTo) }
  const entries = Object.entries(value).map(([name, part]) => [name, withMarkdown(part, linkTo)] as const)
  const fields = Object.fromEntries(entries)
  const name = ['title', 'label', 'name'].find((field) => typeof fields[field] === 'string')
  if (name === undefined || typeof fields.href !== 'string' || 'type' in fields) return fields
  return { ...fields, [name]: `[${fields[name]}](${linkTo(fields.href)})` }
}

function blocksOf(nodes: RichNode[], linkTo: (href: string) => string): string {
  return nodes.map((node) => markdown(node, linkTo)).join('\n\n')
}

function markdown(node: RichNode, linkTo: (href: string) => string): string {
  if (typeof node === 'string') return node
  const { tag, kind, children, href = '', start = 1, src, alt = '' } = node
  const inside = (separator = '') => children.map((child) => markdown(child, linkTo)).join(separator)
  if (tag === 'ul' || tag === 'ol') {
    const marks = children.map((_, i) => (tag === 'ol' ? `${start + i}.` : '-'))
    return children.map((item, i) => `${marks[i]} ${markdown(item, linkTo).replaceAll('\n', '\n   ')}`).join('\n')
  }
  if (tag === 'img') return src ? `![${alt}](${src.src})` : alt
  if (tag === 'pre') return `\`\`\`\n${inside().trimEnd()}\n\`\`\``
  if (tag === 'blockquote') return inside('\n\n').replaceAll(/^/gm, '> ')
  if (tag === 'table') return rowsOf(node).join('\n')
  const [before = '', after = before] = around.get(tag) ?? []
  if (tag !== 'a') return before + inside() + after
  // The address of a file is used unchanged, because it does not depend on the language.
  return `[${inside()}](${kind === 'file' ? href : linkTo(href)})`
}

/** Markdown syntax before and after the words of an element, by HTML tag. */
const around = new Map<string, [before: string, after?: string]>([
  ['strong', ['**']],
  ['em', ['*']],
  ['del', ['~~']],
  ['code', ['`']],
  ['h2', ['### ', '']],
  ['h3', ['#### ', '']],
  ['h4', ['##### ', '']],
  ['hr', ['---', '']],
  ['br', ['\n', '']],
])

/** Returns the rows of a table as lines of Markdown, with vertical bars around each cell. */
function rowsOf(node: RichNode): string[] {
  if (typeof node === 'string') return []
  if (node.tag !== 'tr') return node.children.flatMap(rowsOf)
  return [`| ${node.children.map((cell) => markdown(cell, String)).join(' | ')} |`]
}
