import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { typeOf } from '../../../tools/serve/table'
import { brandFolder, built } from './site'
import { expect, settled, test } from './test'

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker has kept an address. */
async function isKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (one) => Boolean(await caches.match(one, { ignoreVary: true })), address))
    .toBe(true)
}

/** Opens a page, accepts, and waits until it is kept with all it needs. */
async function read(page: Page, address: string, language: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto(address)
  await settled(page)
  await isKept(page, address)
  await isKept(page, `/data/${language}/_site.json`)
  await isKept(page, language === 'en' ? '/_offline' : `/${language}/_offline`)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const words = (language: string) =>
  JSON.parse(built('studio', 'data', language, '_site.json')).words.offline as Record<string, string>

test.describe('without a network', () => {
  test('what was read is there, with its pictures and the app; what was not says so, and leads to contact', async ({
    page,
    context,
  }) => {
    await read(page, '/about', 'en')
    await page.evaluate(() => document.querySelector<HTMLElement>('.header a[href="/where"]')?.click())
    await expect(page).toHaveURL('/where')
    // Its document as well, though the app fetched data only.
    await isKept(page, '/where')
    await isKept(page, '/contact')
    await context.setOffline(true)
    await page.goto('/about')
    await settled(page)
    await expect(heading(page)).toBeVisible()
    expect(
      await page.locator('.header .logo img').evaluate((img: HTMLImageElement) => img.naturalWidth),
    ).toBeGreaterThan(0)
    await page.goto('/where')
    await settled(page)
    await page.goto('/reflector-150')
    await expect(heading(page)).toHaveText(words('en').title ?? '')
    await expect(page).toHaveURL('/reflector-150')
    // Nothing looks alive that is not.
    await expect(page.locator('html')).not.toHaveClass(/\bjs\b/)
    await page.locator('main a[href="/contact"]').click()
    await expect(page).toHaveURL('/contact')
    await settled(page)
  })

  test('a page read in the chosen language is there at its address without a language', async ({ page, context }) => {
    await page.addInitScript(() => localStorage.setItem('lang', 'he'))
    await read(page, '/about', 'he')
    await page.evaluate(() => document.querySelector<HTMLElement>('.header a[href="/where"]')?.click())
    await isKept(page, '/where')
    await isKept(page, '/he/where')
    await context.setOffline(true)
    await page.goto('/where')
    await expect(page.locator('html')).toHaveAttribute('lang', 'he')
    await expect(heading(page)).not.toHaveText(words('he').title ?? '')
  })

  test('it speaks the language that was read, from right to left too, and is the page as soon as it can be', {
    tag: '@night',
  }, async ({ page, context }) => {
    await read(page, '/he/about', 'he')
    await isKept(page, '/he/contact')
    await context.setOffline(true)
    await page.goto('/he/reflector-150')
    await expect(heading(page)).toHaveText(words('he').title ?? '')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('main a[href="/he/contact"]')).toBeVisible()
    // An address without a language shows the one that was chosen.
    await page.evaluate(() => localStorage.setItem('lang', 'he'))
    await page.goto('/reflector-150')
    await expect(heading(page)).toHaveText(words('he').title ?? '')
    // The app is there, and waits.
    await expect(page.locator('html')).toHaveClass(/\bstarted\b/)
    await expect(page.locator('html')).not.toHaveClass(/\bjs\b/)
    await context.setOffline(false)
    await expect(heading(page)).not.toHaveText(words('he').title ?? '')
    await settled(page)
  })

  test('a click on a page that was not read shows the same', { tag: '@night' }, async ({ page, context }) => {
    await read(page, '/about', 'en')
    await context.setOffline(true)
    await page.evaluate(() => document.querySelector<HTMLElement>('.header a[href="/where"]')?.click())
    await expect(heading(page)).toHaveText(words('en').title ?? '')
    await expect(page.locator('html')).not.toHaveClass(/\bjs\b/)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await settled(page)
  })
})

test('a network that answers is asked first: a new release shows at once', { tag: '@night' }, async ({ page }) => {
  const host = await serveCopy()
  await read(page, `${host.origin}/about`, 'en')
  host.changes['/about'] = built('studio', 'about.html').replaceAll(/<h1.*?<\/h1>/g, '<h1>New release</h1>')
  await page.goto(`${host.origin}/about`, { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(async () => (await caches.match('/about'))?.text())).toContain('New release')
  host.close()
})

test('only what was read is kept, nothing for those who look at another brand, and nothing of the search', {
  tag: '@night',
}, async ({ page }) => {
  await read(page, '/about', 'en')
  await page.goto('/about?brand=school')
  await settled(page)
  const kept = await keptOf(page)
  const pages = kept.filter((address) => !/\.\w+$/.test(address)).sort()
  expect(pages).toEqual(['/_offline', '/about', '/contact'])
  expect(kept.filter((address) => address.includes('brand') || address.startsWith('/search/'))).toEqual([])
})

test('where data are saved meanwhile, what is read on is not fetched once more to be kept', async ({ page }) => {
  await read(page, '/about', 'en')
  const goOn = async (address: string, saveData: boolean) => {
    await page.evaluate(
      (connection) => Object.defineProperty(navigator, 'connection', { value: connection, configurable: true }),
      { saveData },
    )
    await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), address)
    await expect(page).toHaveURL(address)
    await settled(page)
  }
  await goOn('/where', true)
  await goOn('/telescopes', false)
  await isKept(page, '/telescopes')
  expect(await keptOf(page)).not.toContain('/where')
})

test('switched off, it takes away what was kept, and itself', async ({ page }) => {
  const host = await serveCopy()
  await read(page, `${host.origin}/about`, 'en')
  // As the build writes them with "offline": false.
  const data = JSON.parse(built('studio', 'data/en/_site.json'))
  host.changes['/data/en/_site.json'] = JSON.stringify({ ...data, site: { ...data.site, offline: false } })
  await page.goto(`${host.origin}/about`)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect.poll(() => keptOf(page)).toEqual([])
  host.close()
})

test('each brand has its own', () => {
  expect(built('school', '_offline.html')).toContain('Nightfall School')
})

/** The site at a host of its own, where files can change. */
async function serveCopy() {
  const changes: Record<string, string> = {}
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const file = path === '/' ? '/index.html' : /\.\w+$/.test(path) ? path : `${path}.html`
    const there = join(brandFolder('studio'), file)
    const content = changes[path] ?? (existsSync(there) ? readFileSync(there) : undefined)
    response.writeHead(content === undefined ? 404 : 200, { 'Cache-Control': 'no-cache', 'Content-Type': typeOf(file) })
    response.end(content)
  })
  await new Promise<void>((done) => server.listen(0, done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://localhost:${port}`, changes, close }
}

function keptOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        all.push(new URL(url).pathname + new URL(url).search)
    return all
  })
}
