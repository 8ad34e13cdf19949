import type { Page } from '@playwright/test'
import { violations } from './axe'
import { type Live, startLive } from './live'
import { expect, settled, test } from './test'

let live: Live
test.beforeAll(async () => {
  live = await startLive(['dev', '--day', '2031-08-01'])
})
test.afterAll(() => live.stop())

const line = (page: Page) => page.locator('.site-notice p:visible')
const close = (page: Page) => page.locator('.site-notice button:visible')

test('the notice follows the language, and once closed stays closed for the visit', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto(`${live.url}/about`)
  await settled(page)
  await expect(line(page)).toHaveText('The workshop is closed from 1 to 14 August 2031. Mirrors and repairs')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.locator('a[href="#_main"]:visible')).toBeFocused()
  // The app changes the language without a new document.
  await page.locator('header a[hreflang=he]:visible').click()
  await expect(line(page)).toHaveText(/^הסדנה סגורה/)
  await expect(line(page).locator('a')).toHaveAttribute('href', '/he/mirror-care')
  await page.goto(`${live.url}/contact`)
  await expect(page.locator('h1')).toHaveText('צור קשר')
  await expect(line(page)).toHaveText(/^הסדנה סגורה/)

  await expect(close(page)).toHaveAccessibleName('סגירה')
  await close(page).press('Enter')
  await expect(page.locator('.site-notice')).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  expect(await page.evaluate(() => [localStorage.getItem('notice'), sessionStorage.getItem('notice')])).toEqual([
    null,
    expect.stringMatching(/^\w+$/),
  ])
  await page.addInitScript(() => {
    // The notice must be hidden from the first frame on, because the page would otherwise shift.
    addEventListener('DOMContentLoaded', () => {
      document.body.dataset.first = String(document.querySelector<HTMLElement>('.site-notice')?.offsetHeight)
    })
  })
  await page.goto(`${live.url}/ja/about`)
  await settled(page)
  await expect(page.locator('body')).toHaveAttribute('data-first', '0')

  // A notice that has changed is shown again, even to visitors who closed it.
  live.save('pages/_site.json', (text) => text.replace('The workshop is closed', 'The workshop sleeps'))
  await expect
    .poll(async () => {
      await page.goto(`${live.url}/about`)
      return page.locator('.site-notice').isVisible()
    })
    .toBe(true)
  await settled(page)
  // Live editing reloads the page when the text of the notice changes.
  live.save('locales/he/_site.json', (text) => text.replace('הסדנה סגורה', 'הסדנה ישנה'))
  await expect(line(page)).toHaveText(/^הסדנה ישנה/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the notice has no button, and is not printed', { tag: '@night' }, async ({ page }) => {
    await page.goto(`${live.url}/ja/about`)
    await expect(line(page)).toHaveCount(1)
    await expect(line(page).locator('a')).toHaveText('鏡と修理')
    await expect(close(page)).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.site-notice')).toBeHidden()
  })
})
