import { expect, type Page, test } from '@playwright/test'
import { appIsRunning } from './page'

/** Opens a page whose app comes only when it is released, as on a slow network. */
async function openWithoutApp(page: Page, address: string): Promise<() => void> {
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

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('the reader stays where they are when the app takes the page over', async ({ page }) => {
  const release = await openWithoutApp(page, '/reflector-150')
  await page.evaluate(() => scrollTo(0, 700))
  release()
  await appIsRunning(page)
  expect(await scrolled(page)).toBe(700)
})

test('so does a reader who came by an anchor and read on', async ({ page }) => {
  const release = await openWithoutApp(page, '/reflector-150#specs')
  await page.evaluate(() => scrollBy(0, 300))
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(400)
  release()
  await appIsRunning(page)
  expect(await scrolled(page)).toBe(before)
})

test('who goes on to another page and back is where they read before the app came', async ({ page }) => {
  const release = await openWithoutApp(page, '/reflector-150')
  await page.evaluate(() => scrollTo(0, 700))
  release()
  await appIsRunning(page)
  // A click by script: the pointer would scroll to the link first.
  await page.evaluate(() => document.querySelector<HTMLElement>('.header a[href="/contact"]')?.click())
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/reflector-150')
  await expect.poll(() => scrolled(page)).toBe(700)
})

test('a reload keeps the place, with the app and before it', async ({ page }) => {
  await page.goto('/reflector-150')
  await appIsRunning(page)
  await page.evaluate(() => scrollTo(0, 700))
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(700)
  await appIsRunning(page)
  expect(await scrolled(page)).toBe(700)
})

test.describe('nothing changes for a reader who', () => {
  for (const width of [390, 1280])
    test(`has done nothing yet, in ${width} px: the focus is nowhere`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/reflector-150')
      await appIsRunning(page)
      // What has time comes after the start.
      await expect(page.locator('.menu dialog')).toBeAttached()
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    })
  test('has selected words', async ({ page }) => {
    const release = await openWithoutApp(page, '/reflector-150')
    const selected = await page.evaluate(() => {
      const words = document.querySelector('main .lead')?.firstChild
      if (!words) return ''
      getSelection()?.setBaseAndExtent(words, 2, words, 14)
      return String(getSelection())
    })
    expect(selected).toHaveLength(12)
    release()
    await appIsRunning(page)
    expect(await page.evaluate(() => String(getSelection()))).toBe(selected)
  })

  test('has the focus on a link, a tab or a button', async ({ page }) => {
    for (const [address, element] of [
      ['/reflector-150', '.breadcrumb a >> nth=0'],
      ['/about', '.tab-list button >> nth=1'],
      ['/contact', '.search button'],
    ] as const) {
      const release = await openWithoutApp(page, address)
      await page.locator(element).focus()
      release()
      await appIsRunning(page)
      await expect(page.locator(element), `${address} ${element}`).toBeFocused()
      await page.unrouteAll()
    }
  })

  test('goes through the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 })
    const release = await openWithoutApp(page, '/contact')
    await page.locator('.menu summary').click()
    const link = page.locator('.menu .menu-drawer a').nth(4)
    const drawer = page.locator('.menu .menu-drawer')
    await link.focus()
    await drawer.evaluate((element) => element.scrollTo(0, 60))
    const before = await drawer.evaluate(({ scrollTop }) => scrollTop)
    const href = await link.getAttribute('href')
    expect(before).toBeGreaterThan(0)
    release()
    await appIsRunning(page)
    await expect(page.locator('dialog#_menu')).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href)
    expect(await drawer.evaluate(({ scrollTop }) => scrollTop)).toBe(before)
  })

  test('has the focus on the button of that menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    const release = await openWithoutApp(page, '/contact')
    await page.locator('.menu summary').focus()
    release()
    await appIsRunning(page)
    await expect(page.locator('.menu > button')).toBeFocused()
  })

  test('has scrolled a gallery to its second picture', async ({ page }) => {
    // No picture comes by itself.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const release = await openWithoutApp(page, '/reflector-150')
    const slides = page.locator('.gallery-slides').first()
    await slides.evaluate((row) => {
      row.scrollTo({ left: row.clientWidth, behavior: 'instant' })
    })
    await slides.locator('> *').nth(1).scrollIntoViewIfNeeded()
    release()
    await appIsRunning(page)
    await expect(slides.locator('> *').nth(1)).toBeVisible()
    await expect(slides.locator('> *').nth(1)).toBeInViewport()
  })
})

test.describe('before the app is there', () => {
  test('one tab is open, another opens at once, and the app keeps it open', async ({ page }) => {
    const release = await openWithoutApp(page, '/about')
    const panels = page.locator('.tab-panel:not(.tab-link)')
    const open = () => panels.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ id }) => id))
    expect(await open()).toHaveLength(1)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const button = page.locator('.tab-list button').nth(1)
    const wanted = await button.getAttribute('data-opens')
    await button.click()
    expect(await open()).toEqual([wanted])
    expect(await scrolled(page)).toBe(0)
    release()
    await appIsRunning(page)
    expect(await open()).toEqual([wanted])
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab').first().click()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  })

  test('an anchor opens the tab it leads to', async ({ page }) => {
    await openWithoutApp(page, '/about#papers')
    await expect(page.locator('#papers')).toBeVisible()
    await expect(page.locator('#story')).toBeHidden()
  })

  test('a continent opens and closes, and the app keeps what is open', async ({ page }) => {
    const release = await openWithoutApp(page, '/where')
    const panel = page.locator('#asia_panel')
    await expect(panel).toBeHidden()
    await page.locator('#asia_button').click()
    await expect(panel).toBeVisible()
    await page.locator('#asia_button').click()
    await expect(panel).toBeHidden()
    await page.locator('#asia_button').click()
    release()
    await appIsRunning(page)
    await expect(panel).toBeVisible()
    await expect(page.locator('#asia_button')).toHaveAttribute('aria-expanded', 'true')
    await page.locator('#asia_button').click()
    await expect(panel).toBeHidden()
  })

  test('the theme changes at once', async ({ page }) => {
    const release = await openWithoutApp(page, '/contact')
    const toggle = page.locator('.header .wide .theme-toggle')
    await toggle.click()
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    release()
    await appIsRunning(page)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await toggle.click()
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
  })

  test('a click on the search is answered as soon as the app is there', async ({ page }) => {
    const release = await openWithoutApp(page, '/contact')
    await page.locator('.search button').click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('what the app needs may fail', () => {
  test('a script that is cut in half leaves the page as without scripts', async ({ page }) => {
    await page.route(/\/assets\/client-.*\.js$/, async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body: body.slice(0, body.length / 2) })
    })
    await page.goto('/where')
    await expect(page.locator('html')).not.toHaveClass(/\bjs\b/)
    await expect(page.locator('#asia_panel')).toBeVisible()
    await expect(page.locator('#asia_button')).toBeHidden()
  })

  test('pictures that never come do not hold the app back', async ({ page }) => {
    await page.route(/\.(avif|webp|svg)$/, () => {})
    await page.goto('/contact', { waitUntil: 'commit' })
    await appIsRunning(page)
  })

  test('a page whose data never come is loaded whole, and says meanwhile that it is loading', async ({ page }) => {
    await page.goto('/about')
    await appIsRunning(page)
    await page.route('**/data/en/contact.json', () => {})
    const loaded = page.waitForEvent('load')
    await page.evaluate(() => document.querySelector<HTMLElement>('.header a[href="/contact"]')?.click())
    await expect(page.locator('html')).toHaveClass(/\bloading\b/)
    await loaded
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a translation program that changes the language of the document does not change that of the page', async ({
    page,
  }) => {
    const release = await openWithoutApp(page, '/about')
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'de'))
    release()
    await appIsRunning(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  })
})
