import { byDay } from '../long-run'
import { inLanguage, usualAddresses, usualLanguages } from './site'
import { expect, settled, test } from './test'

const addresses = usualAddresses('studio')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { code, dir } of byDay(usualLanguages, 1)) {
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

  test('menus open, galleries scroll, tabs stand under each other', { tag: '@night' }, async ({ page }) => {
    await page.goto('/reflector-150')
    await page.locator('[aria-controls="_fields"]').hover()
    await expect(page.locator('#_fields').getByRole('link').first()).toBeVisible()
    const [first, second] = await page.locator('.gallery-slides > .stage').all()
    await expect(first ?? page.locator('none')).toBeInViewport()
    await expect(second ?? page.locator('none')).toBeAttached()
    await expect(page.locator('.gallery').getByRole('button')).toHaveCount(0)
    await page.goto('/about')
    for (const id of ['story', 'people', 'papers']) await expect(page.locator(`#${id}`)).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })
})

test.describe('the app', () => {
  test('comes after the first paint, at low priority', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/reflector-150')
    await settled(page)
    const times = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scripts: performance
        .getEntriesByType('resource')
        // `services.js`, which runs the scripts of other hosts, is not part of the app.
        .filter(({ name }) => name.endsWith('.js') && !name.includes('/services.js'))
        .map(({ startTime }) => startTime),
      priority: document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.fetchPriority,
    }))
    expect(times.paint).toBeGreaterThan(0)
    expect(times.scripts.length).toBeGreaterThan(0)
    for (const start of times.scripts) expect(start).toBeGreaterThan(times.paint)
    expect(times.priority).toBe('low')
  })

  test('turns links into navigation: title, language, focus and scroll follow', async ({ page }) => {
    await page.goto('/pt-BR/telescopes')
    await settled(page)
    await page.evaluate(() => {
      Reflect.set(window, 'sameDocument', true)
      scrollTo(0, 500)
    })
    const link = page.getByRole('main').locator('a[href="/pt-BR/reflector-150"]').first()
    const fetched = page.waitForResponse(/\/data\/pt-BR\/reflector-150\.json/)
    await link.hover()
    await fetched
    await link.click()
    await expect(page).toHaveURL('/pt-BR/reflector-150')
    await expect(page).toHaveTitle('Refletor 150 em montagem de madeira – Northlight')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('main').locator('a[href="/pt-BR/mirror-care"]').last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cuidados com o espelho e consertos' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Refletor 150 em montagem de madeira' })).toBeVisible()
    await page.locator('header a[hreflang=he]:visible').click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page).toHaveURL('/he/reflector-150')
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  })

  test('loads the page whole where it must', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/')
    await settled(page)
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    await page.locator('main a[data-reload]').first().click()
    await expect(page).toHaveURL('/courses')
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined()
  })

  test('when it never comes, the page works as it is', async ({ page }) => {
    await page.route(/assets\/client.*\.js/, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('main').locator('a[href="/telescopes"]').click()
    await page.getByRole('main').locator('a[href="/dobson-mount"]').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dobson mount for tubes up to 250 mm' })).toBeVisible()

    await page.goto('/reflector-150')
    await expect(page.locator('html')).not.toHaveClass(/js/)
    await expect(page.locator('.gallery').getByRole('button')).toHaveCount(0)
    await page.locator('.gallery-slides > .stage').nth(1).scrollIntoViewIfNeeded()
    await page.locator('[aria-controls="_fields"]').hover()
    await page.locator('#_fields').getByRole('link').first().click()
    await page.goto('/about')
    await expect(page.locator('#people')).toBeVisible()
    await expect(page.locator('#papers')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.menu > summary').click()
    await page.locator('.menu .menu-links a[href="/where"]').click()
    await expect(page).toHaveURL('/where')
  })
})
