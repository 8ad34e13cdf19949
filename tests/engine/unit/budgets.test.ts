import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fixedPart, withoutContent } from '../../../tools/bundle/budgets/fixed-part'
import limits from '../../../tools/bundle/budgets/limits.json'
import { blockTypes, compareFigures, type Figures, madeUpSite, withTable } from '../../../tools/bundle/budgets/measure'
import recorded from '../../../tools/bundle/budgets/recorded.json'
import { readEngineContract } from '../../../tools/bundle/contract/contract-file'

const recordedFigures: Figures = { Fonts: 60_000, 'Document with `text`': 10_000 }

/** Report that compares measured sizes with the budgets, in bytes. */
function reported(measured: Figures, most: Figures = {}) {
  return compareFigures(most, recordedFigures, { ...recordedFigures, ...measured })
}

describe('weights are compared with their limits and with what is recorded', () => {
  test('what weighs the same, or up to 3 % more or less, is no news', () => {
    expect(reported({})).toEqual({ failures: [], falls: [] })
    expect(reported({ Fonts: 61_800, 'Document with `text`': 9700 })).toEqual({ failures: [], falls: [] })
  })
  test('what grew is named', () => {
    expect(reported({ 'Document with `text`': 10_410 }).failures).toEqual([
      'Document with `text`: 10,410 bytes, 4.1 % more than the 10,000 recorded.',
    ])
  })
  test('what became lighter asks to be recorded, and fails nothing', () => {
    expect(reported({ Fonts: 54_000 })).toEqual({
      failures: [],
      falls: ['Fonts: 54,000 bytes, 10.0 % less than the 60,000 recorded.'],
    })
  })
  test('nothing may be above its limit, however little it grew', () => {
    expect(reported({ Fonts: 60_001 }, { Fonts: 60_000 }).failures).toEqual([
      'Fonts: 60,001 bytes, and 60,000 are allowed.',
    ])
    expect(reported({}, { Fonts: 60_000 }).failures).toEqual([])
  })
  test('a limit of nothing is a mistake', () => {
    expect(reported({}, { Font: 60_000 }).failures).toEqual([
      'Font: there is a limit, but nothing is measured under this name.',
    ])
  })
  test('a new block is to be recorded, and one that is gone to be forgotten', () => {
    const { Fonts = 0 } = recordedFigures
    expect(compareFigures({}, recordedFigures, { Fonts, 'Document with `quote`': 10_300 })).toEqual({
      failures: ['Document with `quote`: 10,300 bytes, not recorded yet.'],
      falls: ['Document with `text`: recorded, but gone.'],
    })
  })
})

describe('the site that is measured', async () => {
  const site = madeUpSite(await readEngineContract())
  test('has a page for every block', () => {
    expect(site.pages.map(({ name }) => name)).toEqual(expect.arrayContaining(blockTypes()))
  })
  test('has no words but those of the engine', () => {
    expect(Object.keys(site.source.documents).filter((file) => file.startsWith('locales/'))).toEqual([])
  })
})

describe('the fixed part of a document', () => {
  const document = (words: string, address: string) =>
    `<head><meta http-equiv="Content-Security-Policy" content="default-src 'self'"><title>${words}</title>` +
    `<meta name="description" content="${words}"><style>a>b{color:red}</style>` +
    `<script type="application/ld+json">{"name":"${words}"}</script></head>` +
    `<body><script>if(a>b&&c<d)e()</script><a class="x" href="${address}" title="${words}">${words} <b>${words}</b></a>` +
    `<img src="${address}" srcSet="${address} 1x" alt="${words}"></body>`
  test('is the same whatever authors write', async () => {
    expect(withoutContent(document('Kısa', '/a'))).toBe(withoutContent(document('Çok daha uzun sözler', '/uzun-adres')))
    expect(await fixedPart(document('Kısa', '/a'))).toBe(await fixedPart(document('Çok daha uzun', '/b')))
  })
  test('has all styles, scripts, markup and the policy', () => {
    for (const part of [
      "default-src 'self'",
      'a>b{color:red}',
      'if(a>b&&c<d)e()',
      '<a class="x" href="" title=""><b></b></a>',
    ])
      expect(withoutContent(document('Sözler', '/a'))).toContain(part)
  })
})

test('the table for people has the recorded figures; if not, run "npm run generate -- budgets"', () => {
  const readme = readFileSync('tools/bundle/budgets/README.md', 'utf8')
  expect(withTable(readme, recorded, limits)).toBe(readme)
})
