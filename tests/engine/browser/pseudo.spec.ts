import { byDay } from '../long-run'
import { lostOn, wordsOutOfBox } from './eyes'
import { type Live, startLive } from './live'
import { brands, usualAddresses } from './site'
import { expect, test } from './test'

let live: Live
test.beforeAll(async () => {
  live = await startLive(['dev'])
})
test.afterAll(() => live.stop())

test('words that stand out of their box are found', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto(`${live.url}/_frame/en-XA/about`)
  expect(await wordsOutOfBox(page)).toEqual([])
  await page.addStyleTag({ content: 'h1{white-space:nowrap}' })
  expect(await wordsOutOfBox(page)).toContainEqual(expect.stringContaining('h1'))
})

for (const language of byDay(['ar-XB', 'en-XA'], 1))
  for (const width of byDay([320, 1440], 1))
    test(`words of a language that nobody speaks stay in their boxes: ${language} at ${width} pixels`, async ({
      page,
    }) => {
      const [brand] = brands
      await page.setViewportSize({ width, height: 900 })
      for (const address of usualAddresses(brand?.id ?? '')) {
        await page.goto(`${live.url}/_frame/${language}${address === '/' ? '' : address}`)
        await page.evaluate(() => document.fonts.ready)
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar-XB' ? 'rtl' : 'ltr')
        expect([...(await lostOn(page)), ...(await wordsOutOfBox(page))], address).toEqual([])
      }
    })
