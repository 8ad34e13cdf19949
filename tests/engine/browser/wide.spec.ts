import type { Page } from '@playwright/test'
import { byDay } from '../long-run'
import { inLanguage } from './site'
import { expect, settled, test } from './test'

/** Width of an A4 page without its margins, in CSS px. */
const sheet = 688

/** Widens the page's first table to the given number of columns, with long headings, by copying its last column. */
function widen(page: Page, columns: number): Promise<void> {
  return page.evaluate((columns) => {
    for (const row of document.querySelectorAll('.specs-scroll:first-of-type tr')) {
      while (row.children.length <= columns) row.append(row.lastElementChild?.cloneNode(true) ?? '')
      for (const label of row.querySelectorAll('th + th bdi')) label.textContent = 'Betriebstemperatur'
    }
  }, columns)
}

for (const code of byDay(['he', 'en'], 1))
  test(`a wide table scrolls in its box, with its first column in view, and is whole on paper: ${code}`, async ({
    page,
  }) => {
    await page.goto(inLanguage(code, '/telescopes'))
    await settled(page)
    const box = page.locator('.specs-scroll').first()
    const measure = () =>
      box.evaluate((element) => ({
        sideways: document.documentElement.scrollWidth - innerWidth,
        hidden: element.scrollWidth - element.clientWidth,
        first: element.querySelector('tbody th')?.getBoundingClientRect().width ?? 0,
      }))
    for (const columns of [4, 6, 8]) {
      await widen(page, columns)
      await page.emulateMedia({ media: 'screen' })
      for (const width of [320, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const { sideways, hidden, first } = await measure()
        expect(sideways, `${columns} columns at ${width}`).toBeLessThanOrEqual(0)
        if (columns === 8) expect(hidden).toBeGreaterThan(0)
        if (width === 320) expect(first).toBeLessThanOrEqual(160)
      }
      await page.setViewportSize({ width: sheet, height: 800 })
      await page.emulateMedia({ media: 'print' })
      const { sideways, hidden } = await measure()
      expect([sideways > 0, hidden > 0], `${columns} columns on paper`).toEqual([false, false])
    }
    await page.emulateMedia({ media: 'screen' })
    const label = box.locator('tbody th').first()
    const before = await label.boundingBox()
    await box.focus()
    await page.keyboard.press(code === 'he' ? 'ArrowLeft' : 'ArrowRight')
    await expect.poll(() => box.evaluate((element) => Math.abs(element.scrollLeft))).toBeGreaterThan(0)
    expect((await label.boundingBox())?.x).toBe(before?.x)
  })

test('a long name of a brand leaves picture, search and menu their room', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/about')
  await settled(page)
  await page.evaluate(() => {
    const name = document.querySelector('.header-row > .logo')?.lastChild
    if (name) name.textContent = 'Rechtsschutzversicherungsgesellschaften'
  })
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const [picture, name, ...buttons] = await page.evaluate(() => {
      const logo = document.querySelector('.header-row > .logo')
      const words = new Range()
      if (logo?.lastChild) words.selectNodeContents(logo.lastChild)
      const buttons = document.querySelectorAll('.header-row :is(.search, .menu) > button')
      return [logo?.querySelector('img'), words, ...buttons].map((part) => part?.getBoundingClientRect().toJSON())
    })
    expect(picture.width).toBe(32)
    expect(buttons).toHaveLength(2)
    for (const button of buttons) {
      expect(button.width).toBe(44)
      expect(button.left).toBeGreaterThanOrEqual(name.right - 1)
    }
  }
})

for (const code of byDay(['en', 'he'], 1))
  test(`the sign of a notice with a title is beside its words: ${code}`, async ({ page }) => {
    await page.goto(inLanguage(code, '/desert-nights'))
    await settled(page)
    const text = page.locator('section.text').first()
    await text.evaluate((element) => {
      element.classList.add('text-notice')
      element.querySelector('h2')?.after(document.querySelector('.icon')?.cloneNode(true) ?? '')
    })
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const [sign, ...words] = await text.evaluate((element) => {
        const linesOf = (part: Element) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return [...range.getClientRects()]
        }
        const sign = element.querySelector(':scope > .icon')?.getBoundingClientRect()
        return [sign, ...[...element.querySelectorAll('h2, p')].flatMap(linesOf)].map((box) => box?.toJSON())
      })
      expect(words.length).toBeGreaterThan(1)
      const isOver = (box: DOMRect) =>
        box.left < sign.right && sign.left < box.right && box.top < sign.bottom && sign.top < box.bottom
      expect(words.filter(isOver), `at ${width}`).toEqual([])
    }
  })
