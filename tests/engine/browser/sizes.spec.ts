import { expect, settled, test } from './test'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'))
})

test('a home page begins with words and its whole picture, in low and narrow windows too', { tag: '@night' }, async ({
  page,
}) => {
  // `part` is the fraction of the picture that must be visible. Below 1280 px, a three-line title makes the row taller.
  for (const [width, height, part] of [
    [900, 600, 0.75],
    [1024, 768, 0.8],
    [1440, 900, 0.9],
    [1920, 1080, 0.9],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await settled(page)
    const title = await page.locator('.hero h1').boundingBox()
    expect((title?.y ?? height) + (title?.height ?? 0), `${width}`).toBeLessThan(height)
    const picture = await page.locator('.hero-picture').boundingBox()
    expect((picture?.width ?? 0) / (picture?.height ?? 1), `${width}`).toBeGreaterThanOrEqual((part * 16) / 9)
  }
})

test('cards of one row have titles of one size, also with a very long word', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await settled(page)
  const titles = page.locator('#fields .card-words :is(h2, h3)')
  const sizes = await titles.evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).fontSize))
  expect(sizes.length).toBeGreaterThan(1)
  expect(new Set(sizes).size).toBe(1)
})

test('of three large figures, the first has a row of its own on a phone, and none is left alone', async ({ page }) => {
  for (const [width, rows] of [
    [390, [1, 2]],
    [768, [3]],
    [1440, [3]],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await settled(page)
    const tops = await page
      .locator('.figures')
      .getByRole('term')
      .evaluateAll((terms) => terms.map((term) => term.parentElement?.getBoundingClientRect().top))
    const counts = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    expect(counts, `${width}`).toEqual(rows)
  }
})

test('mail addresses have the size of phone numbers, and break after the at sign', { tag: '@night' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  await settled(page)
  const values = page.locator('.contact bdi')
  const sizes = await values.evaluateAll((all) => all.map((value) => getComputedStyle(value).fontSize))
  expect(new Set(sizes).size).toBe(1)
  await expect(values.filter({ hasText: 'workshop@' })).toHaveText('workshop@northlight.example')
  await expect(page.locator('.contact wbr')).toHaveCount(2)
})

test('a large figure and its unit are on one line', { tag: '@night' }, async ({ page }) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await settled(page)
    const heights = await page
      .locator('.figures .figure:has(.unit)')
      .evaluateAll((figures) =>
        figures.map(
          (figure) =>
            figure.getBoundingClientRect().height /
            Number.parseFloat(getComputedStyle(figure.children[0] ?? figure).fontSize),
        ),
      )
    expect(heights.length).toBeGreaterThan(0)
    for (const lines of heights) expect(lines, `${width}`).toBeLessThan(2)
  }
})

test('below 1024 px the chat is a strip, which covers no ends of lines', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await page.goto('/telescopes')
  await settled(page)
  const strip = await page.locator('.chat').boundingBox()
  expect([strip?.x, strip?.height]).toEqual([0, 48])
})
