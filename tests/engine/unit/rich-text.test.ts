import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { showWordsOf } from '../../../renderer/parts/display-text'
import { RichText } from '../../../renderer/parts/rich-text'
import { parseRichText } from '../../../tools/content/language/rich-nodes'

beforeEach(() => showWordsOf({ dir: 'ltr' }))

test('stars next to the marks of Chinese, Japanese and Korean mean what they mean elsewhere', () => {
  expect(parseRichText('**ご注意ください。**主帆は*「別売り」*です。')).toEqual([
    {
      tag: 'p',
      children: [
        { tag: 'strong', children: ['ご注意ください。'] },
        '主帆は',
        { tag: 'em', children: ['「別売り」'] },
        'です。',
      ],
    },
  ])
})

test('a list begins with the number that is written', () => {
  const markupOf = (text: string) =>
    renderToStaticMarkup(createElement(RichText, { text: { nodes: parseRichText(text) } })).replace(
      /<\/?(div|li)[^>]*>/g,
      '',
    )
  expect(markupOf('3. May is the day.')).toBe('<ol start="3">May is the day.</ol>')
  expect(markupOf('1. one\n2. two\n\nWords\n\n3. three\n4. four')).toBe(
    '<ol>onetwo</ol><p>Words</p><ol start="3">threefour</ol>',
  )
})

/** Renders rich text, and returns the words that visitors see, with a bullet before each item of a list. */
const seen = (text: string) =>
  renderToStaticMarkup(createElement(RichText, { text: { nodes: parseRichText(text) } }))
    .replaceAll('<li>', '• ')
    .replace(/<\/?(?:div|ul|li|p|strong)[^>]*>/g, '')

test('a sign at the start of a text is no bullet', () => {
  for (const text of ['- 5 °C at night', '+ 49 555 0100', '* without tax', 'Prices*\n\n* without tax'])
    expect(seen(text), text).toBe(text.replace('\n\n', ''))
  expect(seen('- **5** °C')).toBe('- 5 °C')
  expect(seen('- Fan')).toBe('• Fan')
  expect(seen('- 5 °C at night\n- 20 °C by day')).toBe('• 5 °C at night• 20 °C by day')
  expect(seen('* Fan\n* Motor')).toBe('• Fan• Motor')
  expect(seen('At night:\n- 5 °C')).toBe('At night:- 5 °C')
})

test('a line break between Chinese or Japanese letters is no space', () => {
  expect(seen('第一行は長い文章で、\n二行目に続きます。')).toBe('第一行は長い文章で、二行目に続きます。')
  expect(seen('漢\n字「は」\n「い」')).toBe('漢字「は」「い」')
  expect(seen('**太字**\n続き')).toBe('太字続き')
  expect(JSON.stringify(parseRichText('続き\n[表](/a)\n続き'))).not.toContain('\\n')
  expect(seen('第一\n\n第二')).toBe('第一第二')
  expect(seen('한국어\n한국어')).toBe('한국어\n한국어')
  expect(seen('漢\nFan\n字')).toBe('漢\nFan\n字')
  expect(seen('- 一\n- 二')).toBe('• 一• 二')
})
