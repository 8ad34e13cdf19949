import type { Page } from '@playwright/test'
import { byDay } from '../long-run'
import { violations } from './axe'
import { openWithoutApp } from './late-app'
import { storages } from './page'
import { at, inLanguage, languages } from './site'
import { expect, settled, test } from './test'

const fieldsButton = (page: Page) => page.locator('[aria-controls="_fields"]')
const fieldsPanel = (page: Page) => page.locator('#_fields')
const menuButton = (page: Page) => page.locator('.menu > button')

test.describe('the fields of activity', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/reflector-150')
    await settled(page)
  })

  test('open under a mouse and close when it leaves', async ({ page }) => {
    await fieldsButton(page).hover()
    await expect(fieldsPanel(page)).toBeVisible()
    await page.mouse.move(5, 500)
    await expect(fieldsPanel(page)).toBeHidden()
  })
  test('stay under a mouse that goes from the button to the panel', { tag: '@night' }, async ({ page }) => {
    await fieldsButton(page).hover()
    await fieldsPanel(page).getByRole('link').first().hover()
    await page.clock.fastForward(2000)
    await expect(fieldsPanel(page)).toBeVisible()
  })
  test('are kept by the first click after hovering, and closed by the next', { tag: '@night' }, async ({ page }) => {
    await fieldsButton(page).hover()
    await expect(fieldsPanel(page)).toBeVisible()
    await fieldsButton(page).click()
    await page.mouse.move(5, 500)
    await page.clock.fastForward(2000)
    await expect(fieldsPanel(page)).toBeVisible()
    await expect(fieldsButton(page)).toHaveAttribute('aria-expanded', 'true')
    await fieldsButton(page).click()
    await expect(fieldsPanel(page)).toBeHidden()
  })
  test('close on a click outside, on Escape and on leaving by keyboard', async ({ page }) => {
    await fieldsButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(fieldsPanel(page)).toBeVisible()
    await page.mouse.click(5, 600)
    await expect(fieldsPanel(page)).toBeHidden()

    await fieldsButton(page).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(fieldsPanel(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(fieldsPanel(page)).toBeHidden()
    await expect(fieldsButton(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(fieldsPanel(page)).toBeHidden()
  })
  test('close when one is chosen', { tag: '@night' }, async ({ page }) => {
    await fieldsButton(page).click()
    await fieldsPanel(page).getByRole('link').nth(1).click()
    await expect(page).toHaveURL('/courses')
    await expect(fieldsPanel(page)).toBeHidden()
  })
})

test('the header leads home, and to the pages and fields of its brand, in every language', { tag: '@night' }, async ({
  page,
}) => {
  for (const [host, fields, menu] of [
    ['localhost', 3, ['/about', '/where', '/contact']],
    ['nightfall.example', 1, ['/courses', '/courses/first-night', '/contact']],
  ] as const) {
    for (const { code } of languages) {
      await page.goto(at(host, inLanguage(code, '/contact')))
      const header = page.getByRole('banner')
      await expect(header.locator('.logo')).toHaveAttribute('href', inLanguage(code, '/'))
      for (const address of menu)
        await expect(header.locator(`.wide .menu-links a[href="${inLanguage(code, address)}"]`)).toHaveCount(1)
      await expect(header.locator('#_fields a')).toHaveCount(fields)
      await expect(header.locator('.wide .languages a')).toHaveCount(languages.length)
    }
  }
})

test('the links stand apart in one row, or behind the button of the menu', async ({ page }) => {
  for (const { code } of byDay(languages, 1)) {
    await page.goto(inLanguage(code, '/about'))
    await settled(page)
    const row = page.locator('.header-row')
    const [, step = ''] = /header-(\d+)/.exec((await row.getAttribute('class')) ?? '') ?? []
    // The narrowest window with the menu in the row, and others.
    const narrowest = Number(step) * 16 + 1
    for (const width of [narrowest, ...Array.from({ length: 16 }, (_, i) => 780 + 44 * i)]) {
      await page.setViewportSize({ width, height: 800 })
      const words = await page
        .locator('.wide .menu-links a, .fields-menu > button')
        .filter({ visible: true })
        .evaluateAll((links) =>
          links.map((link) => {
            const range = new Range()
            range.selectNodeContents(link)
            const { left, right, top } = range.getBoundingClientRect()
            return { left, right, top }
          }),
        )
      if (words.length === 0) await expect(menuButton(page)).toBeVisible()
      if (width === narrowest) expect(words.length, `${code} at ${width}`).toBeGreaterThan(0)
      expect((await row.boundingBox())?.height, `${code} at ${width}`).toBeLessThanOrEqual(73)
      words.sort((a, b) => a.left - b.left)
      for (const [i, { left, top }] of words.entries()) {
        const before = words[i - 1]
        if (!before) continue
        expect(left - before.right, `${code} at ${width}`).toBeGreaterThanOrEqual(15)
        expect(Math.abs(top - before.top), `${code} at ${width}`).toBeLessThan(4)
      }
    }
  }
})

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  for (const { name, spoil } of byDay(storages, 1)) {
    test(`closes on a link, outside it, on Escape and in a wide window, ${name}`, async ({ page }) => {
      await spoil(page)
      await page.goto('/reflector-150')
      await settled(page)
      const dialog = page.getByRole('dialog')
      const open = async () => {
        await menuButton(page).tap()
        await expect(dialog).toBeVisible()
      }
      await open()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(menuButton(page)).toBeFocused()

      await open()
      await page.touchscreen.tap(10, 400)
      await expect(dialog).toBeHidden()

      await open()
      await dialog.locator('.menu-title button').tap()
      await expect(dialog).toBeHidden()

      await open()
      await page.setViewportSize({ width: 800, height: 844 })
      await expect(dialog).toBeHidden()
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(dialog).toBeHidden()

      await open()
      await dialog.locator('.menu-links a[href="/contact"]').tap()
      await expect(page).toHaveURL('/contact')
      await expect(dialog).toBeHidden()
    })
  }
  test('keeps the focus inside, and has everything the wide header has', { tag: '@night' }, async ({ page }) => {
    await page.goto('/reflector-150')
    await settled(page)
    await menuButton(page).tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('nav > .fields a')).toHaveCount(3)
    await expect(dialog.locator('.menu-links > li')).toHaveCount(3)
    await expect(dialog.locator('.languages a')).toHaveCount(languages.length)
    await expect(dialog.locator('.theme-toggle')).toBeVisible()
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(isOutside).toBe(false)
    }
  })
  test('works before the app is there and without scripts', { tag: '@ci' }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(at('localhost', '/reflector-150'))
    await page.locator('.menu > summary').click()
    await page.locator('.menu .menu-links a[href="/contact"]').click()
    await expect(page).toHaveURL(/\/contact$/)
    await context.close()
  })
})

test.describe('the second level of the menu', () => {
  const about = (page: Page) => page.locator('.wide .menu-links > li').first()
  const addresses = ['/about', '/team', '/tour', '/visit']
  test('opens by keyboard, and marks the page that is shown', async ({ page }) => {
    await page.goto('/he/team')
    await settled(page)
    const links = about(page).getByRole('link')
    await expect(links).toHaveCount(0)
    await about(page).getByRole('button').press('Enter')
    await expect(links).toHaveText(['עלינו', 'האנשים', 'סיור בסרט', 'ביקור בסדנה'])
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'page')
    await expect(about(page).getByRole('button')).toHaveCSS('box-shadow', /inset/)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(about(page).getByRole('button')).toBeFocused()
    await expect(links).toHaveCount(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/he/about')
    await expect(links).toHaveCount(0)
    // At every width, the list is within the window, regardless of the position of its button in the header.
    for (const width of [880, 1024, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      if (!(await about(page).isVisible())) continue
      await about(page).getByRole('button').hover()
      await expect(about(page).locator('.fields-panel')).toBeVisible()
      const box = await about(page).locator('.fields-panel').boundingBox()
      expect(box && [box.x >= 0, box.x + box.width <= width], `${width}`).toEqual([true, true])
    }
  })
  test('stays open on a phone when the app arrives, and closes with the menu', { tag: '@ci' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await openWithoutApp(page, '/about')
    await page.locator('.menu > summary').click()
    await page.locator('.menu li summary').click()
    release()
    await settled(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('li details').getByRole('link')).toHaveCount(addresses.length)
    await dialog.locator('a[href="/tour"]').click()
    await expect(page).toHaveURL('/tour')
    await expect(dialog).toBeHidden()
  })
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('opens by keyboard, and on a phone', { tag: '@ci' }, async ({ page }) => {
      await page.goto('/ja/contact')
      await about(page).getByRole('button').focus()
      for (const address of addresses) await expect(about(page).locator(`a[href="/ja${address}"]`)).toBeVisible()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.locator('.menu > summary').press('Enter')
      await page.locator('.menu li summary').press('Enter')
      await page.locator('.menu li li a[href="/ja/visit"]').click()
      await expect(page).toHaveURL('/ja/visit')
    })
  })
})

test('the footer has the address, its links, the networks and the year of today', { tag: '@night' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-01-02T12:00:00Z'))
  await page.goto('/pt-BR/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('2031')
  await settled(page)
  await expect(footer).toContainText('2031')
  await expect(footer.locator('address')).toBeVisible()
  await expect(footer.locator('a[href="/pt-BR/desert-nights"]')).toBeVisible()
  const networks = footer.locator('a[target=_blank]')
  await expect(networks).toHaveCount(1)
  for (const network of await networks.all()) {
    await expect(network).toHaveAttribute('href', 'https://starline.example/northlight')
    await expect(network).toHaveAttribute('rel', /noopener/)
  }
})

test('the chat opens in a new tab, with the fixed number and without a way back', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/he/reflector-150')
  const chat = page.locator('.chat')
  await expect(chat).toHaveAttribute('href', /^https:\/\/chat\.example\/000000000000(\?text=|$)/)
  await expect(chat).toHaveAttribute('target', '_blank')
  await expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
})
