import { expect, test } from 'vitest'
import { pictured, pictures } from '../../../tests/engine/unit/pictured'
import { problemsOf } from '../../../tests/engine/unit/site'
import { smallPicture } from '.'

test('a picture too small for its place', () => {
  expect(problemsOf(pictured('wide.jpg', 'small.png'), [smallPicture], pictures)).toMatchInlineSnapshot(`
    "pages/fan.json:19:16 warning small-picture
    "small.png" is 640 pixels wide, and will look blurred. Use one that is at least 960 pixels wide; 1280 is best."
  `)
  expect(problemsOf(pictured('wide.jpg', 'square.svg'), [smallPicture], pictures)).toBe('')
})
