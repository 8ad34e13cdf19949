import type { Page } from '@playwright/test'
import { byDay } from '../long-run'
import { holdBack } from './page'
import { usualAddresses } from './site'
import { expect, settled, test } from './test'

/** Width in px of the AVIF file that the browser chose for a picture, or "webp" if it chose the WebP file. */
const chosen = async (page: Page, selector: string) =>
  /-(\d+)\.avif$|\.(webp)$/.exec(
    await page
      .locator(selector)
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc),
  )?.[1] ?? 'webp'

/** Waits until a picture has loaded. */
const isShown = (page: Page, selector: string) =>
  page.waitForFunction((selector) => {
    const image = document.querySelector<HTMLImageElement>(selector)
    return image?.complete && image.naturalWidth > 0
  }, selector)

const stage = '.gallery .stage img'

for (const { name, width, density, expected } of byDay(
  [
    { name: 'a small phone', width: 360, density: 1, expected: '480' },
    { name: 'a cheap phone', width: 384, density: 2, expected: '768' },
    { name: 'a phone', width: 390, density: 2, expected: '960' },
    { name: 'a phone with a fine screen', width: 390, density: 3, expected: '1280' },
    { name: 'a desk', width: 1440, density: 1, expected: '768' },
    { name: 'a desk with a fine screen', width: 1440, density: 2, expected: '1280' },
  ],
  1,
)) {
  test(`${name} loads what its stage needs, and the smallest file for a thumbnail`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: density })
    await page.goto('/reflector-150')
    await isShown(page, stage)
    expect(await chosen(page, stage)).toBe(expected)
    await page.goto('/dobson-mount')
    await page.locator('.more').scrollIntoViewIfNeeded()
    await isShown(page, '.teasers .stage picture img')
    expect(await chosen(page, '.teasers .stage picture img')).toBe('320')
    await page.close()
  })
}

test('a browser that knows no AVIF shows the WebP', { tag: '@night' }, async ({ page }) => {
  await page.route('/reflector-150', async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    await route.fulfill({ response, body: (await response.text()).replaceAll('image/avif', 'image/unknown') })
  })
  await page.goto('/reflector-150')
  await isShown(page, stage)
  expect(await chosen(page, stage)).toBe('webp')
})

test('no picture is loaded twice, before the app is there or after', { tag: '@night' }, async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    const [, picture] = /\/assets\/([0-9a-f]{10})[-.]/.exec(request.url()) ?? []
    if (picture) loaded.push(picture)
  })
  await page.goto('/star-trails')
  await settled(page)
  await isShown(page, stage)
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded).toEqual([...new Set(loaded)])
})

for (const width of byDay([390, 1440], 1)) {
  // With JavaScript off, browsers ignore lazy loading and request every picture at once. Here, only the pictures arrive
  // late.
  test(`nothing moves when pictures arrive, ${width} px wide`, { tag: '@night' }, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, javaScriptEnabled: false })
    for (const address of usualAddresses('studio')) {
      const release = await holdBack(page, /\.(avif|webp|svg)$/)
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main img, main h2, main p, footer')].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return [element.tagName, x, y, width, height].join(' ')
          }),
        )
      const before = await places()
      release()
      await page.waitForLoadState('load')
      expect(await places(), address).toEqual(before)
      await page.unrouteAll({ behavior: 'wait' })
    }
    await page.close()
  })

  test(`the first picture of a page is within its budget, ${width} px wide`, { tag: '@night' }, async ({ browser }) => {
    const viewport = { width, height: 900 }
    const page = await browser.newPage({ viewport, deviceScaleFactor: 2, javaScriptEnabled: false })
    for (const address of usualAddresses('studio')) {
      await page.goto(address)
      const first = page.locator('main img:visible').first()
      if ((await first.count()) === 0) continue
      await first.scrollIntoViewIfNeeded()
      await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      const source = await first.evaluate((image: HTMLImageElement) => image.currentSrc)
      const bytes = (await (await page.request.get(source)).body()).length
      expect(bytes, `${address} ${source}`).toBeLessThanOrEqual(width === 390 ? 60_000 : 140_000)
    }
    await page.close()
  })
}

test('paper has every picture of a gallery', { tag: '@night' }, async ({ page }) => {
  await page.goto('/reflector-150')
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() =>
    document.querySelectorAll('.gallery-slides img').forEach((image) => {
      image.scrollIntoView()
    }),
  )
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.gallery-slides img')].every(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ),
  )
})

test('paper is black on white, whatever the theme', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/reflector-150')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('.gallery .stage').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
