import { expect, test } from 'vitest'
import { fanSaying, problemsOf } from '../../../tests/engine/unit/site'
import { unedited } from '.'

const said = (text: string) => problemsOf(fanSaying(text), [unedited])

test.each(['Panjur (??? doğru mu)', '???', 'Ağırlık: ??? kg', 'ثلاثة (؟؟؟)'])('"%s" is a gap', (text) => {
  expect(said(text)).toMatch('is a placeholder for words that are still missing')
})

test.each(['¿Cuánto cuesta?', 'Gerçekten mi?? Evet.', 'Gerçekten mi???', '“Neden?”???', 'Nasıl?!'])(
  '"%s" is a question',
  (text) => {
    expect(said(text)).toBe('')
  },
)
