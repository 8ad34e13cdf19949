import { describe, expect, test } from 'vitest'
import { homeLinkingTo, page, problemsOf } from '../../../tests/engine/unit/site'
import { marksOf } from '../../content/read/media'
import { createSiteIndex } from '../../content/read/site-index'
import { say } from '../../content/say/say.js'
import { createCheckKeys } from '../../site/check-keys'
import { missingMedia } from '../missing-media'
import { drawing } from '.'

/** Problems of a page with a drawing that contains the marks 1, 2 and A, and whose key lists the given marks. */
function problemsWith(marks: string[], src = 'drawings/roof-fan.svg'): string {
  const parts = marks.map((mark, i) => ({ id: `part-${i}`, mark, name: 'Parça' }))
  const block = { type: 'drawing', id: 'drawing', image: { src, alt: 'Kesit' }, parts }
  return problemsOf({ ...homeLinkingTo('/fan'), 'pages/fan.json': page([block]) }, [drawing, missingMedia], {
    'drawings/roof-fan.svg': { bytes: 4000, labels: ['1', '2', 'A'] },
    'drawings/words.svg': { bytes: 4000, labels: ['1', 'Motor'] },
  })
}

test('a key that explains every mark once is right, in any order', () => {
  expect(problemsWith(['A', '2', '1'])).toBe('')
})

test('a mark that the drawing does not have, and one that the key leaves out', () => {
  expect(problemsWith(['1', '2', 'B'])).toMatchInlineSnapshot(`
    "pages/fan.json:25:19 error drawing
    The drawing "drawings/roof-fan.svg" has no "B". Did you mean "A"?"
  `)
})

test('a mark that appears twice', () => {
  expect(problemsWith(['1', '2', 'A', '2'])).toMatchInlineSnapshot(`
    "pages/fan.json:30:19 error drawing
    "2" appears twice in the key of the drawing. Give each its own."
  `)
})

test('words in the drawing', () => {
  expect(problemsWith(['1'], 'drawings/words.svg')).toMatchInlineSnapshot(`
    "pages/fan.json:9:16 error drawing
    The drawing contains words: "Motor". They cannot be translated there. Draw a figure or a letter, and write the words in "parts"."
  `)
})

test('a drawing that is refused for another reason has no second error', () => {
  const fault = { message: say`This drawing has <script>.`, hint: say`Remove it.` }
  const parts = [{ id: 'part', mark: '1', name: 'Parça' }]
  const placed = [{ id: 'part', mark: '1', name: 'Parça', x: 10, y: 10 }]
  for (const list of [parts, placed]) {
    const block = { type: 'drawing', id: 'drawing', image: { src: 'unsafe.svg', alt: 'Kesit' }, parts: list }
    const files = { ...homeLinkingTo('/fan'), 'pages/fan.json': page([block]) }
    expect(problemsOf(files, [drawing], { 'unsafe.svg': { bytes: 9, fault } })).toBe('')
  }
})

test('a picture that is no drawing, and one that cannot be', () => {
  expect(problemsWith(['1'], 'fan.svg')).toMatchInlineSnapshot(`
    "pages/fan.json:9:16 error drawing
    "fan.svg" has no element with the id "drawing". Put all its strokes into one <g id="drawing">: the page shows that element, in the page’s own colours."
  `)
  expect(problemsWith(['1'], 'fan.avif')).toMatchInlineSnapshot(`
    "pages/fan.json:9:16 error missing-media
    There is no file "fan.avif" in pages/_media. Put it there, or name a file that is there."
  `)
})

test('marks are read from the file, each once; a file without an element "drawing" has none', () => {
  const signs = '<text x="1">2</text><text>A</text><text><tspan> 1 </tspan></text><text>A</text>'
  expect(marksOf(`<svg><g id="drawing">${signs}</g></svg>`)).toEqual(['1', '2', 'A'])
  expect(marksOf('<svg><g id="drawing"><path d="M0 0"/></g></svg>')).toEqual([])
  expect(marksOf(`<svg><g id="drawings">${signs}</g></svg>`)).toBeUndefined()
})

test('a page is checked again when a drawing has other marks than at the last build', () => {
  const keyWith = (marks: string[]) =>
    createCheckKeys(createSiteIndex([], []), { 'fan.svg': { bytes: 1, labels: marks } }, '').checkKey({
      ...{ hash: 'a', info: { links: [] } },
    } as never)
  expect(keyWith(['1', '2'])).toBe(keyWith(['1', '2']))
  expect(keyWith(['1', '2'])).not.toBe(keyWith(['1']))
})

describe('balloons that the page draws', () => {
  const places = [
    { id: 'hood', mark: '1', name: 'Başlık', x: 20, y: 30 },
    { id: 'foot', mark: '2', name: 'Ayak', x: 60, y: 70 },
  ]
  const problems = (parts: object[], src = 'fan.avif', more: object = {}) =>
    problemsOf(
      {
        ...homeLinkingTo('/fan'),
        'pages/fan.json': page([{ type: 'drawing', id: 'parts', image: { src, alt: 'Fan' }, parts, ...more }]),
      },
      [drawing, missingMedia],
      {
        'fan.avif': { bytes: 4000, width: 1280, height: 960 },
        'square.avif': { bytes: 4000, width: 960, height: 960 },
        'wide.svg': { bytes: 4000, width: 1200, height: 500, labels: ['A'] },
        'tall.svg': { bytes: 4000, width: 600, height: 750, labels: ['A'] },
      },
    )
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('pages/'))

  test('have places in a render of the right shape', () => {
    expect(problems(places)).toEqual([])
    expect(problems(places, 'square.avif')).toEqual([
      '"square.avif" is 960 × 960; with places in it, it needs the aspect ratio 4:3 or 12:5. Crop it to that aspect ratio, or remove "x" and "y" from the parts.',
    ])
    const [first, second] = places
    expect(
      problems([
        { ...first, x: undefined },
        { ...second, x: undefined, y: undefined },
      ]),
    ).toEqual([
      'Part "hood" has only "y". Write both "x" and "y", or neither.',
      'Part "foot" has no position in the picture. Write its "x" and "y" in percent of the picture.',
    ])
    expect(problems([first ?? {}, { ...second, x: 22, y: 32 }])).toEqual([
      'Parts "hood" and "foot" cover each other. Move one of them a little.',
    ])
  })

  test('share a drawing with what is written in it', () => {
    const width = { id: 'width', mark: 'A', name: 'En' }
    expect(problems([...places, width], 'wide.svg')).toEqual([])
    expect(problems([...places, { ...width, x: 90, y: 90 }], 'wide.svg')).toEqual([
      '"A" is already written in the drawing "wide.svg". Remove "x" and "y" from the part, or the mark from the drawing.',
    ])
    expect(problems([...places, width], 'wide.svg', { tall: 'tall.svg' })).toEqual([
      'Part "hood" has no position in "tall". Write "tall" with its "x" and "y" in percent of that picture.',
      'Part "foot" has no position in "tall". Write "tall" with its "x" and "y" in percent of that picture.',
    ])
    const both = places.map((place) => ({ ...place, tall: { x: place.x, y: place.y } }))
    expect(problems([...both, width], 'wide.svg', { tall: 'tall.svg' })).toEqual([])
    expect(problems([...both, { ...width, mark: 'B' }], 'wide.svg', { tall: 'tall.svg' })).toEqual([
      'The drawing "wide.svg" has no "B". Did you mean "A"?',
      'The drawing "tall.svg" has no "B". Did you mean "A"?',
    ])
  })

  test('are not looked at twice in one picture', () => {
    const tall = places.map((place) => ({ ...place, tall: { x: place.x, y: place.y } }))
    expect(problems([...tall, { id: 'width', mark: 'B', name: 'En' }], 'wide.svg', { tall: 'wide.svg' })).toEqual([
      'The drawing "wide.svg" has no "B". Did you mean "A"?',
      '"wide.svg" is already the picture for wide screens. Name one drawn for narrow screens, or remove "tall".',
    ])
  })
})
