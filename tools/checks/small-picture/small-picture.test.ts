import { expect, test } from 'vitest'
import { pictured, pictures } from '../../../tests/engine/unit/pictured'
import { problemsOf } from '../../../tests/engine/unit/site'
import { smallPicture } from '.'

test('a picture too small for its place', () => {
  const tiny = { ...pictures, 'tiny.png': { bytes: 900, width: 320, height: 240 } }
  expect(problemsOf(pictured('wide.jpg', 'tiny.png'), [smallPicture], tiny)).toMatchInlineSnapshot(`
    "pages/fan.json:19:16 warning small-picture
    "tiny.png" is 320 pixels wide, and will look blurred. Use one that is at least 480 pixels wide; 960 is best."
  `)
  expect(problemsOf(pictured('wide.jpg', 'small.png'), [smallPicture], pictures)).toBe('')
  expect(problemsOf(pictured('wide.jpg', 'square.svg'), [smallPicture], pictures)).toBe('')
})

test('a portrait is shown as high as its place, and needs less width', () => {
  const portrait = { ...pictures, 'portrait.jpg': { bytes: 900, width: 300, height: 400 } }
  expect(problemsOf(pictured('wide.jpg', 'portrait.jpg'), [smallPicture], portrait)).toBe('')
})
