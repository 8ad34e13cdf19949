import type { Page } from '@playwright/test'
import { expect, settled } from './test'

export const button = (page: Page) => page.locator('.search > button')
export const field = (page: Page) => page.getByRole('searchbox')
export const status = (page: Page) => page.getByRole('dialog').getByRole('status')
export const results = (page: Page) => page.locator('.search-results a')

/** Opens a page and its search, and types a query. */
export async function search(page: Page, address: string, words: string): Promise<void> {
  await page.goto(address)
  await settled(page)
  await button(page).click()
  await field(page).fill(words)
  await expect(status(page)).not.toBeEmpty()
}
