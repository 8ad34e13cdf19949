import type { Page } from '@playwright/test'
import { kept } from '../../../schema/kept'
import { expect, settled, test } from './test'

/** Names of everything that the browser stores for the site, each with its kind of storage, as in `kept`. */
function keptBy(page: Page): Promise<{ name: string; in: string }[]> {
  return page.evaluate(async () => {
    const entries: [string, string[]][] = [
      ['a cookie', document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, ''))],
      ['local storage', Object.keys(localStorage)],
      ['session storage', Object.keys(sessionStorage)],
      ['a cache', await caches.keys()],
    ]
    return entries.flatMap(([place, names]) => names.map((name) => ({ name, in: place })))
  })
}

const sorted = (entries: readonly { name: string; in: string }[]) =>
  entries.map((entry) => `${entry.in}: ${entry.name}`).sort()

test('the browser of a visitor who uses everything keeps what the list says, and nothing else', { tag: '@ci' }, async ({
  page,
}) => {
  await page.goto('/ask')
  await settled(page)
  await page.locator('#ask [name=name]').fill('Ada')
  await page.goto('/reflector-150')
  await settled(page)
  await page.locator('[data-consent=accepted]').click()
  await page.locator('.header [aria-pressed]').first().click()
  await page.locator('.actions [data-list]').click()
  await expect(page.locator('.list-open')).toBeVisible()
  await page.locator('a[hreflang=ja]').first().click()
  await expect(page).toHaveURL('/ja/reflector-150')
  await settled(page)
  // Reloads the page, because the router stores the scroll position only when the visitor leaves a page.
  await page.mouse.wheel(0, 600)
  await page.reload()
  await settled(page)
  // The fixture site's notice is not shown yet, so it cannot be closed here; `notice.spec.ts` closes a notice.
  const expected = kept.filter(({ name }) => name !== 'notice')
  await expect.poll(async () => sorted(await keptBy(page))).toEqual(sorted(expected))
})
