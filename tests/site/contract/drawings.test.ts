import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawings } from '../../../tools/art/drawings'

describe.each(Object.entries(drawings))('%s', (name, draw) => {
  const file = readFileSync(`pages/_media/${name}.svg`, 'utf8')
  test('is what its script draws', () => expect(file).toBe(draw()))
  test('weighs at most 8 kB', () => expect(file.length).toBeLessThanOrEqual(8192))
  test('has no colour that the page does not give it, and stays on its sheet', () => {
    expect(file.replace(/var\([^)]*\)/g, '')).not.toMatch(/#[0-9a-f]{3}|rgb|url\(/i)
    const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(file) ?? []).map(Number)
    const places = [...file.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"/g)].map(([, x, y]) => [Number(x), Number(y)])
    expect(places.length).toBeGreaterThan(3)
    for (const [x = 0, y = 0] of places) expect(x > 8 && x < width - 8 && y > 12 && y < height - 4).toBe(true)
  })
})
