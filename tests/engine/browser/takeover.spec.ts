import type { Page } from '@playwright/test'
import { byDay } from '../long-run'
import { openWithoutApp, scrolled } from './late-app'
import { expect, settled, test } from './test'

test('the reader stays where they are when the app takes the page over', async ({ page }) => {
  const release = await openWithoutApp(page, '/reflector-150')
  await page.evaluate(() => scrollTo(0, 700))
  release()
  await settled(page)
  expect(await scrolled(page)).toBe(700)
})

test('so does a reader who came by an anchor and read on', { tag: '@night' }, async ({ page }) => {
  const release = await openWithoutApp(page, '/reflector-150#specs')
  await page.evaluate(() => scrollBy(0, 300))
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(400)
  release()
  await settled(page)
  expect(await scrolled(page)).toBe(before)
})

test('who goes on to another page and back is where they read before the app came', { tag: '@night' }, async ({
  page,
}) => {
  const release = await openWithoutApp(page, '/reflector-150')
  await page.evaluate(() => scrollTo(0, 700))
  release()
  await settled(page)
  // Clicks by script, because a pointer click would first scroll to the link.
  await page.evaluate(() => document.querySelector<HTMLElement>('.header a[href="/contact"]')?.click())
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/reflector-150')
  await expect.poll(() => scrolled(page)).toBe(700)
})

test('a reload keeps the place, with the app and before it', { tag: '@night' }, async ({ page }) => {
  await page.goto('/reflector-150')
  await settled(page)
  await page.evaluate(() => scrollTo(0, 700))
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(700)
  await settled(page)
  expect(await scrolled(page)).toBe(700)
})

test.describe('nothing changes for a reader who', () => {
  for (const width of byDay([390, 1280], 1))
    test(`has done nothing yet, in ${width} px: the focus is nowhere`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/reflector-150')
      await settled(page)
      // The app renders the menu only when the browser is idle, after the app has started.
      await expect(page.locator('.menu dialog')).toBeAttached()
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    })
  test('has selected words', { tag: '@night' }, async ({ page }) => {
    const release = await openWithoutApp(page, '/reflector-150')
    const selected = await page.evaluate(() => {
      const words = document.querySelector('main .lead')?.firstChild
      if (!words) return ''
      getSelection()?.setBaseAndExtent(words, 2, words, 14)
      return String(getSelection())
    })
    expect(selected).toHaveLength(12)
    release()
    await settled(page)
    expect(await page.evaluate(() => String(getSelection()))).toBe(selected)
  })

  test('has the focus on a link, a tab or a button', { tag: '@night' }, async ({ page }) => {
    for (const [address, element] of [
      ['/reflector-150', '.breadcrumb a >> nth=0'],
      ['/about', '.tab-list button >> nth=1'],
      ['/contact', '.search button'],
    ] as const) {
      const release = await openWithoutApp(page, address)
      await page.locator(element).focus()
      release()
      await settled(page)
      await expect(page.locator(element), `${address} ${element}`).toBeFocused()
      await page.unrouteAll()
    }
  })

  test('has the focus on a thumbnail', { tag: '@night' }, async ({ page }) => {
    const release = await openWithoutApp(page, '/reflector-150')
    await page.locator('.gallery-thumbnails a').nth(1).focus()
    release()
    await settled(page)
    await expect(page.locator('.gallery-thumbnails button').nth(1)).toBeFocused()
  })

  test('goes through the menu of a phone', { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 })
    const release = await openWithoutApp(page, '/contact')
    await page.locator('.menu > summary').click()
    const link = page.locator('.menu .menu-drawer a:visible').nth(2)
    const drawer = page.locator('.menu .menu-drawer')
    await link.focus()
    await drawer.evaluate((element) => element.scrollTo(0, 60))
    const before = await drawer.evaluate(({ scrollTop }) => scrollTop)
    const href = await link.getAttribute('href')
    expect(before).toBeGreaterThan(0)
    release()
    await settled(page)
    await expect(page.locator('dialog#_menu')).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href)
    expect(await drawer.evaluate(({ scrollTop }) => scrollTop)).toBe(before)
  })

  test('has the focus on the button of that menu', { tag: '@ci' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    const release = await openWithoutApp(page, '/contact')
    await page.locator('.menu > summary').focus()
    release()
    await settled(page)
    await expect(page.locator('.menu > button')).toBeFocused()
  })

  test('has scrolled a gallery to its second picture', { tag: '@night' }, async ({ page }) => {
    // Prevents the gallery from advancing automatically.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const release = await openWithoutApp(page, '/reflector-150')
    const slides = page.locator('.gallery-slides').first()
    await slides.evaluate((row) => {
      row.scrollTo({ left: row.clientWidth, behavior: 'instant' })
    })
    await slides.locator('> *').nth(1).scrollIntoViewIfNeeded()
    release()
    await settled(page)
    await expect(slides.locator('> *').nth(1)).toBeVisible()
    await expect(slides.locator('> *').nth(1)).toBeInViewport()
  })
})

test('a gallery in a panel that is folded when the app comes shows its first picture', { tag: '@night' }, async ({
  page,
}) => {
  const release = await openWithoutApp(page, '/reflector-150')
  const fold = (display: string) =>
    page
      .locator('.gallery')
      .evaluate((gallery: HTMLElement, value) => gallery.style.setProperty('display', value), display)
  await fold('none')
  release()
  await settled(page)
  await fold('')
  await expect(page.locator('.gallery-slides > *').first()).toBeInViewport()
  await expect(page.locator('.gallery-counter')).toHaveText(/^1\D/)
})

test.describe('the menu of fields that is open when the app comes stays open', () => {
  for (const [name, open] of byDay(
    [
      ['by a click', (page: Page) => page.locator('[aria-controls="_fields"]').click()],
      ['by Tab', (page: Page) => page.locator('[aria-controls="_fields"]').focus()],
      ['by a mouse that hovers', (page: Page) => page.locator('[aria-controls="_fields"]').hover()],
    ] as const,
    1,
  ))
    test(name, async ({ page }) => {
      const release = await openWithoutApp(page, '/contact')
      await open(page)
      await expect(page.locator('#_fields')).toBeVisible()
      release()
      await settled(page)
      await expect(page.locator('#_fields')).toBeVisible()
      await expect(page.locator('[aria-controls="_fields"]')).toHaveAttribute('aria-expanded', 'true')
    })

  test('with the focus in it, until it leaves', { tag: '@night' }, async ({ page }) => {
    const release = await openWithoutApp(page, '/contact')
    await page.locator('[aria-controls="_fields"]').focus()
    await page.keyboard.press('Tab')
    const link = page.locator('#_fields a').first()
    await expect(link).toBeFocused()
    release()
    await settled(page)
    await expect(link).toBeFocused()
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#_fields')).toBeHidden()
    await expect(page.locator('[aria-controls="_fields"]')).toBeFocused()
  })
})

test('what is typed after "/" before the app came is in the search, and is looked for', { tag: '@night' }, async ({
  page,
}) => {
  const release = await openWithoutApp(page, '/contact')
  await page.keyboard.type('/mirror 150')
  release()
  await expect(page.getByRole('searchbox')).toHaveValue('mirror 150')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.locator('.search-results a').first()).toBeVisible()
})
