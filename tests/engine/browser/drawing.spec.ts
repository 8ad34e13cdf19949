import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { byDay } from '../long-run'
import { complaintsOf } from './page'
import { at } from './site'
import { expect, settled, test } from './test'

/** Whether a screenshot of the picture contains a pixel in the colour of a design token (a CSS custom property). */
async function shows(picture: Locator, token: string): Promise<boolean> {
  const colour = await picture.evaluate((element, name) => {
    const probe = document.createElement('i')
    probe.style.color = `var(${name})`
    element.parentElement?.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
  const wantedColour = colour.match(/\d+/g)?.map(Number) ?? []
  const { data, info } = await sharp(await picture.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  let matchingPixels = 0
  for (let i = 0; i < data.length; i += info.channels)
    if (wantedColour.every((value, channel) => Math.abs(value - (data[i + channel] ?? 0)) < 2)) matchingPixels++
  return matchingPixels > 20
}

function drawingOf(page: Page): Locator {
  return page.locator('#section').getByRole('img')
}

// Tall enough that neither the header nor the cookie banner covers the drawing.
test.use({ viewport: { width: 1280, height: 1400 } })
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected')))

const name = 'Section of the tube with the path of the light from the opening to the eyepiece'

test('has a name, and takes on the colours of the theme at once', { tag: '@night' }, async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/reflector-150')
  await settled(page)
  const drawing = drawingOf(page)
  await expect(drawing).toHaveAccessibleName(name)
  for (const theme of ['light', 'dark']) {
    if (theme === 'dark') await page.locator('header .theme-toggle:visible').click()
    for (const token of ['--art-ink', '--art-dim', '--stage', '--accent'])
      await expect.poll(() => shows(drawing, token), `${theme} ${token}`).toBe(true)
  }
  expect(complaints).toEqual([])
})

test('is dark on white paper, 120 mm wide, whatever the theme', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/reflector-150')
  await page.emulateMedia({ media: 'print' })
  const drawing = drawingOf(page)
  await expect.poll(() => shows(drawing, '--art-ink')).toBe(true)
  const ink = await drawing.evaluate((element) => getComputedStyle(element).getPropertyValue('--art-ink'))
  expect(ink).toBe('#000')
  expect((await drawing.boundingBox())?.width).toBeCloseTo((120 / 25.4) * 96, 0)
})

test('has a key with figures in the number format of the page, without scripts too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const expected: Record<string, [name: string, figure: string]> = {
    '/reflector-150': ['Length', '1,180 mm'],
    '/he/reflector-150': ['אורך', '1,180 מ״מ'],
    '/ja/reflector-150': ['全長', '1,180 mm'],
    '/pt-BR/reflector-150': ['Comprimento', '1.180 mm'],
  }
  for (const [address, [name, figure]] of byDay(Object.entries(expected), 2)) {
    await page.goto(at('localhost', address))
    const key = page.locator('#section')
    await expect(key.getByRole('listitem')).toHaveCount(6)
    const item = key.getByRole('listitem').filter({ hasText: name })
    await expect(item).toHaveText(`A${name}${figure}`)
    await expect.poll(() => shows(drawingOf(page), '--art-ink'), address).toBe(true)
  }
  await context.close()
})

test('is not mirrored from right to left, and stays within a narrow screen', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const grey = async (address: string, isMirrored = false) => {
    await page.goto(address)
    await expect.poll(() => shows(drawingOf(page), '--art-ink')).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    // Blurred, because a thin line may be half a pixel lower in one of the two screenshots.
    const picture = sharp(await drawingOf(page).screenshot()).blur(3)
    return picture.flop(isMirrored).resize(60, 50, { fit: 'fill' }).greyscale().raw().toBuffer()
  }
  const difference = (one: Buffer, other: Buffer) =>
    one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0)
  const [english, hebrew, mirrored] = [
    await grey('/reflector-150'),
    await grey('/he/reflector-150'),
    await grey('/reflector-150', true),
  ]
  expect(difference(english, hebrew)).toBeLessThan(difference(english, mirrored) / 5)
})

test.describe('balloons over a render', () => {
  /** Centre of the first balloon (a numbered label), as percentages of the picture's width and height. */
  async function firstSpot(page: Page): Promise<number[]> {
    const view = await page.locator('#outside .spots-view').boundingBox()
    const spot = await page.locator('#outside .spot').first().boundingBox()
    if (!view || !spot) throw new Error('There is no balloon.')
    return [
      (100 * (spot.x + spot.width / 2 - view.x)) / view.width,
      (100 * (spot.y + spot.height / 2 - view.y)) / view.height,
    ].map(Math.round)
  }

  for (const [name, address, fellBack] of byDay(
    [
      ['from left to right', '/reflector-150'],
      ['from right to left', '/he/reflector-150'],
      ['from left to right on a page that fell back', '/he/reflector-150', 'ltr'],
    ],
    1,
  ))
    test(`stand at their parts ${name}: next to the list, above it, and on paper`, { tag: '@ci' }, async ({ page }) => {
      await page.goto(address ?? '')
      await settled(page)
      if (fellBack)
        await page.locator('.content').evaluate((content, dir) => content.setAttribute('dir', dir), fellBack)
      for (const [width, media] of [
        [1280, 'screen'],
        [390, 'screen'],
        [690, 'print'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ media })
        expect(await firstSpot(page), `${width} ${media}`).toEqual([68, 17])
      }
    })

  for (const javaScriptEnabled of [false, true])
    test(`light up with their row${javaScriptEnabled ? '' : ', without scripts'}`, { tag: '@night' }, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled })
      const page = await context.newPage()
      await page.goto(at('localhost', '/reflector-150'))
      const rows = page.locator('#outside').getByRole('listitem')
      await expect(rows).toHaveText([/1Opening$/, /2Focuser$/, /3Tube$/, /4Mount$/])
      await rows.nth(2).hover()
      await expect(rows.nth(2).locator('.spot')).toHaveCSS('scale', '1.4')
      await expect(rows.nth(1).locator('.spot')).toHaveCSS('scale', 'none')
      const ground = () => rows.nth(3).evaluate((row) => getComputedStyle(row).backgroundColor)
      const before = await ground()
      await rows.nth(3).locator('.spot').hover()
      await expect.poll(ground).not.toBe(before)
      await context.close()
    })
})

test('the rest of a picture with numbers steps back behind a veil as large as the picture', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/reflector-150')
  await settled(page)
  const row = page.locator('#outside .drawing-key li').first()
  const veil = () => row.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::after').inlineSize))
  expect(await veil()).toBeNaN()
  await row.hover()
  const { width = 0 } = (await page.locator('#outside .spots-view:visible').boundingBox()) ?? {}
  await expect.poll(async () => Math.round(await veil())).toBe(Math.round(width))
})
