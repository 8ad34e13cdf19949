import { chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../../../tools/cli/browser'
import { byDay, isLong } from '../long-run'
import { callApp } from './late-app'
import { filesOf, lateLetters, shifts } from './page'
import { at, inLanguage, languages, usualLanguages } from './site'
import { expect, settled, test } from './test'

/** Sets the network connection that the browser reports to the page. */
const describe = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((described) => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: false, ...described } })
  }, connection)

const product = (page: Page) => page.getByRole('main').locator('a[href="/reflector-150"]').first()

const networks = [
  { name: 'not where data are saved', connection: { saveData: true }, isFetched: false },
  { name: 'on one of the third generation', connection: { effectiveType: '3g' }, isFetched: true },
  { name: 'not on one of the second', connection: { effectiveType: '2g' }, isFetched: false },
  { name: 'on a good network', connection: {}, isFetched: true },
]

for (const { name, connection, isFetched } of byDay(networks, 1)) {
  test(`a page is fetched ahead when its link is pointed at, ${name}`, { tag: '@ci' }, async ({ page }) => {
    await describe(page, connection)
    const fetched = filesOf(page, /\/data\/en\/reflector-150\.json$/)
    await page.clock.install()
    await page.goto('/telescopes')
    if (!isFetched) await callApp(page)
    await settled(page)
    await product(page).hover()
    if (isFetched) await expect.poll(() => fetched.length).toBe(1)
    else {
      await page.clock.fastForward(2000)
      expect(fetched).toEqual([])
    }
    await product(page).click()
    await expect(page).toHaveURL('/reflector-150')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
}

const sparing = [
  { name: 'where data are saved', connection: { saveData: true } },
  { name: 'on a network of the second generation', connection: { effectiveType: '2g' } },
]

for (const { name, connection } of byDay(sparing, 1)) {
  test(`${name} no script is fetched for what the page does by itself`, { tag: '@ci' }, async ({ page }) => {
    await describe(page, connection)
    const scripts = filesOf(page, /(?<!\/services)\.js$/)
    await page.clock.install()
    await page.goto('/about')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Tab')
    const second = page.locator('.tab-list button').nth(1)
    await second.click()
    await expect(page.locator(`#${await second.getAttribute('data-opens')}`)).toBeVisible()
    await page.locator('.header .wide .theme-toggle').click()
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    await page.locator('a[href="/telescopes"]:visible').first().click()
    await expect(page).toHaveURL('/telescopes')
    await page.clock.fastForward(20_000)
    expect(scripts).toEqual([])
  })

  test(`${name} the app comes when something needs it, and does it`, { tag: '@ci' }, async ({ page }) => {
    await describe(page, connection)
    await page.goto('/telescopes')
    await callApp(page)
    // The app must also load for a button in a custom block.
    await page.goto('/courses/first-night')
    const button = page.locator('#moon').getByRole('button').first()
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  })
}

/**
 * Except in nightly runs, `byDay` takes only the first item of each list: a right-to-left language, and the width of a
 * phone.
 */
for (const { code } of isLong ? languages : byDay(usualLanguages, 1)) {
  for (const width of byDay([390, 1440], 1)) {
    test(`nothing moves while a page comes: ${code}, ${width} px`, { tag: '@night' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      // Checks only the second visit, in which fonts are cached. `fonts.spec.ts` tests fonts that arrive late.
      for (const address of ['/', '/telescopes', '/reflector-150', '/about', '/where'])
        for (const visit of ['first', 'second']) {
          await page.goto(inLanguage(code, address))
          await settled(page)
          if (visit === 'second') expect(await shifts(page, lateLetters), address).toEqual([])
        }
    })
  }
}

test('on the way back a page is there as it was left', { tag: '@night' }, async () => {
  // Turns on the back/forward cache, which visitors' browsers use but Playwright turns off.
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  for (const address of ['/', '/telescopes', '/reflector-150', '/about', '/where']) {
    await page.goto(at('localhost', address))
    await settled(page)
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    await page.goto(at('localhost', '/contact'))
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForFunction((path) => location.pathname === path, address)
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument')), address).toBe(true)
  }
  await browser.close()
})
