import type { Page, Route } from '@playwright/test'
import { byDay } from '../long-run'
import { openWithoutApp } from './late-app'
import { filesOf, holdBack } from './page'
import { expect, settled, test } from './test'

const app = /\/assets\/client-.*\.js$/

test.describe('what the app needs may fail', () => {
  for (const script of byDay(['client', 'react', 'router'], 1))
    test(`a script that is cut in half leaves the page as without scripts (${script})`, async ({ page }) => {
      await page.route(new RegExp(`/assets/${script}-.*\\.js$`), async (route) => {
        const response = await route.fetch({ maxRetries: 3 })
        const body = await response.text()
        await route.fulfill({ response, body: body.slice(0, body.length / 2) })
      })
      await page.goto('/where')
      await expect(page.locator('html')).not.toHaveClass(/\bjs\b/)
      await expect(page.locator('#asia_panel')).toBeVisible()
      await expect(page.locator('#asia_button')).toBeHidden()
    })

  for (const [name, spoil] of byDay(
    [
      ['does not come', (page: Page) => page.route(app, (route) => route.abort())],
      ['is still on its way', (page: Page) => page.route(app, () => {})],
      [
        'is not called, to save data',
        (page: Page) =>
          page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
      ],
    ] as const,
    1,
  ))
    test(`who goes back to a page that the app of before showed sees it, where the app ${name}`, {
      tag: '@ci',
    }, async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 })
      await page.goto('/about')
      await settled(page)
      const words = (await heading.textContent()) ?? ''
      await page.evaluate(() => document.querySelector<HTMLElement>('.header a[href="/contact"]')?.click())
      await expect(heading).not.toHaveText(words)
      await spoil(page)
      await page.reload()
      await page.evaluate(() => history.back())
      await expect(heading).toHaveText(words)
      await expect(page).toHaveURL('/about')
    })

  for (const [name, happens] of byDay(
    [
      ['are refused', (route: Route) => route.abort()],
      ['never come', () => {}],
    ] as const,
    1,
  ))
    test(`where the styles of the app ${name}, the next page is loaded whole: it has its own`, { tag: '@ci' }, async ({
      page,
    }) => {
      await page.route(/\/assets\/client-.*\.css$/, happens)
      await page.goto('/about')
      await settled(page)
      const loaded = page.waitForEvent('load')
      await page.evaluate(() => document.querySelector<HTMLElement>('.header a[href="/contact"]')?.click())
      await loaded
      await expect(page).toHaveURL('/contact')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

  test('what unfolds then moves nothing that the reader looks at', { tag: '@night' }, async ({ page }) => {
    await page.route(/\/assets\/late-.*\.js$/, (route) => route.abort())
    const release = await openWithoutApp(page, '/visit')
    // A heading in the middle of the screen, below everything on the page that can expand.
    const place = page.locator('.closing h2')
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const top = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const topBefore = await top()
    const height = await page.evaluate(() => document.body.scrollHeight)
    release()
    await expect(page.locator('html')).not.toHaveClass(/\bjs\b/)
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(height)
    expect(Math.abs((await top()) - topBefore)).toBeLessThanOrEqual(1)
  })

  test('a page whose data never come is loaded whole, and says meanwhile that it is loading', {
    tag: '@night',
  }, async ({ page }) => {
    await page.goto('/about')
    await settled(page)
    await page.route('**/data/en/contact.json', () => {})
    const loaded = page.waitForEvent('load')
    await page.evaluate(() => document.querySelector<HTMLElement>('.header a[href="/contact"]')?.click())
    await expect(page.locator('html')).toHaveClass(/\bloading\b/)
    await loaded
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a page that is gone, clicked while it is fetched ahead, is loaded whole', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/about')
    await settled(page)
    const data = '**/data/en/contact.json'
    await page.route(data, (route) => route.fulfill({ status: 404 }))
    const release = await holdBack(page, data)
    const link = page.locator('.header a[href="/contact"]:visible').first()
    const dataRequest = page.waitForRequest(data)
    await link.hover()
    await dataRequest
    await link.click()
    const loaded = page.waitForEvent('load')
    release()
    await loaded
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a page that was given up for another before its data failed does not come', { tag: '@night' }, async ({
    page,
  }) => {
    await page.goto('/about')
    await settled(page)
    const data = '**/data/en/contact.json'
    await page.route(data, (route) => route.fulfill({ status: 404 }))
    const release = await holdBack(page, data)
    const documents = filesOf(page, /\/contact$/)
    const follow = (address: string) => page.locator(`.header a[href="${address}"]`).first().dispatchEvent('click')
    await follow('/contact')
    await follow('/where')
    await expect(page.locator('#asia_button')).toBeVisible()
    const failed = page.waitForResponse(data)
    release()
    await failed
    // If the app requested a document, it would do so within the next two frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(documents).toEqual([])
  })

  test('a translation program that changes the language of the document does not change that of the page', {
    tag: '@night',
  }, async ({ page }) => {
    const release = await openWithoutApp(page, '/about')
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'de'))
    release()
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  })
})
