import { readFileSync } from 'node:fs'
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

test.each([
  'index',
  'broiler/broiler-production',
  'breeding/breeding-systems',
  'cages/egg-cage-systems',
  'turkey/turkey-farming',
])('the places of %s are in the drawing', (page) => {
  const { blocks } = JSON.parse(readFileSync(`pages/${page}.json`, 'utf8'))
  const scene: { image: { src: string }; places: Place[] } = blocks.find(
    ({ type }: { type: string }) => type === 'scene',
  )
  // A rendered picture shows the same view as a drawing: "layer-house/cut.avif" belongs to "scenes/layer-house".
  const name = scene.image.src.replace(/^([\w-]+)\/cut\.avif$/, 'scenes/$1').replace('.svg', '')
  const [wide, tall] = [placesOf(name, 'wide'), placesOf(name, 'tall')]
  for (const { id, x, y, tall: inTall } of scene.places)
    expect({ id, x, y, tall: inTall }).toEqual({ id, ...wide[id], tall: tall[id] })
})

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
