// Slow, because each kind of page is opened at two widths and checked with axe.
import { isLong } from '../long-run'
import { violations } from './axe'
import { complaintsOf } from './page'
import { at, brands, inLanguage, usualAddresses, usualLanguages } from './site'
import { expect, settled, test } from './test'

for (const [i, { id, domains }] of brands.entries()) {
  const host = domains.at(-1) ?? ''
  // In short runs, the first brand is tested in a right-to-left language, and the second one in a language without
  // spaces.
  const shownLanguages = usualLanguages.filter((_, index) => isLong || index === i % usualLanguages.length)
  for (const { code, dir } of shownLanguages) {
    test(`each kind of page of ${id} opens as it should, and anybody can use it: ${code}`, {
      tag: dir === 'rtl' ? [] : '@ci',
    }, async ({ page }) => {
      // Errors and warnings, including violations of the content security policy.
      const complaints = complaintsOf(page)
      const hosts = new Set<string>()
      page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
      // Brands have the same pages in different colours, so in short runs each page is checked in only one brand.
      const addresses = usualAddresses(id).filter((_, index) => isLong || index % brands.length === i)
      for (const address of [...addresses, '/no-such-page'].map((path) => inLanguage(code, path))) {
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
        // Scrolls to the end, so that lazily loaded content loads as well.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await page.waitForLoadState('networkidle')
      }
      expect([...hosts], 'nothing is asked of anybody else').toEqual([host])
      expect(complaints).toEqual([])
    })
  }
}
