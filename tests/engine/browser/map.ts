import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, settled } from './test'

export const chartFile = /\/assets\/chart-[^/]+\.js$/

/** Ids of the continents, in the order in which the list shows them. */
export const continents = ['europe', 'asia', 'southAmerica', 'africa']

export async function visit(page: Page): Promise<void> {
  await page.goto('/where')
  await settled(page)
}

/** Buttons of the continents in the list, in order. */
export function rows(page: Page): Locator {
  return page.getByRole('main').getByRole('heading').getByRole('button')
}

export function rowOf(page: Page, id: string): Locator {
  return rows(page).nth(continents.indexOf(id))
}

export function panelOf(page: Page, id: string): Locator {
  return page.locator(`#${id}_panel`)
}

/**
 * Ids of the continents whose rows are expanded. Also expects that each row controls a panel that is visible only if
 * the row is expanded.
 */
export async function openOnes(page: Page): Promise<string[]> {
  const open: string[] = []
  for (const id of continents) {
    const isOpen = (await rowOf(page, id).getAttribute('aria-expanded')) === 'true'
    await expect(rowOf(page, id)).toHaveAttribute('aria-controls', `${id}_panel`)
    await expect(panelOf(page, id)).toBeVisible({ visible: isOpen })
    if (isOpen) open.push(id)
  }
  return open
}

export function picture(page: Page): Locator {
  return page.locator('.map-picture')
}

/** Moves the pointer until the chart is drawn, because the chart loads only when the visitor uses the page. */
export async function chartIsDrawn(page: Page): Promise<void> {
  let moves = 0
  await expect(async () => {
    await page.mouse.move(++moves % 2, 0)
    expect(await page.locator('.map-charted canvas').count()).toBeGreaterThan(0)
  }).toPass()
  await expect(page.locator('.map-charted canvas').first()).toBeVisible()
}

export async function choosesByPicture(page: Page): Promise<void> {
  await expect(page.locator('canvas')).toHaveCount(0)
  const { x, y } = await centreOf(page, 'africa')
  await page.mouse.click(x, y)
  expect(await openOnes(page)).toEqual(['africa'])
  await expect(picture(page).locator('.map-mark')).toBeVisible()
  await page.mouse.click(x, y)
  expect(await openOnes(page)).toEqual([])
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return box
}

/** Centre of a continent on the screen, in CSS px. */
export async function centreOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(picture(page).locator(`[data-continent=${id}]`))
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

/** Colour of a pixel, as "rgb(180, 194, 199)". */
export async function colourAt(page: Page, x: number, y: number): Promise<string> {
  const { data } = await sharp(await page.screenshot({ clip: { x, y, width: 1, height: 1 } }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `rgb(${[...data].join(', ')})`
}

/** Current colour of a design token (a CSS custom property), in the browser's notation: "rgb(180, 194, 199)". */
export function token(page: Page, name: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('i')
    probe.style.color = `var(${name})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)
}

/** Share of pixels, 0 to 1, that differ clearly between two pictures of the same size. */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).greyscale().raw().toBuffer()))
  if (!a || a.length !== b?.length) return 1
  return a.filter((value, i) => Math.abs(value - (b[i] ?? 0)) > 40).length / a.length
}

/**
 * Runs in the page. Adds two functions to `window`: `observed` returns the number of removed elements that are still
 * observed, and `themed` returns the number of active observers of the theme.
 */
export function watchObservers() {
  const elements = new Set<Element>()
  const { observe, unobserve } = ResizeObserver.prototype
  ResizeObserver.prototype.observe = function (target, options) {
    elements.add(target)
    observe.call(this, target, options)
  }
  ResizeObserver.prototype.unobserve = function (target) {
    elements.delete(target)
    unobserve.call(this, target)
  }
  const themes = new Set<MutationObserver>()
  const { observe: watch, disconnect } = MutationObserver.prototype
  MutationObserver.prototype.observe = function (target, options) {
    if (options?.attributeFilter?.includes('class')) themes.add(this)
    watch.call(this, target, options)
  }
  MutationObserver.prototype.disconnect = function () {
    themes.delete(this)
    disconnect.call(this)
  }
  Reflect.set(window, 'observed', () => [...elements].filter(({ isConnected }) => !isConnected).length)
  Reflect.set(window, 'themed', () => themes.size)
}

/**
 * Waits until a map near the viewport has had time to request its chart. The page's own observer was created before
 * this function's observer, so it is notified first.
 */
export async function chartHadItsChance(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await picture(page).evaluate(
    (element) =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          requestIdleCallback(() => done())
        })
        observer.observe(element)
      }),
  )
}
