import { expect, test } from '@playwright/test'
import { addresses, appIsRunning, complaintsOf, inLanguage, kinds, languages } from './site'

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
    await page.locator('header details:visible > summary').click()
    await expect(
      page
        .locator('header')
        .getByRole('link', { name: /Havalandırma/ })
        .first(),
    ).toBeVisible()
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
    test(`takes over every page without a word of complaint (${code})`, async ({ page }) => {
      test.setTimeout(90_000)
      const complaints = complaintsOf(page)
      for (const address of [...addresses, '/no-such-page']) {
        await page.goto(inLanguage(code, address))
        await appIsRunning(page)
      }
      expect(complaints).toEqual([])
    })
  }

  test('moves nothing while it takes over', async ({ page }) => {
    for (const address of kinds) {
      await page.goto(address)
      await appIsRunning(page)
      const shift = await page.evaluate(
        () =>
          new Promise<number>((done) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => done(sum), 200)
          }),
      )
      expect(shift, address).toBeLessThan(0.01)
    }
  })

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
  })
})

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
})

test.describe('theme', () => {
  test('is light at first, kept when chosen, and there before the first paint', async ({ page }) => {
    await page.goto('/tunnel-fan')
    await appIsRunning(page)
    const toggle = page.getByRole('button', { name: 'Koyu tema' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await page.route(/\.js$/, (route) => route.abort())
    await page.reload()
    await expect(page.locator('html')).toHaveClass(/dark/)
  })
  test('has no toggle where the brand has one theme only', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto('http://www.valtech.example:4199/tunnel-fan')
    await appIsRunning(page)
    await expect(page.getByRole('button', { name: 'Koyu tema' })).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveClass(/dark/)
  })
})

test.describe('brand', () => {
  for (const [host, theme, fields] of [
    ['localhost', 'theme-default', 6],
    ['www.valtech.example', 'theme-valtech', 2],
    ['anemon.example', 'theme-anemon', 6],
    ['unknown.example', 'theme-default', 6],
  ] as const) {
    test(`${host} is ${theme} with ${fields} fields of activity`, async ({ page }) => {
      await page.goto(`http://${host}:4199/`)
      await appIsRunning(page)
      await expect(page.locator('body')).toHaveClass(theme)
      await expect(page.locator('#fields .card')).toHaveCount(fields)
      await page.locator('header details:visible > summary').click()
      await expect(page.locator('header .fields:visible a')).toHaveCount(fields)
    })
  }
  test('?brand= shows another, and only one that exists', async ({ page }) => {
    await page.goto('/?brand=valtech')
    await expect(page.locator('body')).toHaveClass('theme-valtech')
    await expect(page.locator('#fields .card')).toHaveCount(2)
    await page.goto('/?brand=nonsense')
    await expect(page.locator('body')).toHaveClass('theme-default')
  })
})

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
