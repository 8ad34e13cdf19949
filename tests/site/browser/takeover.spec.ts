import { expect, type Page, test } from '@playwright/test'
import { appIsRunning } from './site'

/** Opens a page whose app comes only when it is released, as on a slow network. */
async function openWithoutApp(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/client-.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address)
  return release
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('the reader stays where they are when the app takes the page over', async ({ page }) => {
  const release = await openWithoutApp(page, '/azm-100')
  await page.evaluate(() => scrollTo(0, 700))
  release()
  await appIsRunning(page)
  expect(await scrolled(page)).toBe(700)
})

test('so does a reader who came by an anchor and read on', async ({ page }) => {
  const release = await openWithoutApp(page, '/azm-100#specs')
  await page.evaluate(() => scrollBy(0, 300))
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(400)
  release()
  await appIsRunning(page)
  expect(await scrolled(page)).toBe(before)
})

test('who goes on to another page and back is where they read before the app came', async ({ page }) => {
  const release = await openWithoutApp(page, '/azm-100')
  await page.evaluate(() => scrollTo(0, 700))
  release()
  await appIsRunning(page)
  // A click by script: the pointer would scroll to the link first.
  await page.evaluate(() => document.querySelector<HTMLElement>('.header a[href="/contact"]')?.click())
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/azm-100')
  await expect.poll(() => scrolled(page)).toBe(700)
})

test('a reload keeps the place, with the app and before it', async ({ page }) => {
  await page.goto('/azm-100')
  await appIsRunning(page)
  await page.evaluate(() => scrollTo(0, 700))
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(700)
  await appIsRunning(page)
  expect(await scrolled(page)).toBe(700)
})
