import type { Page } from '@playwright/test'
import { expect, settled, test } from './test'

const product = '/reflector-150'
const spine = (page: Page) => page.locator('.spine')
const topOf = (page: Page) => spine(page).evaluate((element) => element.getBoundingClientRect().top)

test('next to the sections of a product a column stays, where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(product)
  await expect(spine(page)).toBeVisible()
  await expect(spine(page).getByRole('link').first()).toBeVisible()
  await page.locator('.sections > :last-child').evaluate((element) => element.scrollIntoView({ block: 'start' }))
  const before = await topOf(page)
  expect(before).toBeGreaterThanOrEqual(0)
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(spine(page)).toBeHidden()
})

test('it marks the section that is being read', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(product)
  await settled(page)
  const links = spine(page).locator('nav a')
  for (const index of [0, (await links.count()) - 1]) {
    const link = links.nth(index)
    const id = (await link.getAttribute('href'))?.slice(1)
    await page.locator(`[id="${id}"]`).evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expect(link).toHaveAttribute('aria-current', 'true')
  }
  await expect(spine(page).locator('[aria-current]')).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('its links lead to the sections', { tag: '@ci' }, async ({ page }) => {
    await page.goto(product)
    const link = spine(page).locator('nav a').last()
    const hash = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${hash}$`))
  })
})

test('every page ends with one call to act, but for the one that is about it', { tag: '@night' }, async ({ page }) => {
  for (const [address, count] of [
    ['/', 1],
    ['/telescopes', 1],
    [product, 1],
    ['/contact', 0],
    ['/no-such-page', 0],
  ] as const) {
    await page.goto(address)
    await expect(page.locator('main > .closing'), address).toHaveCount(count)
  }
})

test('bands reach from edge to edge and make nothing wider', { tag: '@night' }, async ({ page }) => {
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(product)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wider, `${width}px`).toBeLessThanOrEqual(0)
  }
})

test('paper has neither the column nor the call', { tag: '@night' }, async ({ page }) => {
  await page.goto(product)
  await page.emulateMedia({ media: 'print' })
  await expect(spine(page)).toBeHidden()
  await expect(page.locator('.closing')).toBeHidden()
})
