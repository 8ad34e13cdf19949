import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { drawings } from '../../../tools/art/drawings'

type Figure = Record<string, unknown>
type Block = {
  type: string
  parts?: { mark: string; value?: Figure | string }[]
  columns?: { label: string }[]
  rows?: { label: string; value?: Figure; cells?: Record<string, Figure> }[]
}

const pages = globSync('pages/**/*.json', { ignore: 'pages/_*' }).flatMap((file): [string, Block[]][] => {
  const { blocks }: { blocks: Block[] } = JSON.parse(readFileSync(file, 'utf8'))
  return blocks.some(({ type }) => type === 'drawing') ? [[file, blocks]] : []
})

test('there is a page for every drawing', () => {
  const used = pages.map(([file]) => readFileSync(file, 'utf8')).join()
  expect(Object.keys(drawings).filter((name) => !used.includes(`"${name}.svg"`))).toEqual([])
})

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

/** The numbers of a figure with its unit: 63 × 120 cm is "63 cm" and "120 cm". */
function quantities(figure: Figure | string | undefined): string[] {
  if (typeof figure === 'string') return figure.split(' / ')
  const { unit = '', ...numbers } = figure ?? {}
  return Object.values(numbers)
    .flat()
    .map((number) => `${number} ${unit}`)
}

test.each(pages)('%s: its drawing has no figure that its tables do not have', (_, blocks) => {
  const known = blocks.flatMap(({ columns = [], rows = [] }) => [
    ...columns.map(({ label }) => `${label} `),
    ...rows.flatMap(({ label, value, cells = {} }) => [label, ...[value, ...Object.values(cells)].flatMap(quantities)]),
  ])
  const drawn = blocks.flatMap(({ parts = [] }) => parts.flatMap(({ value }) => quantities(value)))
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.filter((quantity) => !known.includes(quantity))).toEqual([])
})
