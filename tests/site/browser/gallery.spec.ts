import { expect, type Page, test } from '@playwright/test'
import { appIsRunning, storages } from './site'

const shown = (page: Page) => page.locator('.gallery-slides > .stage:visible')
const shownId = (page: Page) => shown(page).getAttribute('id')
const control = (page: Page, name: string) => page.locator('.gallery').getByRole('button', { name })

/** Waits until the app shows one picture at a time. */
async function galleryIsRunning(page: Page): Promise<void> {
  await appIsRunning(page)
  await expect(shown(page)).toHaveCount(1)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'))
})

for (const { name, spoil } of storages) {
  test(`begins with the first, wraps both ways and counts, ${name}`, async ({ page }) => {
    await spoil(page)
    await page.goto('/heating-system')
    await galleryIsRunning(page)
    const counter = page.locator('.gallery-counter')
    await expect(counter).toHaveText('1 / 3')
    await control(page, 'Önceki görsel').click()
    await expect(counter).toHaveText('3 / 3')
    await control(page, 'Sonraki görsel').click()
    await expect(counter).toHaveText('1 / 3')
    await expect(shown(page)).toHaveCount(1)
  })
}

for (const [address, seconds] of [
  ['/heating-system', 4],
  ['/turkey-heating-system', 5],
] as const) {
  test(`${address} goes on by itself after ${seconds} s, and a choice by hand starts the time anew`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(address)
    await page.clock.runFor(3000)
    await galleryIsRunning(page)
    const choose = async (from: number, to: number) => {
      const slides = page.locator('.gallery-slides')
      await slides.dispatchEvent('pointerdown', { clientX: from, pointerType: 'touch' })
      await slides.dispatchEvent('pointerup', { clientX: to, pointerType: 'touch' })
      return shownId(page)
    }
    const chosen = await choose(300, 100)
    await page.clock.runFor(seconds * 1000 - 500)
    expect(await shownId(page)).toBe(chosen)
    const other = await choose(300, 100)
    expect(other).not.toBe(chosen)
    await page.clock.runFor(seconds * 1000 - 500)
    expect(await shownId(page)).toBe(other)
    await page.clock.runFor(1000)
    expect(await shownId(page)).not.toBe(other)
  })
}

test('stands still after the pause button, and for whoever comes by keyboard', async ({ page }) => {
  await page.clock.install()
  await page.goto('/heating-system')
  await page.clock.runFor(3000)
  await galleryIsRunning(page)
  const first = await shownId(page)
  await control(page, 'Otomatik geçişi durdur').click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  expect(await shownId(page)).toBe(first)
  await control(page, 'Otomatik geçişi başlat').click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(4500)
  expect(await shownId(page)).not.toBe(first)
  await control(page, 'Sonraki görsel').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(control(page, 'Otomatik geçişi başlat')).toBeVisible()
})

test('stands still where motion is spared', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/heating-system')
  await page.clock.runFor(3000)
  await galleryIsRunning(page)
  const first = await shownId(page)
  await page.clock.runFor(20_000)
  expect(await shownId(page)).toBe(first)
  await expect(control(page, 'Otomatik geçişi başlat')).toBeVisible()
})

test('thumbnails choose, and say which is chosen', async ({ page }) => {
  await page.goto('/turkey-heating-system')
  await galleryIsRunning(page)
  const thumbnails = page.locator('.gallery-thumbnails button')
  await expect(thumbnails).toHaveCount(3)
  await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true')
  await thumbnails.nth(1).click()
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('.gallery-counter')).toHaveText('2 / 3')
})

test('goes the other way in Arabic, and begins anew on another page', async ({ page }) => {
  await page.goto('/ar/heating-system')
  await galleryIsRunning(page)
  const first = await shownId(page)
  const slides = page.locator('.gallery-slides')
  await slides.dispatchEvent('pointerdown', { clientX: 100 })
  await slides.dispatchEvent('pointerup', { clientX: 300 })
  expect(await shownId(page)).not.toBe(first)
  await page.locator('header .logo').click()
  await expect(page).toHaveURL('/ar')
  // The address changes before the page does.
  await expect(shown(page)).toHaveCount(0)
  await page.goBack()
  await expect(shown(page)).toHaveCount(1)
  expect(await shownId(page)).toBe(first)
})

test('one picture has no controls', async ({ page }) => {
  await page.goto('/tunnel-fan')
  await appIsRunning(page)
  await expect(page.locator('.gallery').getByRole('button')).toHaveCount(0)
})
