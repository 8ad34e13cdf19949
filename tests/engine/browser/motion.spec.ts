import type { Page } from '@playwright/test'
import { complaintsOf } from './page'
import { expect, settled, test } from './test'

const hub = '/telescopes'
const card = (page: Page) => page.locator('.card', { has: page.locator('a[href="/reflector-150"]') }).first()

/** Records in `data-moved` whether a view transition moves the frame of a picture (`.stage`). */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.documentElement.dataset.moved = 'begun'
      const transition = start(update as ViewTransitionUpdateCallback)
      transition.ready.then(
        () => {
          const moved = document
            .getAnimations()
            .some(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-group(stage)')
          document.documentElement.dataset.moved = String(moved)
        },
        () => {},
      )
      return transition
    }
  })
}

test('a card shows a second view to a mouse alone, and loads it only then', { tag: '@night' }, async ({ page }) => {
  await page.goto(hub)
  await settled(page)
  await page.locator('h1').hover()
  await expect(card(page).locator('.second-view')).toHaveCount(0)
  const [, files] = [await card(page).hover(), card(page).locator('picture img')]
  await expect(files).toHaveCount(2)
  const [first, second] = await files.evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(second).not.toBe(first)
  await page.locator('h1').hover()
  await expect(card(page).locator('.second-view')).toHaveCount(0)
})

test('the picture of a card moves into its page', { tag: '@ci' }, async ({ page }) => {
  const complaints = complaintsOf(page)
  await watchTransitions(page)
  await page.goto(hub)
  await settled(page)
  await card(page).locator('a').click()
  await expect(page).toHaveURL(/reflector-150$/)
  await expect(page.locator('html')).toHaveAttribute('data-moved', 'true')
  await expect(page.locator('.opening .stage').first()).toHaveCSS('view-transition-name', 'none')
  expect(complaints).toEqual([])
})

test('the picture of a card that opened another tab stays where it is', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await watchTransitions(page)
  await page.goto('/reflector-150')
  await settled(page)
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.querySelector('main')?.append(link)
    link.click()
  }, hub)
  const opened = context.waitForEvent('page')
  await card(page)
    .locator('a')
    .click({ modifiers: ['ControlOrMeta'] })
  await opened
  await page.bringToFront()
  await page.evaluate(() => history.back())
  await expect(page.locator('.opening .stage').first()).toBeVisible()
  expect(await page.locator('html').getAttribute('data-moved')).toBeNull()
})

test('what is pressed while a picture moves is answered', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update as ViewTransitionUpdateCallback)
      // Pauses the transition, so that it is still running when the test presses the key.
      transition.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause()
        document.documentElement.dataset.moves = ''
      })
      return transition
    }
  })
  // Tall enough that the cookie banner covers nothing that the test uses.
  await page.setViewportSize({ width: 1280, height: 1200 })
  await page.goto(hub)
  await settled(page)
  await card(page).locator('a').click()
  await expect(page.locator('html[data-moves]')).toBeAttached()
  const pause = page.locator('.gallery-controls button').first()
  const name = (await pause.getAttribute('aria-label')) ?? ''
  const { x = 0, y = 0 } = (await pause.boundingBox()) ?? {}
  await page.mouse.click(x + 10, y + 10)
  await expect(pause).not.toHaveAttribute('aria-label', name)
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
})

test('where motion is spared, the page is there at once', { tag: '@night' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchTransitions(page)
  await page.goto(hub)
  await settled(page)
  await card(page).locator('a').click()
  await expect(page.locator('.opening .stage').first()).toBeVisible()
  expect(await page.locator('html').getAttribute('data-moved')).toBeNull()
})

test('a drawing is drawn as it comes into view, and is there where motion is spared', { tag: '@night' }, async ({
  page,
}) => {
  const drawing = page.locator('.drawing figure svg').first()
  const cut = () => drawing.locator('use').evaluate((element) => getComputedStyle(element).clipPath)
  await page.goto('/reflector-150')
  await settled(page)
  await drawing.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect.poll(cut).toMatch(/^inset\(0(px|%)?( 0(px|%)?)*\)$/)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(cut).toContain('100%')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(cut).toBe('none')
})
