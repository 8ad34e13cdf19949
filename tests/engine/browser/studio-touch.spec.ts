import { expect, test } from '@playwright/test'
import { violations } from './axe'
import { type OpenStudio, openStudio } from './studio'

test.describe.configure({ mode: 'serial' })
// The Studio is bundled first.
test.setTimeout(240_000)

/** A tablet that is held upright. */
let studio: OpenStudio
test.beforeAll(async ({ browser }) => {
  studio = await openStudio(browser, { viewport: { width: 820, height: 1180 }, hasTouch: true })
})
test.afterAll(() => studio?.stop())

/** Moves a finger from the middle of one element to that of another, as a hand does: held first, then in steps. */
async function drag(from: string, to: string): Promise<void> {
  const { page, context } = studio
  const middle = async (selector: string) => {
    const box = await page.locator(selector).boundingBox()
    if (!box) throw new Error(`${selector} is not in sight.`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [start, end] = [await middle(from), await middle(to)]
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [start])
  // It is held until it is picked up.
  await expect(async () => {
    await touch('touchMove', [{ x: start.x, y: start.y + 1 }])
    await expect(page.locator('.sortable > .dragging')).toHaveCount(1, { timeout: 100 })
  }).toPass()
  for (let step = 1; step <= 10; step++)
    await touch('touchMove', [{ x: start.x, y: start.y + ((end.y - start.y) * step) / 10 + 6 }])
  await touch('touchEnd', [])
}

test('blocks are moved by finger, and what moved is saved', async () => {
  const { page, open, saved, json } = studio
  await open('Telescopes')
  const names = () => page.locator('.blocks .block-name > span:first-child').allTextContents()
  const [first, second, ...rest] = await names()
  await drag('.blocks > li:nth-child(1) .handle', '.blocks > li:nth-child(2) .handle')
  await expect.poll(names).toEqual([second, first, ...rest])
  await saved()
  expect(json('pages/telescopes/telescopes.json').blocks[0].id).toBe('models')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(names).toEqual([first, second, ...rest])
  await saved()
})

test('nothing is cut off on a tablet, and axe finds nothing in any view, light and dark, in both languages', async () => {
  const { page } = studio
  const found: string[] = []
  for (const language of ['tr', 'en'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator('.quiet-look select').selectOption(language)
      for (const tab of ['languages', 'problems', 'fields']) {
        await page.locator(`.inspector [data-tab=${tab}]`).tap()
        found.push(...(await violations(page, 'iframe')))
      }
      for (const tab of ['pages', 'pictures', 'outline']) {
        await page.locator(`.sidebar [data-tab=${tab}]`).tap()
        found.push(...(await violations(page, 'iframe')))
      }
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
      for (const part of ['.sidebar .tabs', '.inspector .tabs', '.top-bar'])
        expect(await page.locator(part).evaluate(cutOff), `${part} in ${language}`).toEqual([])
    }
  expect(found).toEqual([])
})

/** In the page: what of an element's controls reaches beyond it. */
function cutOff(element: Element): string[] {
  const { left, right } = element.getBoundingClientRect()
  return [...element.querySelectorAll('button, select')].flatMap((one) => {
    const box = one.getBoundingClientRect()
    return box.left < left - 1 || box.right > right + 1 ? [one.textContent ?? ''] : []
  })
}
