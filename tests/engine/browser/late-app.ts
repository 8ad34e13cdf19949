import type { Page } from '@playwright/test'

/** Opens a page whose app comes only when it is released, as on a slow network. */
export async function openWithoutApp(page: Page, address: string): Promise<() => void> {
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

/** How far the page is scrolled, in CSS pixels. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
