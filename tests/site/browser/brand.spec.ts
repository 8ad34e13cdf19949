import { expect, test } from '@playwright/test'
import { appIsRunning, at, built, complaintsOf } from './site'

test.describe('brand', () => {
  for (const [host, theme, fields] of [
    ['localhost', 'theme-default', 6],
    ['www.valtech.example', 'theme-valtech', 2],
    ['anemon.example', 'theme-anemon', 6],
    ['unknown.example', 'theme-default', 6],
  ] as const) {
    test(`${host} is ${theme} with ${fields} fields of activity`, async ({ page }) => {
      await page.goto(at(host, '/'))
      await appIsRunning(page)
      await expect(page.locator('body')).toHaveClass(theme)
      await expect(page.locator('#fields .card')).toHaveCount(fields)
      await page.locator('.fields-menu > button').click()
      await expect(page.locator('#_fields a')).toHaveCount(fields)
    })
  }
  test('?brand= shows another, and only one that exists', async ({ page }) => {
    await page.goto('/?brand=valtech')
    await expect(page.locator('body')).toHaveClass('theme-valtech')
    await expect(page.locator('#fields .card')).toHaveCount(2)
    await page.goto('/?brand=nonsense')
    await expect(page.locator('body')).toHaveClass('theme-default')
  })

  test('the one that is looked at survives clicks, full loads and another language', async ({ page }) => {
    await page.goto('/?brand=valtech')
    await appIsRunning(page)
    await page.getByRole('main').getByRole('link', { name: 'Havalandırma ve iklimlendirme' }).click()
    await expect(page).toHaveURL('/ventilation-systems?brand=valtech')
    await expect(page.locator('body')).toHaveClass('theme-valtech')
    await page.locator('header a[hreflang=de]:visible').click()
    await expect(page).toHaveURL('/de/ventilation-systems?brand=valtech')
    await page.goto('/products?brand=anemon')
    await page.locator('#categories a').first().click()
    await expect(page).toHaveURL('/poultry-equipment?brand=anemon')
    await expect(page.locator('body')).toHaveClass('theme-anemon')
  })

  for (const [address, language] of [
    ['/', 'tr'],
    ['/ar/ventilation-systems', 'ar'],
  ] as const) {
    test(`a host that knows one brand only is dressed as another, unseen: ${address}`, async ({ page }) => {
      const complaints = complaintsOf(page)
      const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`
      await page.route(`**${address}?brand=valtech`, (route) =>
        route.fulfill({ contentType: 'text/html', body: built('default', file) }),
      )
      await page.addInitScript(() => {
        const seen: string[] = []
        Reflect.set(window, 'seen', seen)
        const look = () => {
          const logo = document.querySelector('.logo')
          if (logo && getComputedStyle(logo).visibility === 'visible') seen.push(logo.textContent ?? '')
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      await page.goto(`${address}?brand=valtech`)
      await appIsRunning(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('body')).toHaveClass('theme-valtech')
      await expect(page.locator('header .logo')).toHaveText('Valtech')
      await expect(page.locator('#_fields a')).toHaveCount(2)
      if (address === '/') await expect(page.locator('#fields .card')).toHaveCount(2)
      await expect(page.locator('header .logo')).toBeVisible()
      expect(new Set(await page.evaluate(() => Reflect.get(window, 'seen')))).toEqual(new Set(['Valtech']))
      expect(complaints).toEqual([])
    })
  }
})
