import type { Locator, Page } from '@playwright/test'
import { byDay } from '../long-run'
import { lostOn, spread } from './eyes'
import { rowOf, visit } from './map'
import { inLanguage, usualLanguages } from './site'
import { expect, settled, test } from './test'

/**
 * Returns the outline of an element as "style width", or an empty string if there is none. With forced colours, an
 * outline marks the selected element.
 */
const markOf = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth}`
  })

const mark = 'solid 2px'

test.describe('with forced colours, what is chosen differs from what is not', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('page and language', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/where')
    await settled(page)
    for (const [chosen, other] of [
      ['.wide .menu-links a[href="/where"]', '.wide .menu-links a[href="/contact"]'],
      ['.wide .languages a[hreflang=en]', '.wide .languages a[hreflang=he]'],
    ] as const) {
      expect(await markOf(page.locator(chosen)), chosen).toBe(mark)
      expect(await markOf(page.locator(other)), other).toBe('')
    }
    const about = page.locator('.wide [aria-controls="_menu-about"]')
    expect(await markOf(about)).toBe('')
    await page.goto('/team')
    expect(await markOf(about)).toBe(mark)
  })

  test('tab', { tag: '@night' }, async ({ page }) => {
    await page.goto('/about')
    await settled(page)
    const [first, second] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)]
    expect([await markOf(first), await markOf(second)]).toEqual([mark, ''])
    await second.click()
    await page.getByRole('tabpanel').focus()
    expect([await markOf(first), await markOf(second)]).toEqual(['', mark])
  })

  test('continent, in the list and on the map', { tag: '@night' }, async ({ page }) => {
    await visit(page)
    await rowOf(page, 'asia').click()
    await page.getByRole('heading', { level: 1 }).click()
    expect([await markOf(rowOf(page, 'asia')), await markOf(rowOf(page, 'europe'))]).toEqual([mark, ''])
    await expect(page.locator('.map-mark .icon')).toBeVisible()
  })

  test('picture of a gallery, and what has the focus', { tag: '@night' }, async ({ page }) => {
    await page.goto('/reflector-150')
    await settled(page)
    // Reads all buttons in one call, because the gallery could advance between two calls.
    const marks = await page
      .locator('.gallery-thumbnails button')
      .evaluateAll((buttons) =>
        buttons.map((button) => [button.ariaCurrent === 'true', getComputedStyle(button).outlineStyle !== 'none']),
      )
    expect(marks.filter(([isChosen, isMarked]) => isChosen && isMarked)).toHaveLength(1)
    expect(marks.filter(([isChosen, isMarked]) => isChosen !== isMarked)).toEqual([])
    expect(marks.length).toBeGreaterThan(1)
    await page.keyboard.press('Tab')
    expect(await markOf(page.locator(':focus'))).toBe('solid 3px')
  })
})

test('with forced colours, bullets and drawings are as the words on any ground', { tag: '@night' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  for (const [address, item] of [
    ['/courses', '.statements:not(.ticks) li'],
    ['/reflector-150', '#about li'],
  ] as const) {
    await page.goto(address)
    await settled(page)
    const bullet = page.locator(item).first()
    const [ground, words] = await bullet.evaluate((li) => [
      getComputedStyle(li, '::before').backgroundColor,
      getComputedStyle(li).color,
    ])
    expect(ground, item).toBe(words)
  }
  const drawn = ['--art-ink', '--art-dim', '--stage', '--tint']
  const colours = await page.locator('body').evaluate((body, names) => {
    const styles = getComputedStyle(body)
    return names.map((name) => styles.getPropertyValue(name))
  }, drawn)
  expect(colours).toEqual(['CanvasText', 'CanvasText', 'Canvas', 'Canvas'])
})

test('who wants more contrast gets no grey words and no thin lines', { tag: '@night' }, async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/reflector-150')
  await settled(page)
  const tokens = await page.evaluate(() => {
    const styles = getComputedStyle(document.body)
    const of = (name: string) => styles.getPropertyValue(name).trim()
    return [of('--muted') === of('--ink'), of('--line') === of('--line-strong'), of('--deep-muted') === of('--on-deep')]
  })
  expect(tokens).toEqual([true, true, true])
  const colourOf = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).color)
  expect(await colourOf('.lead')).toBe(await colourOf('main h1'))
})

const pages = ['/', '/reflector-150', '/about', '/where', '/contact']

for (const { code } of byDay(usualLanguages, 1))
  test(`letters spread apart lose nothing: ${code}`, { tag: '@night' }, async ({ page }) => {
    for (const width of [390, 1280])
      for (const address of pages) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(inLanguage(code, address))
        await settled(page)
        await spread(page)
        expect(await lostOn(page), `${address} at ${width}`).toEqual([])
      }
  })

test.describe('the banner', () => {
  const sizes = [
    [640, 360],
    [320, 256],
    [812, 375],
    [640, 490],
    [390, 720],
  ] as const
  for (const [width, height] of byDay(sizes, 1))
    test(`covers no more than half of ${width} × ${height}, and nothing that floats covers what has the focus`, {
      tag: '@ci',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const code of byDay(['pt-BR', 'en'], 1)) {
        await page.goto(inLanguage(code, '/contact'))
        await settled(page)
        expect(await coveredBy(page), code).toBeLessThanOrEqual(height / 2)
        expect(await hiddenOn(page), code).toEqual([])
      }
    })

  test('covers nothing that has the focus when the app does not come', { tag: '@night' }, async ({ page }) => {
    await page.route(/assets\/client.*\.js/, (route) => route.abort())
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await page.goto('/contact')
      expect(await hiddenOn(page), `${width} × ${height}`).toEqual([])
    }
  })
})

/** Height of the cookie banner in CSS px, or 0 if it does not cover part of the window. */
function coveredBy(page: Page): Promise<number> {
  return page.evaluate(() => {
    const banner = document.querySelector('.consent')
    if (!banner || getComputedStyle(banner).position !== 'fixed') return 0
    return banner.getBoundingClientRect().height
  })
}

/** Presses Tab 40 times, then Shift+Tab 40 times. @returns elements that were covered while they had the focus */
async function hiddenOn(page: Page): Promise<string[]> {
  const hidden: string[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press(key)
      hidden.push(await hiddenFocus(page))
    }
  return hidden.filter((part) => part !== '')
}

/** HTML of the focused element if a floating element covers its first line (WCAG 2.2, 2.4.11); otherwise empty. */
function hiddenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.closest('.consent, .chat, .list-open')) return ''
    const { left, right, top, height } = focused.getBoundingClientRect()
    const middle = top + Math.min(height, 48) / 2
    const isHidden = [...document.querySelectorAll('.consent, .chat, .list-open')].some((part) => {
      const over = part.getBoundingClientRect()
      const isFloating = getComputedStyle(part).position === 'fixed'
      return isFloating && height > 0 && over.left <= left && right <= over.right && middle >= over.top
    })
    return isHidden ? focused.outerHTML.slice(0, 100) : ''
  })
}
