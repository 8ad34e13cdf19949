import type { Page } from '@playwright/test'
import { byDay } from '../long-run'
import { storages } from './page'
import { at } from './site'
import { expect, settled, test } from './test'

const toggleOf = (page: Page) => page.getByRole('banner').locator('.theme-toggle:visible')

test.describe('theme', () => {
  test('is light at first, kept when chosen, and there before the first paint', { tag: '@night' }, async ({ page }) => {
    await page.goto('/reflector-150')
    await settled(page)
    const toggle = toggleOf(page)
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await page.route(/\.js$/, (route) => route.abort())
    await page.reload()
    await expect(page.locator('html')).toHaveClass(/dark/)
  })
  test('has no toggle where the brand has one theme only', { tag: '@night' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto(at('www.nightfall.example', '/courses'))
    await settled(page)
    await expect(toggleOf(page)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveClass(/dark/)
  })

  for (const { name, keeps, spoil } of byDay(storages, 1)) {
    test(`is light at first and can be chosen, ${name}`, async ({ page }) => {
      await spoil(page)
      await page.goto('/he/reflector-150')
      await settled(page)
      await expect(page.locator('html')).not.toHaveClass(/dark/)
      const colour = () => page.locator('meta[name=theme-color]').getAttribute('content')
      const light = await colour()
      await toggleOf(page).click()
      await expect(page.locator('html')).toHaveClass(/dark/)
      expect(await colour()).not.toBe(light)
      // The menu on phones has its own theme switch.
      await page.setViewportSize({ width: 700, height: 800 })
      await page.locator('.menu > button').click()
      await expect(toggleOf(page)).toHaveAttribute('aria-pressed', 'true')
      await toggleOf(page).click()
      await expect(page.locator('html')).not.toHaveClass(/dark/)
      await toggleOf(page).click()
      await page.reload()
      if (keeps) await expect(page.locator('html')).toHaveClass(/dark/)
      else await expect(page.locator('html')).not.toHaveClass(/dark/)
    })
  }
  test('follows other tabs', { tag: '@night' }, async ({ page, context }) => {
    await page.goto('/reflector-150')
    await settled(page)
    const other = await context.newPage()
    await other.goto('/about')
    await settled(other)
    await toggleOf(other).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(toggleOf(page)).toHaveAttribute('aria-pressed', 'true')
  })
})
