import type { Page } from '@playwright/test'
import { violations } from './axe'
import { expect, settled, test } from './test'

const widthOf = (page: Page, bar: number) =>
  page
    .locator('.scale-bars rect')
    .nth(bar)
    .evaluate((rect) => rect.getBoundingClientRect().width)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('bars are to scale, and the address chooses one', async ({ page }) => {
    await page.goto('/telescopes#weights/r200')
    expect((await widthOf(page, 0)) / (await widthOf(page, 2))).toBeCloseTo(9.5 / 21.25, 1)
    const chosen = page.locator('.scale-bars :target')
    await expect(chosen).toContainText('14')
    const fill = (bar: number) =>
      page
        .locator('.scale-bars rect')
        .nth(bar)
        .evaluate((rect) => getComputedStyle(rect).fill)
    expect(await fill(1)).not.toBe(await fill(0))
  })

  test('outlines stand next to a sheet of paper, with their figures', { tag: '@night' }, async ({ page }) => {
    await page.goto('/reflector-150')
    const diagram = page.locator('#real-size')
    await expect(diagram.getByRole('listitem')).toHaveText([
      /^A Aperture 150 mm$/,
      /^B Tube as it travels 24 × 24 × 118 cm$/,
      /A4/,
    ])
    const sizes = await diagram
      .locator('rect, circle')
      .evaluateAll((shapes) => shapes.map((shape) => (shape as SVGGraphicsElement).getBBox().width))
    expect(sizes).toEqual([210, 150, 240])
  })
})

test('a chosen bar shows all figures of its column', { tag: '@night' }, async ({ page }) => {
  await page.goto('/telescopes')
  await settled(page)
  await page.locator('.scale-bars').getByRole('link', { name: '250' }).click()
  await expect(page).toHaveURL(/#weights\/r250$/)
  await expect(page.locator('.scale-chosen dd')).toHaveCount(6)
  await expect(page.locator('.scale-chosen')).toContainText('On request')
})

test('each value keeps clear of the one below it, and bars of a chart end alike', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/he/telescopes')
  await settled(page)
  await page
    .locator('.scale-bars li > :last-child')
    .evaluateAll((values) => values.map((value, i) => value.append(' kilograms with its mount'.repeat(1 + (i % 2)))))
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const rows = await page.locator('.scale-bars figure').evaluateAll((charts) =>
      charts.map((chart) => ({
        values: [...chart.querySelectorAll('li > :last-child')].map((value) => value.getBoundingClientRect()),
        bars: [...chart.querySelectorAll('svg')].map((bar) => Math.round(bar.getBoundingClientRect().width)),
      })),
    )
    for (const { values, bars } of rows) {
      expect(new Set(bars).size).toBe(1)
      for (const [i, { top }] of values.entries()) expect(top - (values[i - 1]?.bottom ?? 0)).toBeGreaterThanOrEqual(8)
    }
  }
  // Half of the outline's stroke is outside the drawing area, so it must not be cut off.
  await expect(page.locator('.scale-bars svg').first()).toHaveCSS('overflow', 'visible')
})

test('anybody can use them on a phone', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const address of ['/telescopes#weights/r150', '/he/telescopes', '/reflector-150']) {
    await page.goto(address)
    await settled(page)
    expect(await violations(page), address).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      address,
    ).toBeLessThanOrEqual(0)
  }
})
