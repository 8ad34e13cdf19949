import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { violations } from './axe'
import { studioOfFile, test } from './studio'
import { expect } from './test'

const file = 'pages/telescopes/telescopes.json'
const studio = studioOfFile({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

const names = () => studio.page.locator('.blocks .block-name > span:first-child').allTextContents()

/** Touch targets that are smaller than 44 CSS px in either direction, each with its name and size. */
async function tooSmall(): Promise<string[]> {
  return studio.page.evaluate(() => {
    const controls = 'button, select, summary, input:not([type=file]), textarea, [role=tab], [role=option]'
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
      // The touch target of a control within a label is the label.
      const target = element.closest('label') ?? element
      const { width, height } = target.getBoundingClientRect()
      if (width === 0 || getComputedStyle(target).visibility === 'hidden') return []
      if (Math.min(width, height) >= 44) return []
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return [`${element.tagName} ${element.className} ${name.slice(0, 30)}: ${width} × ${height}`]
    })
  })
}

/** Drags with a finger, from the centre of one element to a point above another element. */
async function drag(from: Locator, to: Locator): Promise<void> {
  const session = await studio.context.newCDPSession(studio.page)
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('What is dragged is not on the screen.')
  const x = start.x + start.width / 2
  const touchAt = (y: number) => [{ x, y }]
  const [first, last] = [start.y + start.height / 2, end.y + 4]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchAt(first) })
  // A long press picks up the element.
  await expect(studio.page.locator('.dragging').first()).toBeVisible()
  for (let step = 1; step <= 8; step++)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: touchAt(first + ((last - first) * step) / 8),
    })
  await expect(studio.page.locator('body')).toContainText('is over number 1.')
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(studio.page.locator('.dragging')).toHaveCount(0)
}

test('by finger: a page is opened, a word tapped and written', { tag: '@ci' }, async () => {
  const { page, canvas, field, json } = studio
  await page.getByRole('tab', { name: 'Pages', exact: true }).tap()
  await page.locator('.page-list .block-name:has(> span:text-is("Telescopes"))').tap()
  await page.getByRole('tab', { name: 'On this page' }).tap()
  await canvas().locator('#models h2').tap()
  await expect(field('blocks/1/title')).toBeFocused()
  await field('blocks/1/title').fill('Three sizes')
  await expect(canvas().locator('#models h2')).toHaveText('Three sizes')
  await expect.poll(() => json(file).blocks[1].title).toBe('Three sizes')
})

test('by finger: a block is moved by its handle and by its buttons', { tag: '@ci' }, async () => {
  const { page, json } = studio
  const before = await names()
  const handles = page.locator('.blocks .handle')
  await drag(handles.nth(1), handles.first())
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)])
  await expect.poll(() => json(file).blocks[0].id).toBe('models')
  await page.locator('.blocks .block-name').first().tap()
  await page.getByRole('button', { name: `Move down: ${before[1]}` }).tap()
  await expect.poll(names).toEqual(before)
  await expect.poll(() => json(file).blocks[0].id).not.toBe('models')
})

test('by finger: a picture is changed for one that is chosen', { tag: '@night' }, async () => {
  const { page, json, canvas } = studio
  const before = json(file).blocks[0].image.src
  await page.locator('.blocks .block-name').first().tap()
  await page.locator('.inspector .media-words button').first().tap()
  const picture = page.getByRole('dialog').locator('.media-grid button').first()
  await picture.tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => json(file).blocks[0].image.src).not.toBe(before)
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#543' } })
    .png()
    .toBuffer()
  await page
    .locator('.inspector .upload input, .inspector input[type=file]')
    .first()
    .setInputFiles({ name: 'Bench.png', mimeType: 'image/png', buffer: bytes })
  await expect(canvas().locator('img[src*="bench"]').first()).toBeAttached()
  await expect.poll(() => json(file).blocks[0].image.src).toMatch(/bench\.avif$/)
})

test('nothing is too small for a finger, and axe finds nothing, in light and dark', { tag: '@night' }, async () => {
  const { page } = studio
  const problems: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const tab of ['Fields', 'Languages', 'To fix']) {
      await page.locator('.inspector').getByRole('tab', { name: tab }).tap()
      problems.push(...(await tooSmall()))
    }
    for (const tab of ['Pages', 'Pictures', 'On this page']) {
      await page.locator('.sidebar').getByRole('tab', { name: tab, exact: true }).tap()
      problems.push(...(await tooSmall()))
    }
    await page.locator('.inspector').getByRole('tab', { name: 'Fields' }).tap()
    problems.push(...(await violations(page, 'iframe')))
  }
  expect([...new Set(problems)]).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(820)
})

test('on a phone there is one column, and the page stays in sight above what is written', { tag: '@ci' }, async () => {
  const { page } = studio
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of ['Pages', 'Pictures', 'On this page', 'Languages', 'To fix', 'Fields'])
    await page.getByRole('tab', { name: tab, exact: true }).tap()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const last = page.locator('.inspector').getByRole('textbox').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('main')).toBeInViewport({ ratio: 1 })
})

test('the first stops of the keyboard lead past the bar: to the page, and to the fields', {
  tag: '@night',
}, async () => {
  const { page, canvas } = studio
  await page.reload()
  await expect(canvas().locator('h1')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'To the page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
