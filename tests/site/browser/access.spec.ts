// Slow, because each kind of page is checked with axe.
import { violations } from '../../engine/browser/axe'
import { lostOn, spread } from '../../engine/browser/eyes'
import { expect, settled, test } from '../../engine/browser/test'
import { byDay, isLong } from '../../engine/long-run'
import { inLanguage, kinds } from './site'

/** Looks of the site, each with a language, a theme and a window width. */
const looks = [
  { name: 'light', code: 'tr', theme: 'light', width: 1280 },
  { name: 'dark, in Russian', code: 'ru', theme: 'dark', width: 1280 },
  { name: 'Arabic on a phone', code: 'ar', theme: 'light', width: 390 },
  { name: 'German, dark, on a phone', code: 'de', theme: 'dark', width: 390 },
]

/** The looks to test. Short runs use only one, which has right-to-left text and a narrow window. */
const usual = isLong ? looks : looks.slice(2, 3)

/**
 * Selects the pages to check in one of the looks. Nightly runs check all pages; short runs check half of the pages,
 * each in only one look.
 */
const inTurn = <Page>(pages: Page[], look: number, looks: number): Page[] =>
  isLong ? pages : pages.filter((_, i) => i % (2 * looks) === look)

for (const [i, { name, code, theme, width }] of usual.entries())
  test(`no violation on any kind of page, and nothing is lost where letters are spread apart: ${name}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    for (const address of inTurn(kinds, i, usual.length)) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(inLanguage(code, address))
      await settled(page)
      expect(await violations(page), `${code} ${address}`).toEqual([])
      await spread(page)
      for (const windowWidth of [320, width]) {
        await page.setViewportSize({ width: windowWidth, height: 844 })
        expect(await lostOn(page), `${address} at ${windowWidth}`).toEqual([])
      }
    }
  })

for (const [i, brand] of byDay(['valtech', 'default', 'anemon'], 1).entries()) {
  test(`no violation with the menus open: ${brand}`, async ({ page }) => {
    for (const { code, theme, width } of isLong ? usual : usual.slice(i % 2, (i % 2) + 1)) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${inLanguage(code, '/')}?brand=${brand}`)
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      await page.reload()
      await settled(page)
      await page.locator('header :is(.fields-menu > button, .menu > button):visible').click()
      expect(await violations(page), `${code} ${theme} ${width}`).toEqual([])
    }
  })
}

for (const { name, code, theme, width } of byDay(usual, 1)) {
  test(`no violation on any tab, and the keyboard moves among them: ${name}`, { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.goto(inLanguage(code, '/about'))
    await settled(page)
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveCount(6)
    await tabs.first().focus()
    for (let i = 1; i < 6; i++) {
      await page.keyboard.press('ArrowDown')
      await expect(tabs.nth(i)).toBeFocused()
      expect(new URL(page.url()).pathname).toBe(inLanguage(code, '/about'))
      expect(await violations(page), `tab ${i}`).toEqual([])
    }
    await page.keyboard.press('Home')
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  })
}

test('the keyboard alone walks through the header, the gallery, the tabs and the banner', async ({ page }) => {
  await page.goto('/heating-system')
  await settled(page)
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? '')
  const visited: string[] = []
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    visited.push(await focused())
    const isSeen = await page.evaluate(() => {
      const style = document.activeElement && getComputedStyle(document.activeElement)
      return style?.outlineStyle !== 'none' || document.activeElement === document.body
    })
    expect(isSeen, visited.at(-1)).toBe(true)
  }
  for (const part of ['data-consent="accepted"', 'aria-controls="_fields"', 'hreflang="ar"', 'theme-toggle'])
    expect(
      visited.some((html) => html.includes(part)),
      part,
    ).toBe(true)
  await page.goto('/tunnel-fan')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
