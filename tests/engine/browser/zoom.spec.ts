import type { Page } from '@playwright/test'
import { byDay } from '../long-run'
import { violations } from './axe'
import { filesOf } from './page'
import { expect, settled, test } from './test'

const product = '/reflector-150'
const stage = (page: Page) => page.locator('.gallery-slides > .stage:visible')
const button = (page: Page) => page.getByRole('button', { name: 'Zoom in' })
const zoomed = (page: Page) => page.locator('.stage.zoomed')

/** Scroll position in both directions, each from 0 (start) to 1 (end). */
function place(page: Page): Promise<number[]> {
  return stage(page).evaluate((element) => [
    element.scrollLeft / (element.scrollWidth - element.clientWidth),
    element.scrollTop / (element.scrollHeight - element.clientHeight),
  ])
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
  await expect(stage(page)).toHaveCount(1)
}

for (const address of byDay([`/he${product}`, product], 1))
  test(`a click zooms where it is, and a mouse looks around: ${address}`, async ({ page }) => {
    const files = filesOf(page, /\/zoom-/)
    await open(page, address)
    expect(files).toEqual([])
    const box = await stage(page).boundingBox()
    if (!box) throw new Error('There is no picture.')
    const pointAt = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
    await page.mouse.click(...pointAt(0.25, 0.75))
    await expect(zoomed(page)).toHaveCount(1)
    const [x = 0, y = 0] = await place(page)
    expect(x).toBeCloseTo(0.25, 1)
    expect(y).toBeCloseTo(0.75, 1)
    const twice = await stage(page).evaluate((element) => element.scrollWidth / element.clientWidth)
    expect(twice).toBeCloseTo(2, 1)
    await page.mouse.move(...pointAt(0.75, 0.25))
    await expect.poll(async () => (await place(page))[0]).toBeGreaterThan(0.7)
    await page.mouse.click(...pointAt(0.5, 0.5))
    await expect(zoomed(page)).toHaveCount(0)
  })

test('keys zoom, move and leave', { tag: '@night' }, async ({ page }) => {
  await open(page, product)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true')
  const [from = 0] = await place(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await place(page))[0]).toBeGreaterThan(from)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(zoomed(page)).toHaveCount(0)
})

test('another picture is shown as a whole', { tag: '@night' }, async ({ page }) => {
  await open(page, product)
  await button(page).click()
  await expect(zoomed(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(zoomed(page)).toHaveCount(0)
})
