import { expect, test } from 'vitest'
import { pictures } from '../../../tests/engine/unit/pictured'
import { homeLinkingTo, page, problemsOf } from '../../../tests/engine/unit/site'
import type { Media } from '../../content/read/model'
import { checks } from '..'

test('frames of a turn: one size, not too heavy, and nothing else that a picture must be', () => {
  const codes = ['missing-media', 'picture-shape', 'small-picture', 'turn']
  const turned = (more: Record<string, Media>, last = 'turn-12.avif') => {
    const frames = Array.from({ length: 12 }, (_, i) => `turn-${i + 1}.avif`)
    const each = frames.map((file): [string, Media] => [file, { bytes: 33_000, width: 640, height: 480 }])
    const views = { type: 'gallery', id: 'views', images: [{ id: 'front', src: 'four-to-three.jpg', alt: 'Fan' }] }
    const files = {
      ...homeLinkingTo('/fan'),
      'pages/fan.json': page([{ ...views, turn: { frames: [...frames.slice(0, -1), last] } }]),
    }
    return problemsOf(
      files,
      checks.filter(({ code }) => codes.includes(code)),
      { ...pictures, ...Object.fromEntries(each), ...more },
    )
  }
  expect(turned({})).toBe('')
  expect(turned({ 'turn-3.avif': { bytes: 38_000, width: 320, height: 240 } })).toMatchInlineSnapshot(`
    "pages/fan.json:16:19 error turn
    The frames weigh 401 kB together, which is more than 400 kB. Save them smaller: 640 × 480 pixels as AVIF are enough.

    pages/fan.json:19:11 error turn
    "turn-3.avif" is 320 × 240 pixels; "turn-1.avif" is 640 × 480. Save all frames of a turn in one size."
  `)
  expect(turned({ 'turn-3.avif': { bytes: 33_000, width: 640, height: 640 } })).toMatchInlineSnapshot(`
    "pages/fan.json:19:11 error turn
    "turn-3.avif" is 640 × 640 pixels; "turn-1.avif" is 640 × 480. Save all frames of a turn in one size.

    pages/fan.json:19:11 warning picture-shape
    "turn-3.avif" is 640 × 640 pixels; its place has the aspect ratio 4:3. Crop it, for example to 640 × 480."
  `)
  expect(turned({}, 'turn-21.avif')).toMatchInlineSnapshot(`
    "pages/fan.json:28:11 error missing-media
    There is no file "turn-21.avif" in pages/_media. Did you mean "turn-1.avif"?"
  `)
})
