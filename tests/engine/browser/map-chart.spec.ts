import { byDay } from '../long-run'
import { violations } from './axe'
import {
  boxOf,
  centreOf,
  chartFile,
  chartHadItsChance,
  chartIsDrawn,
  colourAt,
  difference,
  openOnes,
  picture,
  rowOf,
  token,
  visit,
  watchObservers,
} from './map'
import { complaintsOf, filesOf, shifts } from './page'
import { brands, inLanguage } from './site'
import { expect, settled, test } from './test'

test.describe('the chart', () => {
  test('is fetched when the map comes near, and not before', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const heading = document.querySelector<HTMLElement>('.heading')
        if (heading) heading.style.marginBlockEnd = '3000px'
      }),
    )
    const fetched = filesOf(page, chartFile)
    await visit(page)
    await chartHadItsChance(page)
    expect(fetched).toEqual([])
    await picture(page).scrollIntoViewIfNeeded()
    await chartIsDrawn(page)
    expect(fetched).toHaveLength(1)
  })

  test('is not fetched for a page that nobody uses', { tag: '@night' }, async ({ page }) => {
    const fetched = filesOf(page, chartFile)
    await visit(page)
    await picture(page).evaluate(
      (element) =>
        new Promise<void>((done) => {
          new IntersectionObserver(([entry]) => entry?.isIntersecting && requestIdleCallback(() => done())).observe(
            element,
          )
        }),
    )
    expect(fetched).toEqual([])
    await page.keyboard.press('Shift')
    await expect.poll(() => fetched.length).toBe(1)
  })

  test('selects by a click, closes by a second, and is in step with the list', { tag: '@night' }, async ({ page }) => {
    await visit(page)
    await chartIsDrawn(page)
    const africa = await centreOf(page, 'africa')
    // Hovering over a row may scroll the page.
    const colour = async () => {
      const { x, y } = await centreOf(page, 'africa')
      return colourAt(page, x, y + 24)
    }
    expect(await colour()).toBe(await token(page, '--land'))
    // Continents that can be opened have a different colour from those that cannot.
    const other = await centreOf(page, 'southAmerica')
    expect(await colourAt(page, other.x, other.y)).not.toBe(await token(page, '--land'))
    await page.mouse.move(africa.x, africa.y)
    await expect(rowOf(page, 'africa')).toHaveClass(/map-hovered/)
    await expect.poll(colour).toBe(await token(page, '--land-hover'))
    await page.mouse.click(africa.x, africa.y)
    expect(await openOnes(page)).toEqual(['africa'])
    await expect(picture(page).locator('.map-mark')).toBeVisible()
    await page.mouse.move(0, 0)
    await expect.poll(colour).toBe(await token(page, '--primary'))
    await page.mouse.click(africa.x, africa.y)
    expect(await openOnes(page)).toEqual([])
    await rowOf(page, 'africa').hover()
    await expect.poll(colour).toBe(await token(page, '--land-hover'))
    await rowOf(page, 'asia').click()
    await expect.poll(colour).toBe(await token(page, '--land'))
  })

  test('takes on the colours of the theme, and of each brand', { tag: '@night' }, async ({ page }) => {
    await visit(page)
    await chartIsDrawn(page)
    const africa = await centreOf(page, 'africa')
    const light = await colourAt(page, africa.x, africa.y)
    await page.locator('header button[aria-pressed]:visible').click()
    await page.mouse.move(0, 0)
    await expect.poll(() => colourAt(page, africa.x, africa.y)).not.toBe(light)
    expect(await colourAt(page, africa.x, africa.y)).toBe(await token(page, '--land'))
    for (const { id } of brands.slice(1)) {
      await page.goto(`/where?brand=${id}`)
      await chartIsDrawn(page)
      expect(await colourAt(page, africa.x, africa.y)).toBe(await token(page, '--land'))
    }
  })

  test('stands exactly where the picture was, and moves nothing', { tag: '@night' }, async ({ page }) => {
    await page.goto('/where')
    const before = await boxOf(picture(page))
    await chartIsDrawn(page)
    expect(await boxOf(picture(page))).toEqual(before)
    const pixels = await page.screenshot({ clip: before })
    await page.evaluate(() => {
      for (const rule of ['.map-chart{display:none}', '.map-picture svg{visibility:visible!important}'])
        document.styleSheets[0]?.insertRule(rule)
    })
    expect(await difference(pixels, await page.screenshot({ clip: before }))).toBeLessThan(0.04)
    expect(await shifts(page, 0.01)).toEqual([])
  })

  test('asks nothing of any other host, and cannot be reached by keyboard', { tag: '@night' }, async ({ page }) => {
    const elsewhere = filesOf(page, /^(?!data:|blob:|http:\/\/localhost)/)
    await visit(page)
    await chartIsDrawn(page)
    await page.waitForLoadState('networkidle')
    expect(elsewhere).toEqual([])
    expect(await picture(page).locator('[tabindex="0"], a, button').count()).toBe(0)
  })

  test('lets the page scroll under a wheel', { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await visit(page)
    await chartIsDrawn(page)
    const { x, y } = await centreOf(page, 'africa')
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  })

  test.describe('under a finger', () => {
    test.use({ hasTouch: true })
    test('lets the page scroll, and selects by a tap', { tag: '@night' }, async ({ page }) => {
      await visit(page)
      await chartIsDrawn(page)
      await page.evaluate(() =>
        addEventListener('touchstart', (event) => Reflect.set(window, 'touch', event), { capture: true }),
      )
      const { x, y } = await centreOf(page, 'africa')
      await page.touchscreen.tap(x, y)
      expect(await page.evaluate(() => Reflect.get(window, 'touch').defaultPrevented)).toBe(false)
      expect(await openOnes(page)).toEqual(['africa'])
    })
  })

  test('is gone with its page, and comes back with it', { tag: '@night' }, async ({ page }) => {
    await page.addInitScript(watchObservers)
    const complaints = complaintsOf(page)
    await visit(page)
    await chartIsDrawn(page)
    expect(await page.evaluate(() => Reflect.get(window, 'observed')())).toBe(0)
    const watching = await page.evaluate(() => Reflect.get(window, 'themed')())
    await page.getByRole('banner').locator('a[href="/contact"]:visible').click()
    await expect(page).toHaveURL('/contact')
    await expect(page.locator('canvas')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'observed')())).toBe(0)
    expect(await page.evaluate(() => Reflect.get(window, 'themed')()), 'the switches go on').toBe(watching - 1)
    await page.locator('header button[aria-pressed]:visible').click()
    await page.goBack()
    await chartIsDrawn(page)
    expect(complaints).toEqual([])
  })
})

const looks = [
  ['dark', 'ja', 'dark', 1280],
  ['Hebrew on a phone', 'he', 'light', 390],
  ['light', 'en', 'light', 1280],
] as const
for (const [name, code, theme, width] of byDay(looks, 1)) {
  test(`no violation with a continent chosen: ${name}`, { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    const complaints = complaintsOf(page)
    await page.goto(inLanguage(code, '/where'))
    await settled(page)
    await chartIsDrawn(page)
    for (const id of ['africa', 'europe']) {
      await rowOf(page, id).click()
      expect(await violations(page)).toEqual([])
    }
    const [asia, america] = [await centreOf(page, 'asia'), await centreOf(page, 'southAmerica')]
    expect(asia.x, 'the map is not mirrored').toBeGreaterThan(america.x)
    expect(complaints).toEqual([])
  })
}
