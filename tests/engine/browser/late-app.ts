import type { Page } from '@playwright/test'
import { holdBack } from './page'
import { expectNow } from './test'

/** Opens a page whose app is delayed, as on a slow network. @returns a function that lets the app load */
export async function openWithoutApp(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, /\/assets\/client-.*\.js$/)
  await page.goto(address)
  return release
}

/**
 * Opens the search with its keyboard shortcut and closes the search again. This makes the page load its app even if
 * nothing else does.
 */
export async function callApp(page: Page): Promise<void> {
  await page.keyboard.press('/')
  await expectNow(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectNow(page.getByRole('dialog')).toBeHidden()
}

/** Vertical scroll position of the page, in CSS px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
