import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { globSync } from 'tinyglobby'
import { displaced, placedBlocks, screens } from '../../engine/browser/placed'
import { expect, settled, test } from '../../engine/browser/test'
import { inLanguage, languages } from './site'

/** Pages whose blocks may show numbers on a picture. */
const pages = globSync('pages/[!_]**/*.json', { ignore: 'pages/_*/**' })
  .concat('pages/index.json')
  .map((file) => ({
    address: file === 'pages/index.json' ? '/' : `/${basename(file, '.json')}`,
    text: readFileSync(file, 'utf8'),
  }))
  .map(({ address, text }) => ({
    address,
    blocks: placedBlocks(JSON.parse(text)),
    /** Whether the numbers stand on a render instead of a drawing. */
    isRendered: text.includes('/cut.avif'),
  }))
  .filter(({ blocks }) => blocks.length > 0)

test('every picture with numbers fills its stage, and they stand on their parts at every width', async ({ page }) => {
  expect(pages.length).toBeGreaterThan(5)
  for (const { address, blocks } of pages)
    for (const code of languages.filter(({ dir }, i) => i === 0 || dir === 'rtl').map(({ code }) => code)) {
      await page.goto(inLanguage(code, address))
      await settled(page)
      for (const width of screens) {
        await page.setViewportSize({ width, height: 900 })
        expect(await displaced(page, blocks), `${code} ${address}, ${width} px`).toEqual([])
      }
    }
})

for (const { address } of pages.filter(({ isRendered }) => isRendered))
  test(`the house of ${address} is as sharp as the screen, its numbers stand on it, and its shadow on nothing`, async ({
    browser,
  }) => {
    for (const [width, density] of [
      [1280, 1],
      [1440, 1],
      [1536, 1],
      [1920, 1],
      [2560, 1],
      [1920, 2],
    ] as const) {
      const page = await browser.newPage({ viewport: { width, height: 1200 }, deviceScaleFactor: density })
      await page.goto(address)
      const image = page.locator('.scene img:visible')
      await image.scrollIntoViewIfNeeded()
      await expect.poll(() => image.evaluate((picture: HTMLImageElement) => picture.currentSrc)).not.toBe('')
      const measured = await image.evaluate(async (picture: HTMLImageElement) => {
        await picture.decode()
        const file = await createImageBitmap(await (await fetch(picture.currentSrc)).blob())
        const canvas = new OffscreenCanvas(file.width, file.height).getContext('2d')
        if (!canvas) throw new Error('There is no canvas.')
        canvas.drawImage(file, 0, 0)
        const opacity = (x: number, y: number) => canvas.getImageData(x, y, 1, 1).data[3]
        const box = picture.getBoundingClientRect()
        const scale = file.width / box.width
        const numbers = [...document.querySelectorAll('.scene .spot')].map((spot) => {
          const { x, y, width, height } = spot.getBoundingClientRect()
          return opacity((x + width / 2 - box.x) * scale, (y + height / 2 - box.y) * scale)
        })
        const { data } = canvas.getImageData(0, 0, file.width, file.height)
        let edge = 0
        for (let pixel = 0; pixel < file.width * file.height; pixel++) {
          const [x, y] = [pixel % file.width, Math.floor(pixel / file.width)]
          if (x > 0 && y > 0 && x < file.width - 1 && y < file.height - 1) continue
          edge = Math.max(edge, data[pixel * 4 + 3] ?? 0)
        }
        return { scale, numbers, edge }
      })
      const name = `${width} px, density ${density}`
      expect(measured.scale, name).toBeGreaterThanOrEqual(density)
      expect(measured.numbers.length, name).toBeGreaterThan(5)
      for (const opacity of measured.numbers) expect(opacity, name).toBeGreaterThan(250)
      expect(measured.edge, name).toBeLessThanOrEqual(2)
      await page.close()
    }
  })
