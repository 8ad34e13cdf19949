import { expect, test } from '@playwright/test'
import { appIsRunning } from './site'

test.describe('what does not exist', () => {
  for (const [address, lang] of [
    ['/no-such-page', 'tr'],
    ['/de/no-such-page', 'de'],
    ['/ar/a/b/c', 'ar'],
  ] as const) {
    test(`${address} is the 404 page in ${lang}, with its status`, async ({ page }) => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await appIsRunning(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#fields a')).toHaveCount(7)
    })
  }
  test('a page without the language shows a notice and leads to those it has', async ({ page }) => {
    await page.goto('/de/enrichable-cage-systems')
    await appIsRunning(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ausgestaltbare Käfigsysteme')
    await expect(page.locator('.notice a[hreflang]')).toHaveCount(5)
    await page.locator('.notice a[hreflang=ar]').click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('.notice')).toHaveCount(0)
  })
  test('a page that fell back says so in the visitor’s language, and is marked as the other', async ({ page }) => {
    await page.goto('/es/tunnel-fan')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.locator('.notice')).toContainText('inglés')
    await expect(page.locator('.content')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tunnel fan')
  })
})
