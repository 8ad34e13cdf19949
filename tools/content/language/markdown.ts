import type { Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfm } from 'micromark-extension-gfm'

/** Options for parsing. The first extension allows emphasis next to punctuation in Chinese, Japanese and Korean. */
const parseOptions = {
  extensions: [cjkFriendlyExtension(), gfm({ singleTilde: false })],
  mdastExtensions: [gfmFromMarkdown()],
}

/** Parses GitHub Flavored Markdown (CommonMark with tables, footnotes and other additions). */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, parseOptions)
}

/** Calls a function for each node of a tree, parents first. */
export function walkMarkdown(node: Root | RootContent, visit: (node: RootContent, parent?: RootContent) => void): void {
  const walk = (inner: Root | RootContent, parent?: RootContent) => {
    if (inner.type !== 'root') visit(inner, parent)
    if ('children' in inner) for (const child of inner.children) walk(child, inner.type === 'root' ? undefined : inner)
  }
  walk(node)
}

/** Returns the words of a node without formatting marks. */
export function wordsIn(node: RootContent): string {
  if ('children' in node) return node.children.map(wordsIn).join('')
  return 'value' in node ? node.value : ''
}

/** Matches the address of a media file in a link or picture. Does not match pages, anchors and other sites. */
const fileAddress =
  /^(?![/#]|[a-z][a-z0-9+.-]*:).*\.(?:pdf|zip|csv|txt|docx?|xlsx?|pptx?|od[ts]|dwg|dxf|ste?p|stl|svg|avif|webp|png|jpe?g|gif)$/i

/** Whether the address of a link or a picture is a path in `pages/_media`. */
export function isFile(address: string): boolean {
  return fileAddress.test(address)
}
