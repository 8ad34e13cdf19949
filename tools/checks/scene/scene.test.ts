import { describe, expect, test } from 'vitest'
import { type Files, homeLinkingTo, page, problemsOf, siteOf } from '../../../tests/engine/unit/site'
import { localizePage } from '../../content/localize/localize'
import { createTranslator } from '../../content/read/words'
import { scene } from '.'

const fan = { id: 'fan', href: '/fan', x: 20, y: 40 }
const media = {
  'house.svg': { bytes: 900, width: 1200, height: 500, labels: [] },
  'tall.svg': { bytes: 900, width: 600, height: 750, labels: [] },
  'words.svg': { bytes: 900, width: 1200, height: 500, labels: ['Fan'] },
  'plain.svg': { bytes: 900, width: 1200, height: 500 },
}

function filesWith(places: object[], more: object = {}): Files {
  const block = { type: 'scene', id: 'house', image: { src: 'house.svg', alt: 'Ev' }, places, ...more }
  return {
    ...homeLinkingTo('/fan', '/house'),
    'locales/en/common.json': { home: 'Start' },
    'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Hava.' }], { title: 'Duvar fanı', label: 'Fan' }),
    'locales/en/fan.json': { title: 'Wall fan', label: 'Fan of the wall', description: 'Air' },
    'pages/house.json': page([block]),
    'locales/en/house.json': { title: 'House', description: 'A house' },
  }
}

const problems = (places: object[], more?: object) =>
  problemsOf(filesWith(places, more), [scene], media)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('pages/'))

describe('the places of a scene', () => {
  test('stand apart', () => {
    expect(problems([fan, { ...fan, id: 'lamp', x: 60 }])).toEqual([])
    expect(problems([fan, { ...fan, id: 'lamp', x: 21, y: 42 }])).toEqual([
      'Places "fan" and "lamp" cover each other. Move one of them a little.',
    ])
  })

  test('are in the tall picture where there is one, and only there', () => {
    const tall = { tall: 'tall.svg' }
    const [first, second] = [
      { ...fan, tall: { x: 20, y: 40 } },
      { ...fan, id: 'lamp', x: 60, tall: { x: 60, y: 40 } },
    ]
    expect(problems([first, second], tall)).toEqual([])
    expect(problems([first, { ...second, tall: { x: 22, y: 42 } }], tall)).toEqual([
      'Places "fan" and "lamp" cover each other. Move one of them a little.',
    ])
    expect(problems([first, { ...second, tall: undefined }], tall)).toEqual([
      'Place "lamp" has no position in "tall". Write "tall" with its "x" and "y" in percent of that picture.',
    ])
    expect(problems([first, { ...second, tall: undefined }])).toEqual([
      'Place "fan" has a position in a "tall" picture, but this scene has no such picture. Remove the position, or name the picture.',
    ])
  })
})

test('the drawing of a scene has an element "drawing" and no words', () => {
  const places = [fan, { ...fan, id: 'lamp', x: 60 }]
  expect(problems(places, { image: { src: 'plain.svg', alt: 'Ev' } })[0]).toContain('has no element with the id')
  expect(problems(places, { image: { src: 'words.svg', alt: 'Ev' } })[0]).toContain(
    'The drawing contains words: "Fan".',
  )
})

test('a place without a title has the name of the page it leads to, in each language', () => {
  const site = siteOf(filesWith([fan, { ...fan, id: 'lamp', x: 60, title: 'Lamba' }]), media)
  const house = site.pages.find(({ slug }) => slug === 'house')
  const placesIn = (language: string) => {
    const [block] = house ? localizePage(site, house, language, createTranslator(site)).blocks : []
    return block?.type === 'scene' ? block.places.map(({ title }) => title) : []
  }
  expect(placesIn('tr')).toEqual(['Fan', 'Lamba'])
  expect(placesIn('en')[0]).toBe('Fan of the wall')
})
