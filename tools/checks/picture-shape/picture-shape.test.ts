import { expect, test } from 'vitest'
import { pictured, pictures } from '../../../tests/engine/unit/pictured'
import { problemsOf } from '../../../tests/engine/unit/site'
import { pictureShape } from '.'

test('pictures of another shape than their place', () => {
  expect(problemsOf(pictured('four-to-three.jpg', 'square.jpg'), [pictureShape], pictures)).toMatchInlineSnapshot(`
    "pages/fan.json:10:16 warning picture-shape
    "four-to-three.jpg" is 1280 × 961 pixels; its place has the aspect ratio 16:9. Crop it, for example to 1280 × 720.

    pages/fan.json:19:16 warning picture-shape
    "square.jpg" is 1200 × 1200 pixels; its place has the aspect ratio 4:3. Crop it, for example to 1200 × 900."
  `)
  expect(problemsOf(pictured('wide.jpg', 'four-to-three.jpg'), [pictureShape], pictures)).toBe('')
  expect(problemsOf(pictured('wide.jpg', 'square.svg'), [pictureShape], pictures)).toBe('')
})
