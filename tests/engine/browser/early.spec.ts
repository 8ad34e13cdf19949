import { openWithoutApp, scrolled } from './late-app'
import { expect, expectNow, settled, test } from './test'

test.describe('before the app is there', () => {
  test('one tab is open, another opens at once, and the app keeps it open', async ({ page }) => {
    const release = await openWithoutApp(page, '/about')
    const panels = page.locator('.tab-panel:not(.tab-link)')
    const open = () =>
      panels.evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).map(({ id }) => id))
    expect(await open()).toHaveLength(1)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const button = page.locator('.tab-list button').nth(1)
    const wantedId = await button.getAttribute('data-opens')
    await button.click()
    expect(await open()).toEqual([wantedId])
    expect(await scrolled(page)).toBe(0)
    release()
    await settled(page)
    expect(await open()).toEqual([wantedId])
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab').first().click()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    // Waits two frames, within which the router handles the new address.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await scrolled(page)).toBe(0)
  })

  test('an anchor opens the tab it leads to', { tag: '@night' }, async ({ page }) => {
    await openWithoutApp(page, '/about#papers')
    for (const language of ['en', 'he']) {
      await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language)
      await page.reload()
      await expect(page.locator(`html[lang=${language}] #papers`)).toBeVisible()
      await expectNow(page.locator('#story')).toBeHidden()
    }
  })

  test('a continent opens and closes, and the app keeps what is open', { tag: '@night' }, async ({ page }) => {
    const release = await openWithoutApp(page, '/where')
    const panel = page.locator('#asia_panel')
    await expectNow(panel).toBeHidden()
    await page.locator('#asia_button').click()
    await expect(panel).toBeVisible()
    await page.locator('#asia_button').click()
    await expectNow(panel).toBeHidden()
    await page.locator('#asia_button').click()
    release()
    await settled(page)
    await expect(panel).toBeVisible()
    await expect(page.locator('#asia_button')).toHaveAttribute('aria-expanded', 'true')
    await page.locator('#asia_button').click()
    await expect(panel).toBeHidden()
  })

  test('the theme changes at once', { tag: '@ci' }, async ({ page }) => {
    const release = await openWithoutApp(page, '/contact')
    const toggle = page.locator('.header .wide .theme-toggle')
    await toggle.click()
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    release()
    await settled(page)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await toggle.click()
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
  })

  test('where it never comes, keys are the browser’s own, after "/" as well', { tag: '@ci' }, async ({ page }) => {
    await page.route(/\/assets\/client-.*\.js$/, (route) => route.abort())
    await page.goto('/reflector-150')
    await expect(page.locator('html')).not.toHaveClass(/\bjs\b/)
    await page.keyboard.press('/')
    await page.keyboard.press('Space')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  })

  test('a click on the search is answered as soon as the app is there', { tag: '@night' }, async ({ page }) => {
    const release = await openWithoutApp(page, '/contact')
    await page.locator('.search button').click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('so is the key that opens it', { tag: '@night' }, async ({ page }) => {
    const release = await openWithoutApp(page, '/contact')
    await page.keyboard.press('/')
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
