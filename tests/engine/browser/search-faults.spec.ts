import type { Page, Route } from '@playwright/test'
import { byDay, isLong } from '../long-run'
import { faults } from './fault-table'
import { button, field, results, search, status } from './search'
import { expect, settled, test } from './test'

/** All files that the search requests, in the order of the requests. */
const files = {
  'its own code': /\/assets\/find-.*\.js$/,
  'the list of the index': /\/search\/en\/index\.txt$/,
  'a part of the index': /\/search\/en\/m\w*\.txt$/,
  'what was found': /\/search\/en\/page-\d+\.txt$/,
}

const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' })

/** Opens the search and types a query, with a fake clock, so that waits take no time. */
async function searchFor(page: Page, words: string): Promise<void> {
  await page.clock.install()
  await page.goto('/about')
  await page.locator('dialog#_menu').waitFor({ state: 'attached' })
  await button(page).click()
  await field(page).fill(words)
}

const fields = (page: Page) => page.getByRole('dialog').locator('.fields a')

// In short runs, two of the files are tested with one fault each; in nightly runs, every file with both faults.
for (const [i, [name, file]] of byDay([...Object.entries(files).entries()], 2)) {
  const isTried = (fault: number) => isLong || i % 2 === fault
  if (isTried(0))
    test(`${name} is missing: says that the search is not available, and shows a way on`, async ({ page }) => {
      await page.route(file, missing)
      await searchFor(page, 'mirror')
      await page.clock.runFor(1000)
      await expect(status(page)).toContainText('not available')
      await expect(fields(page)).toHaveCount(3)
    })

  if (isTried(1))
    test(`${name} hangs: shows a way on, and gives up in the end`, { tag: '@ci' }, async ({ page }) => {
      await page.route(file, () => {})
      const fileRequest = page.waitForRequest(file)
      await searchFor(page, 'mirror')
      await page.clock.runFor(200)
      await fileRequest
      await page.clock.runFor(4500)
      await expect(status(page)).toContainText('Searching')
      await expect(fields(page)).toHaveCount(3)
      await page.clock.runFor(40_000)
      await expect(status(page)).toContainText('not available')
    })
}

// The tests above already cover files that are missing and files that hang.
const others = faults.filter(({ name, hangs }) => name !== 'is missing' && !hangs)
for (const { name, happens } of byDay(others, 0)) {
  test(`the index ${name}: never says that there is no such page`, async ({ page }) => {
    for (const file of [files['the list of the index'], files['a part of the index'], files['what was found']]) {
      await page.route(file, happens)
      await search(page, '/about', 'mirror')
      await expect(status(page), String(file)).toContainText('not available')
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
}

test('what failed is tried again with the next word', { tag: '@night' }, async ({ page }) => {
  await page.route(files['a part of the index'], missing)
  await search(page, '/about', 'mirror')
  await expect(status(page)).toContainText('not available')
  await page.unroute(files['a part of the index'])
  await field(page).fill('mirrors')
  await expect(results(page).first()).toBeVisible()
})

test('an index that a new release took away is opened again as it is now', { tag: '@night' }, async ({ page }) => {
  await search(page, '/about', 'lens')
  let isGone = true
  await page.route(/\/search\/en\/(mi|page-\d+)\.txt$/, (route) => {
    if (!isGone) return route.continue()
    isGone = false
    return missing(route)
  })
  await field(page).fill('mirror')
  await expect(results(page).first()).toBeVisible()
  await expect(status(page)).not.toContainText('not available')
})

test('when the code of the search is gone with a new release, the page is loaded whole and goes on searching', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/about')
  await settled(page)
  let isThere = false
  await page.route(files['its own code'], (route) => (isThere ? route.continue() : missing(route)))
  let hasTyped = () => {}
  const typed = new Promise<void>((done) => {
    hasTyped = done
  })
  await page.route('**/data/en/_site.json', async (route) => {
    if (isThere) return route.continue()
    await typed
    isThere = true
    const response = await route.fetch({ maxRetries: 3 })
    await route.fulfill({ response, json: { ...(await response.json()), app: 'assets/client-new.js' } })
  })
  const loaded = page.waitForEvent('load')
  await button(page).click()
  await field(page).fill('mirror')
  hasTyped()
  await loaded
  await expect(field(page)).toHaveValue('mirror')
  await expect(results(page).first()).toBeVisible()
})
