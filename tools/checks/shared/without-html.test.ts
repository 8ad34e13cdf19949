import { expect, test } from 'vitest'
import { inspectRichText } from '../../content/language/rich-text'
import { withoutHtml } from './without-html'

test.each([
  ['<p>Strong <b>steel</b>, <em>light</em>.</p><p>New.</p>', 'Strong **steel**, *light*.\n\nNew.'],
  ['Two:<ul><li>one</li><li>two</li></ul>', 'Two:\n\n- one\n- two'],
  ['See <a href="/fan" class="x">the fan</a><br/>now', 'See [the fan](/fan)\nnow'],
  ['3 < 4 and 5 > 2', '3 < 4 and 5 > 2'],
])('%s becomes Markdown', (html, markdown) => {
  expect(withoutHtml(html, false)).toBe(markdown)
  expect(inspectRichText(markdown).unsupported).toEqual([])
})

test('a plain text keeps its words only', () => {
  expect(withoutHtml('<h1>Wall <b>fan</b></h1>', true)).toBe('Wall fan')
})
