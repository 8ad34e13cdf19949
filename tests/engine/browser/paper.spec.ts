import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, settled, test } from './test'

/** URLs of the pictures that are visible in print, in document order. */
const printed = (pictures: HTMLImageElement[]) =>
  pictures.filter((picture) => picture.checkVisibility()).map(({ currentSrc, src }) => currentSrc || src)

test('a product is two sheets of paper with each picture once, and no sizes but in figures and drawing', async ({
  page,
}) => {
  await page.goto('/reflector-150')
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  const pictures = await page.locator('.opening img, .spined img').evaluateAll(printed)
  expect(pictures.length).toBeGreaterThan(2)
  expect(new Set(pictures).size).toBe(pictures.length)
  await expect(page.locator('#real-size')).toBeHidden()
  await expect(page.locator('main table').first()).toBeVisible()
  const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(pdf.getPageCount()).toBeLessThanOrEqual(2)
})

test('a home page has the words of all customers once, and no caption without its picture', { tag: '@ci' }, async ({
  page,
}) => {
  const width = 690
  await page.setViewportSize({ width, height: 1000 })
  await page.goto('/')
  await settled(page)
  await expect(page.locator('.hero > .caption')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.hero > .caption')).toBeHidden()
  const voices = await page.locator('#voices li').filter({ visible: true }).all()
  const ends = await Promise.all(
    voices.map((voice) => voice.evaluate((element) => element.getBoundingClientRect().right)),
  )
  expect(ends).toHaveLength(3)
  expect(Math.max(...ends)).toBeLessThanOrEqual(width)
})

test('of a map all continents are printed, one after the other', { tag: '@night' }, async ({ page }) => {
  await page.goto('/where')
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  const panels = page.locator('.map-panel')
  const boxes = await panels.evaluateAll((elements) => elements.map((panel) => panel.getBoundingClientRect()))
  expect(boxes.length).toBeGreaterThan(1)
  for (const [i, { top }] of boxes.entries()) expect(top).toBeGreaterThanOrEqual(boxes[i - 1]?.bottom ?? 0)
})

test('with the dark theme numbers on pictures are not black on black', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/visit')
  await settled(page)
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await page.emulateMedia({ media: 'print' })
  const colours = await page
    .locator('.spot')
    .first()
    .evaluate((spot) => {
      const { backgroundColor, color } = getComputedStyle(spot)
      return [backgroundColor, color]
    })
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})

test('values of a table are bold, words as well as numbers', { tag: '@night' }, async ({ page }) => {
  await page.goto('/reflector-150')
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  const weights = await page
    .locator('.specs-pairs td :is(.number, span:not([class]))')
    .evaluateAll((values) => values.map((value) => getComputedStyle(value).fontWeight))
  expect(new Set(weights)).toEqual(new Set(['600']))
  await expect(page.locator('.specs-pairs td > span:not([class])').first()).toBeVisible()
})
