import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { button, field, results, search, status } from '../../engine/browser/search'
import { appIsRunning, at, complaintsOf, inLanguage } from './site'

test('opens by its button and by "/", takes the words at once, and gives the focus back on Escape', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/tunnel-fan')
  await appIsRunning(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('fan/')
  await expect(field(page)).toHaveValue('fan/')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button(page)).toBeFocused()
  await expect(page.locator('.search-dialog')).toHaveCount(0)

  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeFocused()
  expect(complaints).toEqual([])
})

test('loads nothing before it is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/pagefind/')) asked.push(request.url())
  })
  await page.goto('/tunnel-fan')
  await appIsRunning(page)
  await button(page).hover()
  await page.waitForTimeout(1000)
  expect(asked).toEqual([])
  await button(page).click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

test('nothing found: says so, and leads to the fields of the brand', async ({ page }) => {
  for (const [host, fields] of [
    ['localhost', 6],
    ['valtech.example', 2],
  ] as const) {
    await search(page, at(host, '/about'), 'zzqxy')
    await expect(results(page)).toHaveCount(0)
    await expect(page.getByRole('dialog').locator('.fields a')).toHaveCount(fields)
  }
  // A brand that shows two fields still has, and finds, the pages of all.
  await search(page, at('valtech.example', '/about'), 'güneş')
  await expect(results(page).first()).toBeVisible()
})

test('without its index it says so in a sentence, and the page goes on', async ({ page }) => {
  for (const blocked of ['**/pagefind/**', '**/pagefind/*/*.json*', '**/pagefind/**/*.pagefind']) {
    await page.route(blocked, (route) => route.abort())
    await page.goto('/tunnel-fan')
    await appIsRunning(page)
    await button(page).click()
    await expect(status(page), blocked).not.toBeEmpty()
    await field(page).fill('fan')
    await expect(page.getByRole('dialog').locator('.fields a'), blocked).toHaveCount(6)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.unroute(blocked)
  }
})

test('more results come by a button, and stay in reach of the arrow keys', async ({ page }) => {
  await search(page, '/about', 'kümes')
  await expect(results(page)).toHaveCount(10)
  await page.locator('.search-more').click()
  await expect(results(page)).toHaveCount(20)
})

for (const { name, code, theme, width } of [
  { name: 'light', code: 'tr', theme: 'light', width: 1280 },
  { name: 'dark', code: 'tr', theme: 'dark', width: 1280 },
  { name: 'Arabic on a phone', code: 'ar', theme: 'light', width: 390 },
  { name: 'Arabic on a phone, dark', code: 'ar', theme: 'dark', width: 390 },
]) {
  test(`no violation and nothing too wide: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    for (const words of [code === 'ar' ? 'مروحة' : 'fan', 'zzqxy']) {
      await search(page, inLanguage(code, '/about'), words)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual([])
      const panel = page.locator('.search-panel')
      expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
  })
}
