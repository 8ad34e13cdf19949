import { expect, test } from 'vitest'
import { checks } from '../../../tools/checks'
import type { Media } from '../../../tools/content/read/model'
import { homeLinkingTo, page, problemsOf } from './site'

const only = (code: string) => checks.filter((check) => check.code === code)

/** A page with a wide picture at its top and another below. */
const pictured = (hero: string, below: string) => ({
  ...homeLinkingTo('/fan'),
  'pages/fan.json': page([
    { type: 'hero', id: 'hero', title: 'Fan', image: { src: hero, alt: 'Fan' } },
    { type: 'text', id: 'about', text: 'Sözler', image: { src: below, alt: 'Fan' } },
  ]),
})
const media = {
  'wide.jpg': { bytes: 90_000, width: 1600, height: 900 },
  'four-to-three.jpg': { bytes: 90_000, width: 1280, height: 961 },
  'square.jpg': { bytes: 90_000, width: 1200, height: 1200 },
  'square.svg': { bytes: 900, width: 32, height: 32 },
  'small.png': { bytes: 9000, width: 640, height: 480 },
}

test('pictures of another shape than their place', () => {
  expect(problemsOf(pictured('four-to-three.jpg', 'square.jpg'), only('picture-shape'), media)).toMatchInlineSnapshot(`
    "pages/fan.json:10:16 warning picture-shape
    "four-to-three.jpg" is 1280 × 961 pixels; its place is 16:9. Crop it, for example to 1280 × 720.
         9 |       "image": {
      > 10 |         "src": "four-to-three.jpg",
           |                ^
        11 |         "alt": "Fan"

    pages/fan.json:19:16 warning picture-shape
    "square.jpg" is 1200 × 1200 pixels; its place is 4:3. Crop it, for example to 1200 × 900.
        18 |       "image": {
      > 19 |         "src": "square.jpg",
           |                ^
        20 |         "alt": "Fan""
  `)
  expect(problemsOf(pictured('wide.jpg', 'four-to-three.jpg'), only('picture-shape'), media)).toBe('')
  expect(problemsOf(pictured('wide.jpg', 'square.svg'), only('picture-shape'), media)).toBe('')
})

test('a picture too small for its place', () => {
  expect(problemsOf(pictured('wide.jpg', 'small.png'), only('small-picture'), media)).toMatchInlineSnapshot(`
    "pages/fan.json:19:16 warning small-picture
    "small.png" is 640 pixels wide, and will look blurred. Use one that is at least 960 pixels wide; 1280 is best.
        18 |       "image": {
      > 19 |         "src": "small.png",
           |                ^
        20 |         "alt": "Fan""
  `)
  expect(problemsOf(pictured('wide.jpg', 'square.svg'), only('small-picture'), media)).toBe('')
})

test('a file that no page names: a warning, unless a page that may name it cannot be read', () => {
  const files = pictured('wide.jpg', 'four-to-three.jpg')
  const unused = { ...media, 'old/fan.pdf': { bytes: 9000 } }
  expect(problemsOf(files, only('unused-media'), unused)).toMatchInlineSnapshot(`
    "pages/_media/old/fan.pdf:1:1 warning unused-media
    No page uses this file. Use it where it should be seen, or delete it.
      > 1 | 
          | ^

    pages/_media/small.png:1:1 warning unused-media
    No page uses this file. Use it where it should be seen, or delete it.
      > 1 | 
          | ^

    pages/_media/square.jpg:1:1 warning unused-media
    No page uses this file. Use it where it should be seen, or delete it.
      > 1 | 
          | ^

    pages/_media/square.svg:1:1 warning unused-media
    No page uses this file. Use it where it should be seen, or delete it.
      > 1 | 
          | ^"
  `)
  expect(problemsOf({ ...files, 'pages/more.json': '{ "title": ' }, only('unused-media'), unused)).not.toContain(
    'unused-media',
  )
  for (const file of ['pages/more.json', 'pages/_documents/more.json'])
    expect(problemsOf({ ...files, [file]: page([{}]) }, only('unused-media'), unused)).not.toContain('unused-media')
})

test('a file that is no picture, whatever its name', () => {
  expect(
    problemsOf({}, only('damaged-media'), { 'a.png': { bytes: 12 }, 'b.svg': { bytes: 12 } }),
  ).toMatchInlineSnapshot(`
    "pages/_media/a.png:1:1 error damaged-media
    This picture cannot be read. Save it again from the program that made it.
      > 1 | 
          | ^

    pages/_media/b.svg:1:1 error damaged-media
    This picture cannot be read. Save it again from the program that made it.
      > 1 | 
          | ^"
  `)
})

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
      { ...media, ...Object.fromEntries(each), ...more },
    )
  }
  expect(turned({})).toBe('')
  expect(turned({ 'turn-3.avif': { bytes: 38_000, width: 320, height: 240 } })).toMatchInlineSnapshot(`
    "pages/fan.json:16:19 error turn
    The frames weigh 401 kB together, which is more than 400 kB. Save them smaller: 640 × 480 pixels as AVIF are enough.
        15 |       "turn": {
      > 16 |         "frames": [
           |                   ^
        17 |           "turn-1.avif",

    pages/fan.json:19:11 error turn
    "turn-3.avif" is 320 × 240 pixels; "turn-1.avif" is 640 × 480. Save all frames of a turn in one size.
        18 |           "turn-2.avif",
      > 19 |           "turn-3.avif",
           |           ^
        20 |           "turn-4.avif","
  `)
  expect(turned({ 'turn-3.avif': { bytes: 33_000, width: 640, height: 640 } })).toMatchInlineSnapshot(`
    "pages/fan.json:19:11 error turn
    "turn-3.avif" is 640 × 640 pixels; "turn-1.avif" is 640 × 480. Save all frames of a turn in one size.
        18 |           "turn-2.avif",
      > 19 |           "turn-3.avif",
           |           ^
        20 |           "turn-4.avif",

    pages/fan.json:19:11 warning picture-shape
    "turn-3.avif" is 640 × 640 pixels; its place is 4:3. Crop it, for example to 640 × 480.
        18 |           "turn-2.avif",
      > 19 |           "turn-3.avif",
           |           ^
        20 |           "turn-4.avif","
  `)
  expect(turned({}, 'turn-21.avif')).toMatchInlineSnapshot(`
    "pages/fan.json:28:11 error missing-media
    There is no file "turn-21.avif" in pages/_media. Did you mean "turn-1.avif"?
        27 |           "turn-11.avif",
      > 28 |           "turn-21.avif"
           |           ^
        29 |         ]"
  `)
})
