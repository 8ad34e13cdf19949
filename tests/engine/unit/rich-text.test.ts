import { expect, test } from 'vitest'
import { parseRichText } from '../../../tools/content/rich-text'

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
