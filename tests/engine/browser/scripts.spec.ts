import { expect, test } from '@playwright/test'
import { addresses, appIsRunning, complaintsOf, inLanguage, languages } from './site'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { code, dir } of languages) {
    test(`every page is there and readable (${code})`, async ({ page }) => {
      for (const address of addresses) {
        await page.goto(inLanguage(code, address))
        await expect(page.locator('html')).toHaveAttribute('lang', code)
        await expect(page.locator('html')).toHaveAttribute('dir', dir)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        const text = await page.getByRole('main').innerText()
        expect(text.length, `${code} ${address}`).toBeGreaterThan(60)
      }
    })
  }

  test('menus open, galleries scroll, tabs stand under each other', async ({ page }) => {
    await page.goto('/heating-system')
    await page.locator('.fields-menu > button').hover()
    await expect(page.locator('#_fields').getByRole('link', { name: /Havalandırma/ })).toBeVisible()
    const [first, second] = await page.locator('.gallery-slides > .stage').all()
    await expect(first ?? page.locator('none')).toBeInViewport()
    await expect(second ?? page.locator('none')).toBeAttached()
    await expect(page.getByRole('button', { name: /görsel/i })).toHaveCount(0)
    await page.goto('/about')
    for (const id of ['hakkimizda', 'veri-gizliligi', 'faaliyet-alanlari', 'is-ortaklari', 'markalarimiz'])
      await expect(page.locator(`#${id}`)).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })
})

test.describe('the app', () => {
  test('comes after the first paint, at low priority', async ({ page }) => {
    await page.goto('/tunnel-fan')
    await appIsRunning(page)
    const times = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
      priority: document.querySelector<HTMLScriptElement>('script[type=module]')?.fetchPriority,
    }))
    expect(times.paint).toBeGreaterThan(0)
    expect(times.scripts.length).toBeGreaterThan(0)
    for (const start of times.scripts) expect(start).toBeGreaterThan(times.paint)
    expect(times.priority).toBe('low')
  })

  for (const { code } of languages.filter(({ code }) => ['tr', 'ar', 'de'].includes(code))) {
    test(`takes over every page without a word of complaint, and moves nothing (${code})`, async ({ page }) => {
      const complaints = complaintsOf(page)
      // The app waits for the fonts, so that what moves after them is its own doing.
      await page.route(/assets\/client.*\.js$/, async (route) => {
        await page.evaluate(async () => {
          await document.fonts.ready
          await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
          Reflect.set(window, 'settled', performance.now())
        })
        await route.continue()
      })
      for (const address of [...addresses, '/no-such-page']) {
        await page.goto(inLanguage(code, address))
        await appIsRunning(page)
        const shift = await page.evaluate(
          () =>
            new Promise<number>((done) => {
              const settled = Number(Reflect.get(window, 'settled'))
              let sum = 0
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries())
                  if (entry.startTime > settled) sum += Number(Reflect.get(entry, 'value'))
              }).observe({ type: 'layout-shift', buffered: true })
              requestAnimationFrame(() => setTimeout(() => done(sum), 50))
            }),
        )
        expect(shift, address).toBeLessThan(0.01)
      }
      expect(complaints).toEqual([])
    })
  }

  test('turns links into navigation: title, language, focus and scroll follow', async ({ page }) => {
    await page.goto('/en/ventilation-systems')
    await appIsRunning(page)
    await page.evaluate(() => {
      Reflect.set(window, 'sameDocument', true)
      scrollTo(0, 500)
    })
    const link = page.getByRole('main').getByRole('link', { name: 'Fan systems' })
    const fetched = page.waitForResponse(/\/data\/en\/fan-systems\.json/)
    await link.hover()
    await fetched
    await link.click()
    await expect(page).toHaveURL('/en/fan-systems')
    await expect(page).toHaveTitle('Fan systems – Kümestek')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Tunnel fan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tunnel fan' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Fan systems' })).toBeVisible()
    await page.locator('header a[hreflang=ar]:visible').click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page).toHaveURL('/ar/fan-systems')
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  })

  test('loads the page whole where it must', async ({ page }) => {
    await page.goto('/products')
    await appIsRunning(page)
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    await page.locator('#categories a').first().click()
    await expect(page).toHaveURL('/poultry-equipment')
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined()
  })

  test('when it never comes, the page works as it is', async ({ page }) => {
    await page.route(/assets\/client.*\.js/, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Havalandırma ve iklimlendirme' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Fan sistemleri' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fan sistemleri' })).toBeVisible()

    await page.goto('/heating-system')
    await expect(page.locator('html')).not.toHaveClass(/js/)
    await expect(page.locator('.gallery').getByRole('button')).toHaveCount(0)
    await page.locator('.gallery-slides > .stage').nth(1).scrollIntoViewIfNeeded()
    await page.locator('.fields-menu > button').hover()
    await page.locator('#_fields').getByRole('link').first().click()
    await page.goto('/about')
    await expect(page.locator('#veri-gizliligi')).toBeVisible()
    await expect(page.locator('#markalarimiz')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.menu > summary').click()
    await page.locator('.menu').getByRole('link', { name: 'Projeler', exact: true }).click()
    await expect(page).toHaveURL('/projects')
  })
})
