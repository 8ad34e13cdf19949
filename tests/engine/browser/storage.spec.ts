import type { Page } from '@playwright/test'
import { byDay } from '../long-run'
import { expect, settled, test } from './test'

/** Pages of every kind. In short runs, only the first two are tested, which store the most. */
const pages = byDay(
  ['/reflector-150', '/where', '/', '/telescopes', '/about', '/contact', '/courses', '/desert-nights'],
  2,
)

/**
 * Names of all entries in browser storage, by kind. For session storage, the value instead of the name if the value
 * contains an address.
 */
async function keptOn(page: Page) {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage).sort(),
    sessionStorage: Object.entries(sessionStorage).map(([name, value]) =>
      /[a-z]\/|\/[a-z]/.test(value) ? value : name,
    ),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  }))
  return { cookies: cookies.map(({ name }) => name), ...stored }
}

/** Opens each page by its address and scrolls to the end, then opens a page through a link in the app. */
async function readAll(page: Page): Promise<void> {
  for (const address of pages) {
    await page.goto(address)
    await settled(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(() => document.querySelector<HTMLElement>('.footer a[href="/about"]')?.click())
  await expect(page).toHaveURL('/about')
  await page.waitForLoadState('networkidle')
}

const answers = (page: Page) => page.locator('.consent').getByRole('button')
/** Key of the router's scroll positions. They are stored for one session, by history entry and without addresses. */
const places = 'tsr-scroll-restoration-v1_3'
const nothing = {
  cookies: [],
  localStorage: [],
  sessionStorage: [places],
  databases: [],
  caches: [],
  workers: [],
}

test('before an answer nothing is kept of what was read', { tag: '@ci' }, async ({ page }) => {
  await readAll(page)
  await expect.poll(() => keptOn(page)).toEqual(nothing)
})

test('after a no it is the answer alone', { tag: '@night' }, async ({ page }) => {
  await page.goto('/')
  await answers(page).last().click()
  await readAll(page)
  await expect.poll(() => keptOn(page)).toEqual({ ...nothing, localStorage: ['cookieConsent'] })
})

test('after a yes it is the answer and the cookie; taken back, all but the answer goes', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/')
  await answers(page).first().click()
  await readAll(page)
  const answer = { ...nothing, localStorage: ['cookieConsent'] }
  await expect.poll(() => keptOn(page)).toEqual({ ...answer, cookies: ['cookieConsent'] })
  await page.getByRole('contentinfo').getByRole('button').click()
  await answers(page).last().click()
  await readAll(page)
  await expect.poll(() => keptOn(page)).toEqual(answer)
})
