// Slow, because all pictures with numbers are checked at several widths.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { globSync } from 'tinyglobby'
import { displaced, placedBlocks, screens } from '../../engine/browser/placed'
import { expect, settled, test } from '../../engine/browser/test'
import { byDay } from '../../engine/long-run'
import { inLanguage, languages } from './site'

/** Pages whose blocks may show numbers on a picture. */
const pages = globSync('pages/[!_]**/*.json', { ignore: 'pages/_*/**' })
  .concat('pages/index.json')
  .map((file) => ({
    address: file === 'pages/index.json' ? '/' : `/${basename(file, '.json')}`,
    blocks: placedBlocks(JSON.parse(readFileSync(file, 'utf8'))),
  }))
  .filter(({ blocks }) => blocks.length > 0)

/** Returns the lowest ratio of file pixels to screen pixels among the visible pictures in scenes, at most 1. */
const sharpness = (page: Page) =>
  page.locator('.scene img:visible').evaluateAll((images: HTMLImageElement[]) => {
    const ratios = images.map((image) => {
      image.scrollIntoView()
      const [, width] = /-(\d+)\.avif$/.exec(image.currentSrc) ?? []
      return Number(width ?? 0) / (image.clientWidth * devicePixelRatio)
    })
    return Math.min(1, ...ratios)
  })

test('every picture with numbers fills its stage, and they stand on their parts at every width', async ({ page }) => {
  expect(pages.length).toBeGreaterThan(5)
  for (const { address, blocks } of pages)
    for (const code of languages.filter(({ dir }, i) => i === 0 || dir === 'rtl').map(({ code }) => code)) {
      await page.goto(inLanguage(code, address))
      await settled(page)
      for (const width of byDay(screens.toReversed(), 2)) {
        await page.setViewportSize({ width, height: 900 })
        expect(await displaced(page, blocks), `${code} ${address}, ${width} px`).toEqual([])
        await expect.poll(() => sharpness(page), `${code} ${address}, ${width} px`).toBe(1)
      }
    }
})

test('a house is as sharp as a screen with two pixels per CSS pixel', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 900 }, deviceScaleFactor: 2 })
  await page.goto('/')
  await expect.poll(() => page.locator('.scene img:visible').count()).toBe(1)
  await expect.poll(() => sharpness(page)).toBe(1)
  await page.close()
})
