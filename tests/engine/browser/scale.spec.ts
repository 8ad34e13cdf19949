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

  test('outlines stand next to a sheet of paper, with their figures', async ({ page }) => {
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
