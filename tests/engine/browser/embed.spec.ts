import type { Page } from '@playwright/test'
import { violations } from './axe'
import { filesOf } from './page'
import { expect, settled, test } from './test'

const answer = (page: Page, which: 'first' | 'last') => page.locator('.consent button')[which]().click()

/** Answers requests to other hosts with an empty page, and collects the requested addresses. */
async function otherHosts(page: Page): Promise<string[]> {
  const addresses = filesOf(page, /^https:/)
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  return addresses
}

test('a film asks nothing of its host before the button is pressed, and keeps its place', async ({ page }) => {
  const asked = await otherHosts(page)
  await page.goto('/contact')
  await settled(page)
  await page.locator('main a[href="/tour"]').click()
  const stage = page.locator('#film .embed-stage')
  await expect(page.locator('meta[content*="https://films.example"]')).toBeAttached()
  await settled(page)
  const sizeOf = () =>
    stage.evaluate((element: HTMLElement) => [element.offsetTop, element.offsetWidth, element.offsetHeight])
  const size = await sizeOf()
  expect(asked).toEqual([])
  expect(await violations(page)).toEqual([])
  await stage.getByRole('button', { name: 'How a mirror is ground Play, from Filmhouse' }).press('Enter')
  const frame = stage.locator('iframe')
  await expect(frame).toHaveAttribute('title', 'How a mirror is ground')
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(frame).toBeFocused()
  await expect.poll(() => asked).toEqual(['https://films.example/embed/mirror?autoplay=1'])
  expect(await sizeOf()).toEqual(size)
})

test('a map that waits for consent asks for it first, and goes with it', { tag: '@ci' }, async ({ page }) => {
  const asked = await otherHosts(page)
  await page.goto('/he/tour')
  await settled(page)
  await answer(page, 'last')
  const show = page.locator('#map .embed-play')
  await show.click()
  await expect(page.locator('.consent')).toBeVisible()
  expect(asked).toEqual([])
  await answer(page, 'first')
  await show.click()
  await expect(page.locator('#map iframe')).toBeVisible()
  await expect.poll(() => asked).toContain('https://maps.example/kirkby-stones')
  await page.getByRole('contentinfo').getByRole('button').click()
  await answer(page, 'last')
  await expect(page.locator('#map iframe')).toHaveCount(0)
})

test('visits are counted after a yes only, on each page, and no more after a no', { tag: '@ci' }, async ({ page }) => {
  const asked = await otherHosts(page)
  await page.goto('/tour')
  await settled(page)
  expect(asked).toEqual([])
  await answer(page, 'first')
  const script = 'https://stats.example/js/script.js'
  await expect.poll(() => asked).toEqual([script])
  await expect(page.locator(`script[src="${script}"]`)).toHaveAttribute('data-domain', 'northlight.example')
  await page.goto('/ja/about')
  await expect.poll(() => asked).toEqual([script, script])
  await settled(page)
  await page.getByRole('contentinfo').getByRole('button').click()
  await answer(page, 'last')
  await expect(page.locator(`script[src="${script}"]`)).toHaveCount(0)
  await page.goto('/contact')
  await settled(page)
  expect(asked).toEqual([script, script])
})

test('without scripts and on paper, a link with its address stands for a film', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/tour')
  const link = page.locator('#film').getByRole('link')
  await expect(link).toHaveAttribute('href', 'https://films.example/embed/mirror')
  await expect(link).toBeVisible()
  await expect(page.locator('#film button')).toBeHidden()
  await page.close()
  const paper = await browser.newPage({ baseURL })
  await paper.goto('/tour')
  await settled(paper)
  await expect(paper.locator('#film').getByRole('link')).toBeHidden()
  await paper.emulateMedia({ media: 'print' })
  await expect(paper.locator('#film').getByRole('link')).toBeVisible()
  await expect(paper.locator('#map .embed-stage')).toBeHidden()
  await paper.close()
})
