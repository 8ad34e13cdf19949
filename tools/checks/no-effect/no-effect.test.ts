import { expect, test } from 'vitest'
import { errorsAfter } from '../../../tests/engine/unit/mistakes'

const page = 'pages/fan.json'

test('fields that are shown nowhere', () => {
  expect(errorsAfter([`${page} blocks 1 caption`, 't:render-illustrative'])).toMatchInlineSnapshot(`
    "pages/fan.json:15:18 error no-effect
      "caption" of Text block "outlet" is shown nowhere: there is no "image". Remove "caption", or add what it needs.
    pages/fan.json:15:18 error shared-word
      "t:render-illustrative" is neither a word of locales/tr/common.json nor an interface word. Add it to locales/tr/common.json, or write the words themselves."
  `)
  const cards = { type: 'card-grid', id: 'cards', action: 't:features', cards: [{ id: 'one', title: 't:features' }] }
  expect(errorsAfter([`${page} blocks 4`, cards])).toMatchInlineSnapshot(`
    "pages/fan.json:87:17 error no-effect
      "action" of Card grid "cards" is shown nowhere: there is no card with an "href". Remove "action", or add what it needs."
  `)
  const rows = [{ id: 'power', label: 'Güç', value: { value: 4 } }]
  const table = { type: 'spec-table', id: 'table', title: 'Tablo', rowHeading: 'Model', rows }
  expect(errorsAfter([`${page} blocks 4`, table])).toMatchInlineSnapshot(`
    "pages/fan.json:88:21 error no-effect
      "rowHeading" of Specification table "table" is shown nowhere: there is no "columns". Remove "rowHeading", or add what it needs."
  `)
  const two = [...rows, { id: 'weight', label: 'Ağırlık', value: { value: 40, unit: 'kg' } }]
  expect(
    errorsAfter([`${page} blocks 4`, { type: 'spec-table', id: 'table', title: 'Tablo', large: ['power'], rows: two }]),
  ).toContain('"large" of Specification table "table" is shown nowhere: there is no "kind": "product".')
})
