import { expect, test } from 'vitest'
import { fanSaying, problemsOf } from '../../../tests/engine/unit/site'
import { addressForm } from '.'

test('visitors are customers', () => {
  expect(problemsOf(fanSaying('Fanı sana göndeririz.'), [addressForm])).toMatchInlineSnapshot(`
    "pages/fan.json:8:15 warning address-form
    "sana" is the familiar way to address somebody in Turkish. Address visitors as customers. Is it right? Then add { "language": "tr", "words": "sana", "why": "…" } to "meant" in locales/glossary.json."
  `)
  expect(problemsOf(fanSaying('Fanı size göndeririz, sensörle.'), [addressForm])).toBe('')
})
