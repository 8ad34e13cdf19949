import { expect, test } from 'vitest'
import { homeLinkingTo, page, problemsOf } from '../../../../tests/engine/unit/site'
import { drawingFigure } from '.'

test('a figure of a drawing that no table of its page has', () => {
  const drawing = {
    type: 'drawing',
    id: 'drawing',
    title: 'Çizim',
    image: { src: 'fan.svg', alt: 'Fan' },
    parts: [
      { id: 'width', mark: 'A', name: 'En', value: { value: 63, unit: 'cm' } },
      { id: 'height', mark: 'B', name: 'Boy', value: { size: [63, 120], unit: 'cm' } },
    ],
  }
  const rows = [{ id: 'width', label: 'En', value: { value: 63, unit: 'cm' } }]
  const table = { type: 'spec-table', id: 'specs', title: 't:specifications', rows }
  const files = { ...homeLinkingTo('/fan'), 'pages/fan.json': page([drawing, table]) }
  expect(problemsOf(files, [drawingFigure])).toMatchInlineSnapshot(`
    "pages/fan.json:27:20 error drawing-figure
    The drawing gives 120 cm, which no table of this page has. Add it to a table, or give the drawing a letter without a value."
  `)
})
