import { expect, test } from 'vitest'
import { checks } from '../../../tools/checks'
import type { Media } from '../../../tools/content/read/model'
import { inspectMedia } from '../../../tools/files/site/inspect'
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

    pages/fan.json:19:16 warning picture-shape
    "square.jpg" is 1200 × 1200 pixels; its place is 4:3. Crop it, for example to 1200 × 900."
  `)
  expect(problemsOf(pictured('wide.jpg', 'four-to-three.jpg'), only('picture-shape'), media)).toBe('')
  expect(problemsOf(pictured('wide.jpg', 'square.svg'), only('picture-shape'), media)).toBe('')
})

test('a picture too small for its place', () => {
  expect(problemsOf(pictured('wide.jpg', 'small.png'), only('small-picture'), media)).toMatchInlineSnapshot(`
    "pages/fan.json:19:16 warning small-picture
    "small.png" is 640 pixels wide, and will look blurred. Use one that is at least 960 pixels wide; 1280 is best."
  `)
  expect(problemsOf(pictured('wide.jpg', 'square.svg'), only('small-picture'), media)).toBe('')
})

test('a picture all in black where a brand has a dark theme', () => {
  const black = { bytes: 900, width: 960, height: 720, isBlack: true as const }
  const files = { ...media, 'line.svg': black, 'part.svg': { ...black, labels: [] } }
  const check = only('dark-picture')
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

test.each([
  ['<path d="M0 0H9"/>', true],
  ['<path stroke="#000" fill="none" d="M0 0H9"/><text style="fill: rgb(20, 20, 24)">1</text>', true],
  ['<style>path { stroke: black }</style><path d="M0 0H9"/>', true],
  ['<path stroke="#16222c" d="M0 0H9"/><path fill="url(#g)" d="M0 0H9"/><stop stop-color="#222"/>', true],
  ['<!-- fill="#fff" --><path fill="#000000" d="M0 0H9"/>', true],
  ['<rect width="100%" height="100%" fill="#fff"/><path stroke="#000" d="M0 0H9"/>', false],
  ['<path stroke="currentColor" d="M0 0H9"/>', false],
  ['<path stroke="var(--art-ink,#16222c)" d="M0 0H9"/>', false],
  ['<path fill="#0b5468" d="M0 0H9"/>', false],
  ['<image href="data:image/png;base64,AA"/><path d="M0 0H9"/>', false],
  ['<g/>', false],
])('whether a drawing is all in black: %s', (shapes, isBlack) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`
  expect(inspectMedia('line.svg', Buffer.from(svg)).isBlack ?? false).toBe(isBlack)
})

test('a file that no page names: a warning, unless a page that may name it cannot be read', () => {
  const files = pictured('wide.jpg', 'four-to-three.jpg')
  const unused = { ...media, 'old/fan.pdf': { bytes: 9000 } }
  expect(problemsOf(files, only('unused-media'), unused)).toMatchInlineSnapshot(`
    "pages/_media/old/fan.pdf:1:1 warning unused-media
    No page uses this file. Use it where it should be seen, or delete it.

    pages/_media/small.png:1:1 warning unused-media
    No page uses this file. Use it where it should be seen, or delete it.

    pages/_media/square.jpg:1:1 warning unused-media
    No page uses this file. Use it where it should be seen, or delete it.

    pages/_media/square.svg:1:1 warning unused-media
    No page uses this file. Use it where it should be seen, or delete it."
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

    pages/_media/b.svg:1:1 error damaged-media
    This picture cannot be read. Save it again from the program that made it."
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

    pages/fan.json:19:11 error turn
    "turn-3.avif" is 320 × 240 pixels; "turn-1.avif" is 640 × 480. Save all frames of a turn in one size."
  `)
  expect(turned({ 'turn-3.avif': { bytes: 33_000, width: 640, height: 640 } })).toMatchInlineSnapshot(`
    "pages/fan.json:19:11 error turn
    "turn-3.avif" is 640 × 640 pixels; "turn-1.avif" is 640 × 480. Save all frames of a turn in one size.

    pages/fan.json:19:11 warning picture-shape
    "turn-3.avif" is 640 × 640 pixels; its place is 4:3. Crop it, for example to 640 × 480."
  `)
  expect(turned({}, 'turn-21.avif')).toMatchInlineSnapshot(`
    "pages/fan.json:28:11 error missing-media
    There is no file "turn-21.avif" in pages/_media. Did you mean "turn-1.avif"?"
  `)
})
