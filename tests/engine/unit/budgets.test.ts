import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compare } from '../../../tools/budgets/compare'
import { blockTypes, madeUpSite, pageTypes, typeOf } from '../../../tools/budgets/site'
import { type Budgets, withTables } from '../../../tools/budgets/table'
import { readContract } from '../../../tools/contract/contract-file'

const budgets: Budgets = {
  loads: { 'Scripts of the app': 100_000, Fonts: 60_000 },
  pages: { product: { document: 10_000, data: 1000, frame: 30_000 } },
  blocks: {
    gallery: { html: 3000, css: 1000, data: 900, script: 4000 },
    text: { html: 1000, css: 400, data: 600, script: 600 },
  },
}

/** What is said when something weighs another number of bytes. */
function said(change: (measured: Budgets) => void) {
  const measured = structuredClone(budgets)
  change(measured)
  return compare(budgets, measured)
}

/** Single figures of the budgets, to be changed. */
const figures = ({ pages: { product }, blocks: { gallery, text } }: Budgets) => {
  if (!product || !gallery || !text) throw new Error('The budgets lack a figure.')
  return { product, gallery, text }
}

describe('weights are compared with their budgets', () => {
  test('what weighs the same, or up to 3 % more or less, is no news', () => {
    expect(said(() => {})).toEqual({ rises: [], falls: [] })
    expect(
      said((now) => {
        Object.assign(figures(now).product, { document: 10_300, data: 970 })
      }),
    ).toEqual({ rises: [], falls: [] })
  })

  test('a block that grew is named, with its figure', () => {
    expect(
      said((now) => {
        figures(now).text.html = 1031
      }).rises,
    ).toEqual(['Block `text`, HTML: 1,031 bytes, 3.1 % more than the 1,000 recorded.'])
  })

  test('a type of pages names the block that grew most', () => {
    const { rises } = said((now) => {
      figures(now).product.document = 10_410
      Object.assign(figures(now).gallery, { html: 3080, css: 1020 })
      figures(now).text.html = 1020
    })
    expect(rises).toEqual([
      'Pages of type product, document: 10,410 bytes, 4.1 % more than the 10,000 recorded; most of it from the block `gallery` (+80 bytes HTML, +20 bytes CSS).',
    ])
  })

  test('or what stands around the blocks, when that grew more', () => {
    const { rises } = said((now) => {
      Object.assign(figures(now).product, { document: 10_900, frame: 31_500 })
      figures(now).gallery.html = 3080
    })
    expect(rises).toEqual([
      'Pages of type product, document: 10,900 bytes, 9.0 % more than the 10,000 recorded; most of it from what stands around the blocks (+1,500 bytes HTML and CSS).',
    ])
  })

  test('scripts name the block with most of the new code; what no block caused names none', () => {
    const { rises } = said((now) => {
      now.loads = { 'Scripts of the app': 103_500, Fonts: 90_000 }
      figures(now).gallery.script = 4110
    })
    expect(rises).toEqual([
      'Scripts of the app: 103,500 bytes, 3.5 % more than the 100,000 recorded; most of it from the block `gallery` (+110 bytes script).',
      'Fonts: 90,000 bytes, 50.0 % more than the 60,000 recorded.',
    ])
  })

  test('what became lighter asks to be recorded, and is no rise', () => {
    expect(
      said((now) => {
        Object.assign(figures(now).product, { data: 900 })
      }),
    ).toEqual({ rises: [], falls: ['Pages of type product, data: 900 bytes, 10.0 % less than the 1,000 recorded.'] })
  })

  test('a new block has no budget yet, and one that is gone still has one', () => {
    const { rises, falls } = said((now) => {
      now.blocks = { gallery: figures(now).gallery, quote: { html: 300, css: 0, data: 90, script: 200 } }
    })
    expect(rises).toMatchInlineSnapshot(`
      [
        "Block \`quote\`, HTML: 300 bytes, and no budget.",
        "Block \`quote\`, CSS: 0 bytes, and no budget.",
        "Block \`quote\`, data: 90 bytes, and no budget.",
        "Block \`quote\`, script: 200 bytes, and no budget.",
      ]
    `)
    expect(falls).toMatchInlineSnapshot(`
      [
        "Block \`text\`, HTML: it has a budget, and is not there.",
        "Block \`text\`, CSS: it has a budget, and is not there.",
        "Block \`text\`, data: it has a budget, and is not there.",
        "Block \`text\`, script: it has a budget, and is not there.",
      ]
    `)
  })
})

const site = madeUpSite(await readContract())

describe('the site that is measured', () => {
  test.each(Object.keys(pageTypes))('has a page of type %s', (type) => {
    const page = site.pages.find(({ name }) => name === (type === 'home' ? 'index' : type))
    expect(page && typeOf(page, site)).toBe(type)
  })
  test('shows every block on a type of pages, and every block is recorded', () => {
    expect([...new Set(Object.values(pageTypes).flat())].sort()).toEqual(blockTypes())
    const recorded: Budgets = JSON.parse(readFileSync('tools/budgets/budgets.json', 'utf8'))
    expect(Object.keys(recorded.blocks)).toEqual(blockTypes())
    expect(Object.keys(recorded.pages)).toEqual(Object.keys(pageTypes))
  })
  test('has no words but those of the engine', () => {
    expect(Object.keys(site.source.documents).filter((file) => file.startsWith('locales/'))).toEqual([])
  })
})

test('the tables for people say what is recorded; if not, run "npm run budgets -- --accept"', () => {
  const readme = readFileSync('tools/budgets/README.md', 'utf8')
  expect(withTables(readme, JSON.parse(readFileSync('tools/budgets/budgets.json', 'utf8')))).toBe(readme)
})
