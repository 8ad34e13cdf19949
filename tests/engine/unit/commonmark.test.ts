import { createRequire } from 'node:module'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RichNode } from '../../../schema/parts'
import { parseRichText } from '../../../tools/content/language/rich-nodes'
import { inspectRichText } from '../../../tools/content/language/rich-text'

const examples: { number: number; markdown: string; html: string }[] = createRequire(import.meta.url)(
  'commonmark-spec',
).tests

/** Renders nodes as HTML, with their fields as attributes. */
function htmlOf(nodes: RichNode[]): string {
  const element = (node: RichNode, key: number): unknown => {
    if (typeof node === 'string') return node
    const { tag, href, start, file, alt, children } = node
    return createElement(
      tag === 'img' ? 'image' : tag,
      { key, href: tag === 'a' ? (href ?? file) : undefined, start, src: tag === 'img' ? file : undefined, alt },
      ...(tag === 'img' || children.length === 0 ? [] : (children.map(element) as [])),
    )
  }
  return renderToStaticMarkup(createElement('div', null, ...(nodes.map(element) as []))).slice(5, -6)
}

/** Removes irrelevant differences from HTML: space between elements, titles, and paragraphs around single pictures. */
function plain(html: string): string {
  return html
    .replace(/<image([^>]*)><\/image>/g, '<img$1>')
    .replace(/<\/?span>/g, '')
    .replace(/ (?:title|class)="[^"]*"/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/<(br|hr|img[^>]*?) ?\/>/g, '<$1>')
    .replace(/<p>((?:<img[^>]*>\n?)+)<\/p>/g, '$1')
    .replace(/\s*(<\/?(?:p|ul|ol|li|blockquote|h\d|pre|hr|div|br)\b[^>]*>)\s*/g, '$1')
    .replace(/<li><p>([\s\S]*?)<\/p><\/li>/g, '<li>$1</li>')
    .replace(/\n+(?=<\/code>)/g, '')
    .trim()
}

/** Markdown that is deliberately refused: the reason, and a pattern for the message to the author. */
const refused: [why: string, said: RegExp][] = [
  ['HTML', /HTML/],
  ['code without a closed fence', /four spaces|code that does not end/],
  ['headings other than ## to ####, or without words', /a heading/],
  ['pictures that are no files of the site, without a description, or within a line', /picture/],
  ['words, lists and links that are empty, or marks that are not closed', /./],
]

/** Markdown that is deliberately rendered differently: the reason, and a function that removes the difference. */
const shownOtherwise: [why: string, without: (html: string) => string][] = [
  [
    'addresses that no link may have are left out, and others are not rewritten',
    (html) => html.replace(/ href="[^"]*"/g, ''),
  ],
  ['bare addresses are links, as on GitHub', (html) => html.replace(/<\/?a[^>]*>/g, '')],
  ['items of a list are tight or loose one by one', (html) => html.replace(/<\/?p>/g, '')],
  [
    'one item after a sign that may be meant is no list',
    (html) => html.replace(/<\/?(?:p|ul|li)>|(?<=^|>)[*+-] /g, ''),
  ],
]

test('CommonMark’s own examples are shown as its specification says, but for deliberate differences', () => {
  const counts: Record<string, number> = {}
  const others: string[] = []
  for (const example of examples) {
    const markdown = example.markdown.replaceAll('→', '\t')
    const said = inspectRichText(markdown)
      .unsupported.map(({ key }) => key)
      .join()
    const [here, there] = [htmlOf(parseRichText(markdown)), example.html.replaceAll('→', '\t')].map(plain)
    const why =
      said !== ''
        ? `refused: ${refused.find(([, is]) => is.test(said))?.[0]}`
        : here === there
          ? 'the same'
          : shownOtherwise.find(([, without]) => without(here ?? '') === without(there ?? ''))?.[0]
    if (why === undefined) others.push(`${example.number}: ${markdown}\n${here}\n${there}`)
    else counts[why] = (counts[why] ?? 0) + 1
  }
  expect(others).toEqual([])
  expect(counts).toMatchInlineSnapshot(`
    {
      "addresses that no link may have are left out, and others are not rewritten": 23,
      "bare addresses are links, as on GitHub": 6,
      "one item after a sign that may be meant is no list": 4,
      "refused: HTML": 72,
      "refused: code without a closed fence": 49,
      "refused: headings other than ## to ####, or without words": 24,
      "refused: pictures that are no files of the site, without a description, or within a line": 21,
      "refused: words, lists and links that are empty, or marks that are not closed": 79,
      "the same": 374,
    }
  `)
})
