import { built, fileOf, inLanguage, languages } from './site'
import { expect, settled, test } from './test'

test('stay hidden by their flag', () => {
  for (const { code } of languages)
    expect(built('studio', fileOf(inLanguage(code, '/about')))).not.toContain('id="press"')
})

test('run on a track that stands twice, and stop on demand', { tag: '@night' }, async ({ page }) => {
  for (const { code } of languages) {
    await page.goto(inLanguage(code, '/'))
    await settled(page)
    const lists = page.locator('#voices ul')
    await expect(lists).toHaveCount(2)
    await expect(lists.first().locator('li')).toHaveCount(3)
    await expect(lists.nth(1)).toHaveAttribute('aria-hidden', 'true')
  }
  const place = () => page.locator('.track-inner').evaluate((track) => track.getBoundingClientRect().x)
  const before = await place()
  await expect.poll(place).not.toBe(before)
  await page.locator('#voices').getByRole('button').click()
  // The browser needs a few frames to stop the animation.
  await expect
    .poll(() =>
      page
        .locator('.track-inner')
        .evaluate((track) => track.getAnimations().map((animation) => [animation.playState, animation.pending])),
    )
    .toEqual([['paused', false]])
  const stopped = await place()
  // Waits two frames, in which a running animation would move.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
  expect(await place()).toBe(stopped)
})

test('have a link once for the keyboard, in sight also where it was beyond the edge', { tag: '@night' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await settled(page)
  const links = page.locator('#voices ul a')
  await expect(links).toHaveCount(2)
  await expect(links.nth(1)).toHaveAttribute('tabindex', '-1')
  await page.locator('#voices').getByRole('button').focus()
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await expect(links.first()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(page.locator('#voices :focus')).toHaveCount(0)
})

test('stand still where motion is spared', { tag: '@night' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await settled(page)
  await expect(page.locator('#voices ul')).toHaveCount(1)
  await expect(page.locator('#voices').getByRole('button')).toHaveCount(0)
})
