import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawnHouses, placesOf } from '../../../tools/art/houses'
import { drawnSections, spotsOf } from '../../../tools/art/sections'

describe.each(Object.entries({ ...drawnHouses, ...drawnSections }))('%s', (name, draw) => {
  const file = readFileSync(`pages/_media/${name}.svg`, 'utf8')
  test('is what its script draws', () => expect(file).toBe(draw()))
  test('has no colour that the page does not give it, and no words', () => {
    expect(file.replace(/var\([^)]*\)/g, '')).not.toMatch(/#[0-9a-f]{3}|rgb|url\(|<text/i)
  })
})

type Place = { id: string; x: number; y: number; tall: { x: number; y: number } }

const pagesWithHouse = [
  'index',
  'broiler/broiler-production',
  'breeding/breeding-systems',
  'cages/egg-cage-systems',
  'turkey/turkey-farming',
]

function sceneOf(page: string): { image: { src: string }; places: Place[] } {
  const { blocks } = JSON.parse(readFileSync(`pages/${page}.json`, 'utf8'))
  return blocks.find(({ type }: { type: string }) => type === 'scene')
}

test.each(pagesWithHouse)('the places of %s are in the drawing', (page) => {
  const scene = sceneOf(page)
  // A rendered picture shows the same view as a drawing: "layer-house/cut.avif" belongs to "scenes/layer-house".
  const name = scene.image.src.replace(/^([\w-]+)\/cut\.avif$/, 'scenes/$1').replace('.svg', '')
  const [wide, tall] = [placesOf(name, 'wide'), placesOf(name, 'tall')]
  for (const { id, x, y, tall: inTall } of scene.places)
    expect({ id, x, y, tall: inTall }).toEqual({ id, ...wide[id], tall: tall[id] })
})

test.each(pagesWithHouse)(
  'the numbers of %s stand on the render, whose shadow ends before the frame',
  { tags: 'night' },
  async (page) => {
    const { image, places } = sceneOf(page)
    const { data, info } = await sharp(`pages/_media/${image.src}`).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 2800, channels: 4 })
    const opacity = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0
    for (const { id, x, y } of places)
      expect({ id, opacity: opacity(Math.round(x * 0.01 * info.width), Math.round(y * 0.01 * info.height)) }).toEqual({
        id,
        opacity: 255,
      })
    let frame = 0
    for (let x = 0; x < info.width; x++) frame = Math.max(frame, opacity(x, 0), opacity(x, info.height - 1))
    for (let y = 0; y < info.height; y++) frame = Math.max(frame, opacity(0, y), opacity(info.width - 1, y))
    expect(frame).toBe(0)
  },
)

test.each([
  ['ventilation/ventilation-systems', 'places', 'scenes/air-section'],
  ['broiler/silo-systems', 'parts', 'scenes/feed-section'],
])('what %s points at is in the section', (page, list, name) => {
  const { blocks } = JSON.parse(readFileSync(`pages/${page}.json`, 'utf8'))
  const block = blocks.find(({ image }: { image?: { src: string } }) => image?.src === `${name}.svg`)
  const [wide, tall] = [spotsOf(name, 'wide'), spotsOf(name, 'tall')]
  for (const { id, x, y, tall: inTall } of block[list] as Place[])
    expect({ id, x, y, tall: inTall }).toEqual({ id, ...wide[id], tall: tall[id] })
})
