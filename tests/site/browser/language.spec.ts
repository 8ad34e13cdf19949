import { expect, test } from '@playwright/test'
import { appIsRunning, complaintsOf } from './site'

test.describe('language', () => {
  test('is remembered by its flag, and shows in place at addresses without one', async ({ page }) => {
    await page.goto('/tunnel-fan')
    await page.locator('header a[hreflang=ar]:visible').click()
    await expect(page).toHaveURL('/ar/tunnel-fan')
    await page.goto('/fan-systems')
    await expect(page).toHaveURL('/fan-systems')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('أنظمة المراوح')
    await appIsRunning(page)
    await page.getByRole('main').getByRole('link', { name: 'مروحة نفقية' }).click()
    await expect(page).toHaveURL('/tunnel-fan')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('مروحة نفقية')
    await page.locator('header a[hreflang=tr]:visible').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tünel fanı')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  })

  test('the wrong one is never painted', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('lang', 'de')
      const seen: string[] = []
      Reflect.set(window, 'seen', seen)
      const look = () => {
        const heading = document.querySelector('h1')
        if (heading && getComputedStyle(heading).visibility === 'visible') seen.push(heading.textContent ?? '')
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/tunnel-fan')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tunnelventilator')
    expect(new Set(await page.evaluate(() => Reflect.get(window, 'seen')))).toEqual(new Set(['Tunnelventilator']))
  })

  for (const rubbish of ['xx', '', '{"a":1}', 'EN']) {
    test(`rubbish in storage is ignored: "${rubbish}"`, async ({ page }) => {
      const complaints = complaintsOf(page)
      await page.addInitScript((value) => {
        localStorage.setItem('lang', value)
        localStorage.setItem('theme', value)
      }, rubbish)
      await page.goto('/tunnel-fan')
      await appIsRunning(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
      await expect(page.locator('html')).not.toHaveClass(/dark/)
      expect(complaints).toEqual([])
    })
  }

  test('blocked storage changes nothing', async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    )
    await page.goto('/en/tunnel-fan')
    await appIsRunning(page)
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.locator('header a[hreflang=de]:visible').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tunnelventilator')
    expect(complaints).toEqual([])
  })

  test('is shared by open tabs, where the address leaves it open', async ({ page, context }) => {
    await page.goto('/tunnel-fan')
    await appIsRunning(page)
    const pinned = await context.newPage()
    await pinned.goto('/en/tunnel-fan')
    await appIsRunning(pinned)
    const other = await context.newPage()
    await other.goto('/about')
    await other.locator('header a[hreflang=ru]:visible').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(page).toHaveURL('/tunnel-fan')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Tünel fanı')
    await expect(pinned.locator('html')).toHaveAttribute('lang', 'en')
  })
  test('wins at a pinned address, whatever is stored', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lang', 'ru'))
    await page.goto('/de/tunnel-fan')
    await appIsRunning(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('ru')
  })
})
