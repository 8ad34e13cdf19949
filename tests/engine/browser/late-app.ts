import type { Page } from '@playwright/test'
import { holdBack } from './page'
import { expectNow } from './test'

/** Opens a page whose app comes only when it is released, as on a slow network. */
export async function openWithoutApp(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, /\/assets\/client-.*\.js$/)
  await page.goto(address)
  return release
}

/** Needs the app, where it comes for nothing else: by the key of the search, which is closed again. */
export async function callApp(page: Page): Promise<void> {
  await page.keyboard.press('/')
  await expectNow(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectNow(page.getByRole('dialog')).toBeHidden()
}

/** How far the page is scrolled, in CSS pixels. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
