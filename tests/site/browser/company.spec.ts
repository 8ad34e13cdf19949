import { expect, settled, test } from '../../engine/browser/test'
import { byDay } from '../../engine/long-run'
import { languages, storages } from './site'

test.describe('about', () => {
  for (const { name, spoil } of byDay(storages, 1)) {
    test(`six tabs change in place, and the address keeps the page, ${name}`, async ({ page }) => {
      await spoil(page)
      await page.goto('/about')
      await settled(page)
      const tabs = page.getByRole('tab')
      await expect(tabs).toHaveCount(6)
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
      await tabs.nth(2).click()
      await expect(page.getByRole('tabpanel')).toHaveId('faaliyet-alanlari')
      expect(new URL(page.url()).pathname).toBe('/about')
      await page.reload()
      await settled(page)
      await expect(page.getByRole('tabpanel')).toHaveId('faaliyet-alanlari')
    })
  }
  test('the marks of its path stand before what they lead to, whatever language that is in', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [address, edge] of [
      ['/ar/about', 'right'],
      ['/about', 'left'],
    ] as const) {
      await page.goto(address)
      const here = page.getByRole('listitem').and(page.locator('[aria-current=page]'))
      const room = await here.evaluate((item, edge) => {
        const words = document.createRange()
        words.selectNodeContents(item)
        return Math.abs(item.getBoundingClientRect()[edge] - words.getBoundingClientRect()[edge])
      }, edge)
      expect(room, address).toBeGreaterThan(5)
    }
  })
  test('human resources is the fourth, and loads /career whole, but never by arrow keys alone', async ({ page }) => {
    await page.goto('/about')
    await settled(page)
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    await page.getByRole('tab').first().focus()
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('tab').nth(3)).toBeFocused()
    expect(new URL(page.url()).pathname).toBe('/about')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/career')
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined()
  })
  test('five documents in two languages, and the notice of the website in all, open in a new tab', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/about#veri-gizliligi')
    await settled(page)
    const documents = page.getByRole('tabpanel').getByRole('link', { name: /PDF, \d+ kB.*yeni sekmede açılır/ })
    await expect(documents).toHaveCount(15)
    for (const link of await documents.all()) {
      const address = (await link.getAttribute('href')) ?? ''
      expect(address).toMatch(/^\/assets\/documents\/((tr|en)\/|\w\w\/internet-sitesi)/)
      expect((await request.get(address)).headers()['content-type']).toBe('application/pdf')
    }
    const opened = context.waitForEvent('page')
    const answered = context.waitForEvent('response', (response) => response.url().endsWith('.pdf'))
    await documents.first().click()
    await opened
    expect((await answered).status()).toBe(200)
    expect(new URL(page.url()).pathname).toBe('/about')
  })
})

test('products is a message and six plain links in 500 px', async ({ page }) => {
  await page.goto('/en/products')
  const links = page.getByRole('main').locator('#categories a')
  await expect(links).toHaveCount(6)
  for (const link of await links.all()) await expect(link).toHaveAttribute('data-reload', '')
  expect((await page.locator('#categories ul').boundingBox())?.width).toBeLessThanOrEqual(500)
})

test('contact has seven entries, each a link and each to be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/de/contact')
  await settled(page)
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="mailto:"]')).toHaveCount(2)
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(5)
  await expect(main.locator('address')).toContainText('Turgutlu')
  for (const figure of ['5', '08:00', '18:00', 'UTC+3']) await expect(main.locator('#hours')).toContainText(figure)
  const button = main.locator('.contact button').last()
  await button.click()
  await expect(main.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+90 000 000 00 05')
})

test('career says how to apply, what interns need and what we give', { tag: '@night' }, async ({ page }) => {
  for (const { code } of languages) {
    await page.goto(code === 'tr' ? '/career' : `/${code}/career`)
    await expect(page.locator('#positions section')).toHaveCount(2)
    await expect(page.locator('#interns li')).toHaveCount(6)
    await expect(page.locator('#benefits li')).toHaveCount(15)
    await expect(page.locator('#portals a[target=_blank]')).toHaveCount(2)
    await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(1)
    for (const figure of ['08:00', '18:00', '5', '6']) await expect(page.locator('#apply')).toContainText(figure)
  }
})
