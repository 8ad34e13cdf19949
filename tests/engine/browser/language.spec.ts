import { byDay } from '../long-run'
import { complaintsOf, holdBack } from './page'
import { expect, settled, test } from './test'

test.describe('language', () => {
  test('is remembered by its flag, and shows in place at addresses without one', async ({ page }) => {
    await page.goto('/reflector-150')
    await page.locator('header a[hreflang=he]:visible').click()
    await expect(page).toHaveURL('/he/reflector-150')
    await page.goto('/telescopes')
    await expect(page).toHaveURL('/telescopes')
    await expect(page.locator('html')).toHaveAttribute('lang', 'he')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('טלסקופים')
    await settled(page)
    await page.getByRole('main').locator('a[href="/reflector-150"]').click()
    await expect(page).toHaveURL('/reflector-150')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('רפלקטור 150 על כן מעץ')
    await page.locator('header a[hreflang=en]:visible').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reflector 150 on a wooden mount')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  })

  test('the wrong one is never painted', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('lang', 'ja')
      const seen: string[] = []
      Reflect.set(window, 'seen', seen)
      const look = () => {
        const heading = document.querySelector('h1')
        if (heading && getComputedStyle(heading).visibility === 'visible') seen.push(heading.textContent ?? '')
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/reflector-150')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('木製架台の反射望遠鏡150')
    expect(new Set(await page.evaluate(() => Reflect.get(window, 'seen')))).toEqual(
      new Set(['木製架台の反射望遠鏡150']),
    )
  })

  test('the app waits for it, and then runs', { tag: '@night' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lang', 'ja'))
    const release = await holdBack(page, '/ja/reflector-150')
    await page.goto('/reflector-150')
    // Waits until the browser is idle: by then, an app that loads too early would have been requested.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await page.evaluate(async () => {
      const [app = ''] = /\/assets\/client-[^"]*\.js/.exec(document.documentElement.innerHTML) ?? []
      await fetch(app)
    })
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('木製架台の反射望遠鏡150')
    await settled(page)
  })

  for (const rubbish of byDay(['xx', '', '{"a":1}', 'EN', 'pt'], 1)) {
    test(`rubbish in storage is ignored: "${rubbish}"`, { tag: '@ci' }, async ({ page }) => {
      const complaints = complaintsOf(page)
      await page.addInitScript((value) => {
        localStorage.setItem('lang', value)
        localStorage.setItem('theme', value)
      }, rubbish)
      await page.goto('/reflector-150')
      await settled(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.locator('html')).not.toHaveClass(/dark/)
      expect(complaints).toEqual([])
    })
  }

  test('blocked storage changes nothing', { tag: '@night' }, async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    )
    await page.goto('/he/reflector-150')
    await settled(page)
    await page.locator('header .theme-toggle:visible').click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.locator('header a[hreflang=ja]:visible').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('木製架台の反射望遠鏡150')
    expect(complaints).toEqual([])
  })

  test('is shared by open tabs, where the address leaves it open', { tag: '@night' }, async ({ page, context }) => {
    await page.goto('/reflector-150')
    await settled(page)
    const pinned = await context.newPage()
    await pinned.goto('/he/reflector-150')
    await settled(pinned)
    const other = await context.newPage()
    await other.goto('/about')
    await other.locator('header a[hreflang=pt-BR]:visible').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    await expect(page).toHaveURL('/reflector-150')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Reflector 150 on a wooden mount')
    await expect(pinned.locator('html')).toHaveAttribute('lang', 'he')
  })

  test('stays as it is when a document in another is opened', { tag: '@night' }, async ({ page }) => {
    await page.goto('/about#documents')
    await page.locator('.document-editions a[hreflang=ja]').click()
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(null)
  })

  test('wins at a pinned address, whatever is stored', { tag: '@ci' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lang', 'pt-BR'))
    await page.goto('/ja/reflector-150')
    await settled(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('pt-BR')
  })
})
