import type { Page } from '@playwright/test'
import { violations } from './axe'
import { boxOf, colourAt, token } from './map'
import { built, fileOf } from './site'
import { expect, settled, test } from './test'

const visit = '/visit'
const places = (page: Page) => page.locator('.scene-places a')
const marks = (page: Page) => page.locator('.spot')

/** Centre of the first mark, as percentages of the visible picture's width and height. */
async function firstMark(page: Page): Promise<number[]> {
  const view = await page.locator('.spots-view:visible').boundingBox()
  const mark = await marks(page).first().boundingBox()
  if (!view || !mark) throw new Error('There is no scene.')
  return [
    (100 * (mark.x + mark.width / 2 - view.x)) / view.width,
    (100 * (mark.y + mark.height / 2 - view.y)) / view.height,
  ].map(Math.round)
}

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a place lights up with its row, and leads to its page', async ({ page }) => {
      await page.goto(visit)
      await expect(places(page)).toHaveCount(3)
      const [mark, row] = [marks(page).first(), places(page).first()]
      const ground = () => row.evaluate((element) => getComputedStyle(element).backgroundColor)
      const dark = await ground()
      await mark.hover()
      await expect.poll(ground).not.toBe(dark)
      await page.mouse.move(0, 0)
      await expect(mark).toHaveCSS('scale', 'none')
      await row.hover()
      await expect(mark).toHaveCSS('scale', '1.4')
      await mark.click()
      await expect(page).toHaveURL(/\/reflector-150$/)
    })
  })

test('the part that a place names turns amber, and the rest of the drawing fades', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto(visit)
  await settled(page)
  const view = page.locator('.spots-view:visible')
  await view.scrollIntoViewIfNeeded()
  const bench = places(page).nth(1)
  const colourOf = async (x: number, y: number) => {
    const box = await boxOf(view)
    return colourAt(page, Math.round(box.x + (x / 1200) * box.width), Math.round(box.y + (y / 500) * box.height))
  }
  const inBench = () => colourOf(1000, 330)
  const onGround = () => colourOf(700, 420)
  const [stage, ink] = [await inBench(), await onGround()]
  expect(ink).not.toBe(stage)
  await bench.focus()
  await page.keyboard.press('Shift')
  await expect.poll(inBench).toBe(await token(page, '--accent'))
  await expect.poll(onGround).not.toBe(ink)
  await places(page).first().focus()
  await expect.poll(inBench).toBe(stage)
})

test('places are where their picture has them: wide, tall, and from right to left', { tag: '@night' }, async ({
  page,
}) => {
  for (const address of [visit, `/he${visit}`]) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address)
    expect(await firstMark(page), address).toEqual([30, 58])
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await firstMark(page), address).toEqual([48, 35])
  }
})

test('streams run for some seconds when they come into view, and stand still for who wants no motion', {
  tag: '@night',
}, async ({ page }) => {
  const drawing = page.locator('.scene .spots-view:visible svg')
  const running = () =>
    drawing.evaluate((svg) => svg.getAnimations().map((animation) => (animation as CSSAnimation).animationName))
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(visit)
    await settled(page)
    await page.locator('.scene').scrollIntoViewIfNeeded()
    await expect(page.locator('.scene .spots')).toHaveAttribute('data-seen', '')
    expect(await running(), reducedMotion).toEqual(reducedMotion === 'reduce' ? [] : ['flow'])
    const seconds = await drawing.evaluate((svg) =>
      svg.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime) / 1000),
    )
    // Motion that lasts longer than five seconds would need a button to stop it (WCAG 2.2, 2.2.2).
    for (const time of seconds) expect(time).toBeLessThan(5)
  }
})

test('a place without a title is named after its page, in the language of the page', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto(visit)
  await expect(places(page).first()).toContainText('Reflector 150')
  await page.goto(`/he${visit}`)
  await expect(places(page).last()).toHaveText(/\p{Script=Hebrew}/u)
})

test('a brand shows the places of its own fields and pages, and the lines to them', () => {
  for (const part of ['class="spot"', '.svg#to-']) {
    const count = (brand: string) => built(brand, fileOf(visit)).split(part).length - 1
    expect(count('studio'), part).toBe(3)
    expect(count('school'), part).toBeLessThan(3)
  }
})

test('on phones the line from a number to its place is seen', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(visit)
  await settled(page)
  const view = page.locator('.spots-view:visible')
  await view.scrollIntoViewIfNeeded()
  const { x, y, width } = await boxOf(view)
  const colourOf = (left: number, top: number) =>
    colourAt(page, Math.round(x + (left / 600) * width), Math.round(y + (top / 600) * width))
  await expect.poll(() => colourOf(90, 300)).toBe(await token(page, '--accent'))
})

test('anybody can use it, by keyboard too', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(visit)
  await settled(page)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await places(page).first().focus()
  await expect(marks(page).first()).toHaveCSS('scale', '1.4')
})
