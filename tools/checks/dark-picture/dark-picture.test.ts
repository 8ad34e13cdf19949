import { expect, test } from 'vitest'
import { pictured, pictures } from '../../../tests/engine/unit/pictured'
import { homeLinkingTo, page, problemsOf } from '../../../tests/engine/unit/site'
import { darkPicture } from '.'

test('a picture all in black where a brand has a dark theme', () => {
  const black = { bytes: 900, width: 960, height: 720, isBlack: true as const }
  const files = { ...pictures, 'line.svg': black, 'part.svg': { ...black, labels: [] } }
  const check = [darkPicture]
  expect(problemsOf(pictured('wide.jpg', 'line.svg'), check, files)).toMatchInlineSnapshot(`
    "pages/fan.json:19:16 warning dark-picture
    "line.svg" is all in black, which the dark theme does not show. Give it a light ground: a <rect width="100%" height="100%" fill="#fff"/> before all else."
  `)
  const drawn = page([
    {
      type: 'drawing',
      id: 'parts',
      image: { src: 'part.svg', alt: 'Fan' },
      parts: [{ id: 'a', mark: '1', name: 'A' }],
    },
  ])
  expect(problemsOf({ ...homeLinkingTo('/fan'), 'pages/fan.json': drawn }, check, files)).toContain(
    'Write "currentColor" for black in it',
  )
  expect(problemsOf(pictured('wide.jpg', 'square.svg'), check, files)).toBe('')
})
