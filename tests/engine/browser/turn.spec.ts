import type { Page } from '@playwright/test'
import { byDay } from '../long-run'
import { violations } from './axe'
import { filesOf } from './page'
import { expect, settled, test } from './test'

const product = '/dobson-mount'
const frames = /\/turn-\d\d\..*\.avif$/
const count = 12
const button = (page: Page) => page.locator('.turn-button')
const slider = (page: Page) => page.getByRole('slider')
const failed = (page: Page) => page.locator('.turn').getByRole('status')
const canvas = (page: Page) => page.locator('.turn canvas')

/** Checksum of the canvas's pixels; undefined while the canvas is empty. */
function drawn(page: Page): Promise<number | undefined> {
  return canvas(page).evaluate((element: HTMLCanvasElement) => {
    let sum = 0
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] }
    for (const [i, value] of data.entries()) sum = (sum + value * (i % 8191)) % 1_000_000_007
    return sum === 0 ? undefined : sum
  })
}

async function open(page: Page, address = product): Promise<void> {
  await page.goto(address)
  await settled(page)
  await expect(button(page)).toBeVisible()
}

async function start(page: Page): Promise<void> {
  await button(page).click()
  await expect(page.locator('.turn progress')).toHaveCount(0)
  await expect(slider(page)).toBeVisible()
}

const turnedTo = (page: Page) => slider(page).getAttribute('aria-valuenow').then(Number)

for (const address of byDay([product, `/he${product}`], 1))
  test(`what is turned follows the finger, and is loaded when asked for: ${address}`, async ({ page }) => {
    const files = filesOf(page, frames)
    await open(page, address)
    expect(files).toEqual([])
    // Scrolls first, because a scroll caused by the click would look as if the gallery had moved.
    await button(page).scrollIntoViewIfNeeded()
    const before = await page.locator('.gallery').boundingBox()
    await start(page)
    expect(await page.locator('.gallery').boundingBox()).toEqual(before)
    expect(new Set(files).size).toBe(count)
    const first = await drawn(page)
    const box = await slider(page).boundingBox()
    if (!box) throw new Error('There is nothing to turn.')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + box.width / 4, y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, y, { steps: 4 })
    await page.mouse.up()
    // A drag over a quarter of the width rotates the product by 90 degrees, to the right in every language.
    expect(await turnedTo(page)).toBe(1 + count / 4)
    await expect.poll(() => drawn(page)).not.toBe(first)
    await page.mouse.move(box.x + box.width / 4, y)
    expect(await turnedTo(page)).toBe(1 + count / 4)
    const [left, , right] = await page.locator('.turn-buttons button').all()
    await right?.click()
    expect(await turnedTo(page)).toBe(2 + count / 4)
    await left?.click()
    await left?.click()
    expect(await turnedTo(page)).toBe(count / 4)
    expect((await left?.boundingBox())?.x).toBeLessThan((await right?.boundingBox())?.x ?? 0)
  })

test('keys turn, go round and end', { tag: '@night' }, async ({ page }) => {
  await open(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(slider(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', `${count}`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageUp')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', `${1 + count / 4}`)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`\\b${1 + count / 4}\\b.*\\b${count}\\b`))
  await page.keyboard.press('End')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', `${count}`)
  await page.keyboard.press('Home')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '1')
  await expect(page.locator('.turn progress')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(slider(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('on a slow line it turns in large steps before all is there, and says how much is', { tag: '@night' }, async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  let requestCount = 0
  await page.route(frames, async (route) => {
    if (++requestCount > 4) await held
    await route.continue()
  })
  const files = filesOf(page, frames)
  await open(page)
  await button(page).click()
  await expect(page.locator('.turn progress')).toHaveJSProperty('value', 4)
  const numbers = files.slice(0, 4).map((file) => Number(/turn-(\d\d)/.exec(file)?.[1]))
  expect(numbers).toEqual([1, 7, 4, 10])
  const first = await drawn(page)
  await page.keyboard.press('PageUp')
  await expect.poll(() => drawn(page)).not.toBe(first)
  // If a frame has not loaded, the nearest loaded one is shown.
  const quarter = await drawn(page)
  await page.keyboard.press('ArrowRight')
  expect(await drawn(page)).toBe(quarter)
  release()
  await expect.poll(() => drawn(page)).not.toBe(quarter)
})

test('without its files the picture stays, and it says so; the next try is another', { tag: '@night' }, async ({
  page,
}) => {
  await page.route(frames, (route) => route.abort())
  await open(page)
  await button(page).click()
  await expect(failed(page)).not.toBeEmpty()
  await expect(slider(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await expect(page.locator('.gallery-slides img')).toBeVisible()
  await page.unroute(frames)
  await start(page)
  await expect(failed(page)).toBeEmpty()
  await expect.poll(() => drawn(page)).toBeDefined()
})

test('one file that does not come is stepped over', { tag: '@night' }, async ({ page }) => {
  await page.route(/turn-02\./, (route) => route.abort())
  await open(page)
  await start(page)
  await expect(failed(page)).not.toBeEmpty()
  const first = await drawn(page)
  await page.keyboard.press('ArrowRight')
  expect(await drawn(page)).toBeDefined()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => drawn(page)).not.toBe(first)
})

test('where motion is unwelcome, nothing moves by itself', { tag: '@night' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await start(page)
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 10).length,
  )
  expect(moving).toBe(0)
  expect(await turnedTo(page)).toBe(1)
})

test('on a narrow phone all of it is in the window', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  await start(page)
  for (const turnButton of await page.locator('.turn-buttons button').all()) {
    const box = await turnButton.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider).toBeLessThanOrEqual(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the picture is there, and no button', async ({ page }) => {
    await page.goto(product)
    await expect(page.locator('.gallery-slides img')).toBeVisible()
    await expect(page.locator('.gallery').getByRole('button')).toHaveCount(0)
  })
})

test('a gallery that cannot be turned loads nothing for it', { tag: '@night' }, async ({ page }) => {
  const files = filesOf(page, /\/turn-/)
  await page.goto('/reflector-150')
  await settled(page)
  await expect(page.locator('.gallery-zoom')).toBeVisible()
  expect(files).toEqual([])
  await expect(page.locator('.turn')).toHaveCount(0)
})
