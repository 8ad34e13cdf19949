import { expect, test } from 'vitest'
import { pictured, pictures } from '../../../tests/engine/unit/pictured'
import { homeLinkingTo, page, problemsOf } from '../../../tests/engine/unit/site'
import { pictureShape } from '.'

test('pictures that their place would cut', () => {
  expect(problemsOf(pictured('four-to-three.jpg', 'square.jpg'), [pictureShape], pictures)).toMatchInlineSnapshot(`
    "pages/fan.json:10:16 warning picture-shape
    "four-to-three.jpg" is 1280 × 961 pixels; its place has the aspect ratio 16:9. Crop it, for example to 1280 × 720."
  `)
  expect(problemsOf(pictured('wide.jpg', 'four-to-three.jpg'), [pictureShape], pictures)).toBe('')
  expect(problemsOf(pictured('wide.jpg', 'square.svg'), [pictureShape], pictures)).toBe('')
})

test('a picture is reported once, however many pages cut it', () => {
  const hero = { type: 'hero', id: 'hero', title: 'Fan', image: { src: 'square.jpg', alt: 'Fan' } }
  const files = {
    ...homeLinkingTo('/fan', '/grill'),
    'pages/fan.json': page([hero]),
    'pages/grill.json': page([hero]),
  }
  expect(problemsOf(files, [pictureShape], pictures).match(/picture-shape/g)).toHaveLength(1)
})
