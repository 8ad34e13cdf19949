import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from '../../../renderer/parts/rich-text'
import { parseRichText } from '../../../tools/content/language/rich-text'

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
  const shown = (text: string) =>
    renderToStaticMarkup(createElement(RichText, { text: { nodes: parseRichText(text) } })).replace(
      /<\/?(div|li)[^>]*>/g,
      '',
    )
  expect(shown('3. May is the day.')).toBe('<ol start="3">May is the day.</ol>')
  expect(shown('1. one\n2. two\n\nWords\n\n3. three\n4. four')).toBe(
    '<ol>onetwo</ol><p>Words</p><ol start="3">threefour</ol>',
  )
})
