import { describe, expect, test } from 'vitest'
import { bitOf, type Sign, signsIn } from '../../../tools/content/check/signs'

const has = (text: string, sign: Sign) => (signsIn(text) & bitOf(sign)) !== 0

describe('the characters of a text', () => {
  test.each<[Sign, string, string]>([
    ['digit', 'von 25 auf ٣', 'ohne Zahl: ½ Ⅷ'],
    ['lineBreak', 'zwei\nZeilen', 'eine Zeile'],
    ['pasted', 'Lu\u0308fter', 'Lüfter'],
    ['pasted', 'Venti\u00adlator', 'Ventilator'],
    ['special', 'Lüfter', 'Ventilator: 25 m/s'],
  ])('%s', (sign, text, other) => {
    expect(has(text, sign)).toBe(true)
    expect(has(other, sign)).toBe(false)
  })

  test('characters beyond 16 bits may be of any kind, and every text concerns a rule without a kind', () => {
    expect(has('𝟙', 'digit') && has('𝟙', 'pasted')).toBe(true)
    expect(signsIn('') & bitOf()).not.toBe(0)
  })
})
