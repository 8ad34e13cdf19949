import type { Page } from '@playwright/test'
import { byDay } from '../long-run'
import { storages } from './page'
import { expect, settled, test } from './test'

const visibleSlides = (page: Page) => page.locator('.gallery-slides > .stage:visible')
const shownId = (page: Page) => visibleSlides(page).getAttribute('id')
const control = (page: Page, name: string) => page.locator('.gallery').getByRole('button', { name })

/** Waits until the app has taken over the gallery, which then shows one picture at a time. */
async function galleryIsRunning(page: Page): Promise<void> {
  await settled(page)
  await expect(visibleSlides(page)).toHaveCount(1)
}

/** Stops the browser's clock once the gallery runs. From then on, time passes only when the test advances the clock. */
async function stopTime(page: Page): Promise<void> {
  await galleryIsRunning(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'))
})

for (const { name, spoil } of byDay(storages, 1)) {
  test(`begins with the first, wraps both ways and counts, ${name}`, async ({ page }) => {
    await spoil(page)
    await page.goto('/reflector-150')
    await galleryIsRunning(page)
    const counter = page.locator('.gallery-counter')
    await expect(counter).toHaveText('1 / 3')
    await control(page, 'Previous picture').click()
    await expect(counter).toHaveText('3 / 3')
    await control(page, 'Next picture').click()
    await expect(counter).toHaveText('1 / 3')
    await expect(visibleSlides(page)).toHaveCount(1)
  })
}

test('goes on by itself, and a choice by hand starts the time again', { tag: '@night' }, async ({ page }) => {
  const seconds = 4
  await page.clock.install()
  await page.goto('/reflector-150')
  await stopTime(page)
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

test('stands still after the pause button, and for whoever comes by keyboard', { tag: '@night' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/reflector-150')
  await stopTime(page)
  const first = await shownId(page)
  await control(page, 'Stop slideshow').click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  expect(await shownId(page)).toBe(first)
  await control(page, 'Start slideshow').click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(4500)
  expect(await shownId(page)).not.toBe(first)
  await control(page, 'Next picture').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(control(page, 'Start slideshow')).toBeVisible()
})

test('stands still where motion is spared', { tag: '@night' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/reflector-150')
  await stopTime(page)
  const first = await shownId(page)
  await page.clock.runFor(20_000)
  expect(await shownId(page)).toBe(first)
  await expect(control(page, 'Start slideshow')).toBeVisible()
})

test('thumbnails choose, and say which is chosen', { tag: '@night' }, async ({ page }) => {
  await page.goto('/reflector-150')
  await galleryIsRunning(page)
  const thumbnails = page.locator('.gallery-thumbnails button')
  await expect(thumbnails).toHaveCount(3)
  await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true')
  await thumbnails.nth(1).click()
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('.gallery-counter')).toHaveText('2 / 3')
})

test('goes the other way from right to left, and begins again on another page', { tag: '@night' }, async ({ page }) => {
  await page.goto('/he/reflector-150')
  await galleryIsRunning(page)
  const first = await shownId(page)
  const slides = page.locator('.gallery-slides')
  await slides.dispatchEvent('pointerdown', { clientX: 100 })
  await slides.dispatchEvent('pointerup', { clientX: 300 })
  expect(await shownId(page)).not.toBe(first)
  await page.locator('header .logo').click()
  await expect(page).toHaveURL('/he')
  // Waits for the new page, because the address changes before the content does.
  await expect(visibleSlides(page)).toHaveCount(0)
  await page.goBack()
  await expect(visibleSlides(page)).toHaveCount(1)
  expect(await shownId(page)).toBe(first)
})

test('one picture can be looked at from near and turned, and leads nowhere else', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/dobson-mount')
  await settled(page)
  await expect(control(page, 'Zoom in')).toBeVisible()
  await expect(page.locator('.turn-button')).toBeVisible()
  await expect(page.locator('.gallery').getByRole('button')).toHaveCount(2)
})

test('nothing lies over a picture that is turned on a phone, or looked at from near', { tag: '@night' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dobson-mount')
  await settled(page)
  const turn = page.locator('.turn-button')
  await turn.click()
  const picture = await page.locator('.turn-stage').boundingBox()
  const bottom = (picture?.y ?? 0) + (picture?.height ?? 0)
  for (const button of await page.locator('.turn-buttons button').all())
    expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
  await turn.click()
  const zoom = control(page, 'Zoom in')
  const signs = zoom.locator('.icon')
  await expect(signs.first()).toBeVisible()
  await expect(signs.last()).toBeHidden()
  await zoom.click()
  await expect(signs.first()).toBeHidden()
  await expect(signs.last()).toBeVisible()
  await expect(turn).toBeHidden()
  await zoom.click()
  await expect(turn).toBeVisible()
})

test('stays in sight next to words that are longer than it', { tag: '@night' }, async ({ page }) => {
  await page.goto('/reflector-150')
  await galleryIsRunning(page)
  await page.locator('.opening-words').evaluate((words: HTMLElement) => {
    words.style.minBlockSize = '3000px'
  })
  await page.mouse.wheel(0, 1500)
  const header = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => (await visibleSlides(page).boundingBox())?.y)
    .toBeGreaterThan(header?.height ?? Infinity)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})
