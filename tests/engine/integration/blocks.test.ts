import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { browserFlags, findShell } from '../../../tools/cli/browser'
import { type DevServer, startDev } from './dev-server'
import { writeSmallSite } from './small-site'

const table = (weight: number) => ({
  type: 'spec-table',
  id: 'specs',
  title: 'Değerler',
  rows: [{ id: 'weight', label: 'Ağırlık', value: { value: weight, unit: 'kg' } }],
})
const page = (title: string, block: object) => ({
  title,
  description: `${title}: karşılaştırılan ürünlerden biri, tablosu kendi sayfasında.`,
  blocks: [block],
})
const folder = writeSmallSite({
  'pages/small.json': page('Küçük', table(10)),
  'pages/large.json': page('Büyük', table(20)),
  'pages/both.json': page('İkisi', {
    type: 'compare',
    id: 'both',
    title: 'Yan yana',
    rowHeading: 'Ürün',
    pages: ['/small', '/large'],
  }),
})

const soon = { timeout: 120_000, interval: 100 }

let dev: DevServer
beforeAll(async () => {
  dev = await startDev(folder)
})
afterAll(() => dev.stop())

test('a saved table shows wherever it is compared', { tags: 'night' }, async () => {
  expect((await dev.ask('/both')).body).toMatch(/20/)
  const large = join(folder, 'pages/large.json')
  writeFileSync(large, readFileSync(large, 'utf8').replace('20', '25.5'))
  await vi.waitFor(async () => expect((await dev.ask('/both')).body).toMatch(/25,5/), {
    timeout: 30_000,
    interval: 100,
  })
})

test('all blocks are shown with their fields and examples, as each brand, theme and direction shows them', {
  tags: 'night',
}, async () => {
  const browser = await chromium.launch({ executablePath: findShell(), args: browserFlags })
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${dev.port}/_blocks`)
    const types = JSON.parse(readFileSync('schema/block.json', 'utf8')).oneOf.length
    expect(await page.locator('section').count()).toBe(types)
    const faq = page.locator('#faq')
    await faq.scrollIntoViewIfNeeded()
    const question = faq.frameLocator('iframe').first().getByText('Who repairs it?')
    await question.waitFor()
    await faq.getByText('Fields', { exact: true }).click()
    await faq.getByRole('rowheader', { name: 'question' }).waitFor()
    const root = faq.frameLocator('iframe').first().locator('html')
    await page.locator('#theme').selectOption('dark')
    await page.locator('#dir').selectOption('rtl')
    await page.locator('#language').selectOption('/ar')
    await vi.waitFor(async () => {
      expect(await root.getAttribute('class')).toMatch(/\bdark\b/)
      expect(await root.getAttribute('dir')).toBe('rtl')
      expect(await root.getAttribute('lang')).toBe('ar')
    }, soon)
    // Tests that diagrams find their tables, scenes link to pages of the site, and balloons (numbered labels) have a
    // picture.
    const exampleFrame = async (type: string, example: number) => {
      const frame = page.locator(`#${type} iframe`).nth(example)
      await frame.scrollIntoViewIfNeeded()
      return frame.contentFrame()
    }
    await (await exampleFrame('scale', 0)).locator('.scale-bars rect').nth(1).waitFor(soon)
    await (await exampleFrame('scale', 1)).locator('.scale-outlines svg *').first().waitFor(soon)
    await (await exampleFrame('scene', 0)).locator('.scene-places a').nth(1).waitFor(soon)
    await (await exampleFrame('drawing', 1)).locator('.spot').nth(1).waitFor(soon)
    await (await exampleFrame('compare', 0)).getByRole('columnheader', { name: 'Büyük' }).waitFor(soon)
  } finally {
    await browser.close()
  }
})
