import type { Page } from '@playwright/test'
import { violations } from './axe'
import { complaintsOf, filesOf } from './page'
import { expect, settled, test } from './test'

const product = '/reflector-150'
const add = (page: Page) => page.locator('.actions [data-list]')
const floating = (page: Page) => page.locator('.list-open')
const opener = (page: Page) => page.locator('.list-open, .spine [aria-haspopup]').filter({ visible: true }).first()

test('nothing of the list is loaded before it is used', { tag: '@night' }, async ({ page }) => {
  const files = filesOf(page, /\/start-/)
  await page.goto(product)
  await settled(page)
  expect(files).toEqual([])
  await add(page).click()
  await expect(opener(page)).toHaveText('My list: 1')
  await expect(add(page)).toHaveAttribute('aria-pressed', 'true')
  expect(files.length).toBeGreaterThan(0)
})

test('next to the product column the list opens from inside, and covers nothing', { tag: '@night' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(product)
  await settled(page)
  const label = () => add(page).innerText()
  await add(page).click()
  await expect.poll(label).toBe('On my list')
  const line = page.locator('.spine').getByRole('button', { name: 'My list: 1' })
  await line.scrollIntoViewIfNeeded()
  await expect(floating(page)).toBeHidden()
  await line.click()
  await expect(page.getByRole('dialog', { name: 'My list' })).toBeVisible()
  await page.keyboard.press('Escape')
  // The home page has no product column, so the button floats there.
  await page.locator('header .logo').click()
  await expect(floating(page)).toBeVisible()
  await page.goBack()
  await expect.poll(label).toBe('On my list')
  await add(page).click()
  await expect.poll(label).toBe('Add to my list')
  await expect(line).toHaveCount(0)
})

test('products and choices become one message, in two languages', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(`/he${product}`)
  await settled(page)
  await add(page).click()
  await expect(opener(page)).toBeVisible()
  // Opens a page with a choice in a custom block. The component of that block describes the choice for the list.
  await page.goto('/he/courses/first-night#moon/half')
  await settled(page)
  // Simulates a browser that translates the page and changes `lang`. The list must keep using the page's own language.
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'pl'))
  await page.locator('#moon [data-list]').click()
  await expect(opener(page)).toContainText('2')
  await opener(page).click()
  const dialog = page.getByRole('dialog', { name: 'הרשימה שלי' })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  const text = await dialog.getByRole('textbox').inputValue()
  expect(text).toContain('/he/reflector-150')
  expect(text).toContain('Reflector 150 on a wooden mount')
  expect(text).toContain('מה הירח מאפשר לראות: חצי ירח\n')
  expect(text).toContain('What the moon lets you see: Half moon\n')
  expect(text).toContain('/courses/first-night#moon/half')
  expect(text.indexOf('שלום')).toBeLessThan(text.indexOf('English'))
  // The visitor's own words are sent as well.
  await dialog.getByRole('textbox').fill(`${text}\nDate & place?`)
  const hrefs = await dialog
    .locator('.list-actions a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(hrefs[0]).toMatch(/^mailto:workshop@northlight\.example\?subject=/)
  for (const href of hrefs) expect(decodeURIComponent(href)).toContain('Date & place?')
  expect(hrefs[1]).toMatch(/^https:\/\/chat\.example\/000000000000\?text=/)
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('it stays on the device, without a cookie, leads to its pages, and can be emptied', { tag: '@ci' }, async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [other, page]) {
    await tab.goto(product)
    await settled(tab)
  }
  await add(page).click()
  await expect(opener(page)).toBeVisible()
  await expect(add(other)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/about')
  await expect(opener(page)).toHaveText('My list: 1')
  expect((await context.cookies()).length).toBe(0)
  await opener(page).click()
  const dialog = page.getByRole('dialog', { name: 'My list' })
  await dialog.getByRole('link', { name: 'Reflector 150 on a wooden mount' }).click()
  await expect(page).toHaveURL(product)
  await expect(dialog).toHaveCount(0)
  await opener(page).click()
  await dialog.getByRole('button', { name: 'Remove Reflector 150 on a wooden mount' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(opener(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('list'))).toBe('')
})

test('on paper it is the message alone', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('list', '/reflector-150'))
  await page.goto('/about')
  await opener(page).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.list-paper')).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
})

test('rubbish in the storage is no list', { tag: '@night' }, async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.addInitScript(() => localStorage.setItem('list', 'javascript:alert(1) //evil.example {"a":1}'))
  await page.goto(product)
  await settled(page)
  await add(page).click()
  await expect(opener(page)).toHaveText('My list: 1')
  expect(complaints).toEqual([])
})

test('where nothing of it can be loaded, it says so and leads on', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('list', '/reflector-150'))
  await page.route(/\/data\/\w+\/reflector-150\.json/, (route) => route.abort())
  await page.goto('/he/about')
  await opener(page).click()
  const dialog = page.getByRole('dialog', { name: 'הרשימה שלי' })
  await expect(dialog.getByRole('alert')).toHaveText(/\p{Script=Hebrew}/u)
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/he/contact')
  await page.unroute(/\/data\/\w+\/reflector-150\.json/)
  await page.keyboard.press('Escape')
  await opener(page).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
})

test('after a new release the page is loaded whole, and the list opens again', { tag: '@night' }, async ({ page }) => {
  let isReplaced = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReplaced = false
  })
  await page.goto(product)
  await settled(page)
  isReplaced = true
  await page.route(/\/data\/.*\.json$/, async (route) => {
    if (!isReplaced) return route.continue()
    const response = await route.fetch({ maxRetries: 3 })
    await route.fulfill({ response, json: { ...(await response.json()), app: 'another' } })
  })
  await add(page).click()
  const loaded = page.waitForEvent('load')
  await opener(page).click()
  await loaded
  const dialog = page.getByRole('dialog', { name: 'My list' })
  await expect(dialog.getByRole('textbox')).toHaveValue(/Reflector 150/)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('who removes entries by keyboard goes on with the next one, and then with the page', { tag: '@ci' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('list', '/reflector-150 /dobson-mount'))
  await page.goto('/about')
  await opener(page).click()
  const remove = page.getByRole('dialog').getByRole('listitem').getByRole('button')
  await expect(remove).toHaveCount(2)
  await remove.first().press('Enter')
  await expect(remove).toHaveCount(1)
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('an entry whose page is gone can be removed', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('list', '/gone /reflector-150'))
  await page.goto('/about')
  await opener(page).click()
  await page.getByRole('button', { name: 'Remove /gone' }).click()
  await expect(opener(page)).toHaveText('My list: 1')
})

test('where its code does not come, the button says so', { tag: '@night' }, async ({ page }) => {
  await page.route(/\/start-/, (route) => route.abort())
  await page.goto(product)
  await settled(page)
  await add(page).click()
  await expect(page.locator('.actions [role=alert]')).toHaveText('Something could not be loaded. Please try again.')
})
