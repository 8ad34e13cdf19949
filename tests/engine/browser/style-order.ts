import type { Browser, Page } from '@playwright/test'
import { expect } from './test'

/**
 * Expects that pages look the same whatever the order of their block styles, at the widths of a phone and a desktop.
 * Content that loads late is blocked.
 */
export async function expectNoOrder(browser: Browser, addresses: string[]): Promise<void> {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.route('**/*', (route) =>
    /script|font|image|media/.test(route.request().resourceType()) ? route.abort() : route.continue(),
  )
  let ordered = 0
  for (const address of addresses) {
    await page.goto(address)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const differing = await shownByOrder(page)
      if (differing) ordered++
      expect(differing ?? [], `${address} at ${width}`).toEqual([])
    }
  }
  expect(ordered).toBeGreaterThan(addresses.length)
  await context.close()
}

/**
 * Finds elements that look different if the styles of the page's blocks are in reverse order. The actual order depends
 * on whether the app runs and on the pages visited before, so pages must look the same in any order.
 * @returns names of the innermost elements that differ; undefined if the page has no two blocks with styles
 */
function shownByOrder(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => {
    const [style] = [...document.querySelectorAll('head style')].sort((a, b) => b.innerHTML.length - a.innerHTML.length)
    if (!style) throw new Error('The page has no styles.')
    const whole = style.textContent ?? ''
    const elements = [...document.body.querySelectorAll('*')]
    const looks = () =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, font, border, fill, stroke } = getComputedStyle(element)
        return [...[x, y, width, height].map(Math.round), color, backgroundColor, font, border, fill, stroke].join()
      })
    const looksBefore = looks()
    const ofBlocks = (rule: string) => rule.startsWith('@layer blocks')
    const rules = [...document.styleSheets].flatMap((sheet) =>
      sheet.ownerNode === style ? [...sheet.cssRules].map(({ cssText }) => cssText) : [],
    )
    const turned = rules.filter(ofBlocks).reverse()
    if (turned.length < 2) return undefined
    style.textContent = rules.map((rule) => (ofBlocks(rule) ? turned.shift() : rule)).join('')
    const after = looks()
    style.textContent = whole
    const other = elements.filter((_, i) => looksBefore[i] !== after[i])
    const innermost = other.filter((element) => !other.some((child) => child !== element && element.contains(child)))
    return innermost.map(({ localName, className, parentElement }) =>
      [parentElement?.className, localName, className].filter((name) => typeof name === 'string' && name).join(' '),
    )
  })
}
