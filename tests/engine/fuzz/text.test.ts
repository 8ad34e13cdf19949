import fc from 'fast-check'
import type { Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { expect, test } from 'vitest'
import { readDocument } from '../../../tools/content/json/document'
import { parseRichText } from '../../../tools/content/language/rich-nodes'
import { inspectRichText } from '../../../tools/content/language/rich-text'
import { localizePage } from '../../../tools/content/localize/localize'
import { createTranslator } from '../../../tools/content/read/words'
import { homeLinkingTo, page, siteOf } from '../unit/site'

const seed = 20_08

test('any text is either a document or a problem with a place in it, and never an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
      const { document, problems } = readDocument('pages/a.json', text)
      expect(document !== undefined || problems.length > 0).toBe(true)
      for (const { line, column } of problems) expect(line >= 1 && column >= 1).toBe(true)
    }),
    { seed, numRuns: 500 },
  )
})

test('any Markdown becomes a tree of the small set', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('a', '*', '_', '[', ']', '(', ')', '<', '>', '/', '\n', '-', '#', ' ', '`', '!'),
      }),
      (text) => {
        const tags = /"tag":"(?!(?:p|strong|em|a|ul|ol|li|h[1-6]|blockquote|code|pre|hr|br|img)")/
        expect(JSON.stringify(parseRichText(text))).not.toMatch(tags)
      },
    ),
    { seed, numRuns: 500 },
  )
})

test('links are those that the parser finds, whether it is asked or not', () => {
  const linksOf = (node: Root | RootContent): string[] => [
    ...(node.type === 'link' ? [node.url] : []),
    ...('children' in node ? node.children.flatMap(linksOf) : []),
  ]
  const pieces = [
    '[a](/b)',
    '[a](/b#c)',
    '[',
    ']',
    '(',
    ')',
    '!',
    '`',
    '*',
    '_',
    '\\',
    '\n',
    ' ',
    'a',
    '- ',
    '<',
    '&',
    ':',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const text = parts.join('')
      expect(inspectRichText(text).links).toEqual(linksOf(fromMarkdown(text)))
    }),
    { seed, numRuns: 2000 },
  )
})

test('whatever part of a page is translated, nothing is ever blank and every word says its language', () => {
  const blocks = ['a', 'b', 'c', 'd'].map((id) => ({ type: 'text', id, title: `tr ${id}`, text: `tr ${id}` }))
  fc.assert(
    fc.property(
      fc.subarray(['a', 'b', 'c', 'd']),
      fc.subarray(['a', 'b', 'c', 'd']),
      fc.boolean(),
      (english, arabic, hasTitle) => {
        const translation = (language: string, ids: string[]) => ({
          title: `${language} title`,
          blocks: Object.fromEntries(ids.map((id) => [id, { title: `${language} ${id}` }])),
        })
        const { title: _, ...untitled } = translation('ar', arabic)
        const site = siteOf({
          ...homeLinkingTo('/fan'),
          'pages/fan.json': page(blocks),
          'locales/en/fan.json': translation('en', english),
          'locales/ar/fan.json': hasTitle ? translation('ar', arabic) : untitled,
        })
        const fan = site.pages.find(({ address }) => address === '/fan')
        if (!fan) throw new Error('There is no /fan.')
        const localized = localizePage(site, fan, 'ar', createTranslator(site))
        for (const block of localized.blocks) {
          const heading = block.type === 'text' ? block.title : undefined
          const [words, lang] =
            typeof heading === 'string' ? [heading, localized.lang] : [heading?.text ?? '', heading?.lang]
          const expected = arabic.includes(block.id) ? 'ar' : english.includes(block.id) ? 'en' : 'tr'
          expect([words, lang]).toEqual([`${expected} ${block.id}`, expected])
        }
      },
    ),
    { seed, numRuns: 40 },
  )
})
