import { isLong } from '../long-run'
import { violations } from './axe'
import { complaintsOf } from './page'
import { at, brands, inLanguage, languages, usualAddresses } from './site'
import { expect, settled, test } from './test'

for (const { id, domains } of brands) {
  const host = domains.at(-1) ?? ''
  // In every run a language of each direction, and of further brands the first.
  for (const { code, dir } of isLong ? languages : languages.slice(0, id === brands[0]?.id ? 2 : 1)) {
    test(`each kind of page of ${id} opens without a complaint, and anybody can use it: ${code}`, async ({ page }) => {
      const complaints = complaintsOf(page)
      for (const address of [...usualAddresses(id), '/no-such-page'].map((one) => inLanguage(code, one))) {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(at(host, address))
        await settled(page)
        await expect(page.locator('html')).toHaveAttribute('lang', code)
        await expect(page.locator('html')).toHaveAttribute('dir', dir)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        expect(await violations(page), address).toEqual([])
        await page.setViewportSize({ width: 320, height: 700 })
        const tooWide = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(await tooWide(), `${address} at 320`).toBeLessThanOrEqual(0)
      }
      expect(complaints).toEqual([])
    })
  }
}
