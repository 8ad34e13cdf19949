import type { Page } from '@playwright/test'
import { callApp } from '../../engine/browser/late-app'
import { boxOf } from '../../engine/browser/map'
import { filesOf } from '../../engine/browser/page'
import { expect, settled, test } from '../../engine/browser/test'
import { built } from './site'

const film = (page: Page) => page.locator('.hero video')
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)
const button = (page: Page, name: string) => page.locator('.hero').getByRole('button', { name, exact: true })

/** Opens the home page over a simulated connection. @returns a list that collects the film files the page requests */
async function visit(page: Page, connection: { saveData?: boolean; effectiveType?: string } = {}): Promise<string[]> {
  const films = filesOf(page, /\.(?:mp4|webm)$/)
  await page.addInitScript((described) => {
    localStorage.setItem('cookieConsent', 'rejected')
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: false, ...described } })
  }, connection)
  await page.goto('/')
  return films
}

test('starts by itself on a good connection, and stops and goes on by keyboard', async ({ page }) => {
  await visit(page)
  await expect.poll(() => isPaused(page)).toBe(false)
  await expect(film(page)).toBeVisible()
  await button(page, 'Videoyu duraklat').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Videoyu oynat')).toBeFocused()
  expect(await isPaused(page)).toBe(true)
  await page.keyboard.press('Space')
  await expect(button(page, 'Videoyu duraklat')).toBeFocused()
  expect(await isPaused(page)).toBe(false)
})

test('a phone gets its own, smaller file', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const films = await visit(page)
  await expect.poll(() => isPaused(page)).toBe(false)
  expect(films.every((file) => file.endsWith('house-phone.mp4'))).toBe(true)
})

test('its choice is not kept', { tag: '@night' }, async ({ page }) => {
  await visit(page)
  await button(page, 'Videoyu duraklat').click()
  await page.reload()
  await expect(button(page, 'Videoyu duraklat')).toBeVisible()
})

for (const { name, connection, still } of [
  { name: 'motion is reduced', still: true },
  { name: 'the network is of the third generation', connection: { effectiveType: '3g' } },
  { name: 'data are saved', connection: { saveData: true } },
]) {
  test(`waits for its button where ${name}`, { tag: '@night' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: still ? 'reduce' : 'no-preference' })
    const films = await visit(page, connection)
    // With Save-Data the app loads only when it is needed.
    if (connection?.saveData) await callApp(page)
    await settled(page)
    expect(await isPaused(page)).toBe(true)
    expect(films).toEqual([])
    await button(page, 'Videoyu oynat').click()
    await expect.poll(() => isPaused(page)).toBe(false)
  })
}

test('its button is large enough, and stands at the end corner in both directions', { tag: '@night' }, async ({
  page,
}) => {
  for (const [address, edge] of [
    ['/', 'right'],
    ['/ar', 'left'],
  ] as const) {
    await page.goto(address)
    const picture = await boxOf(page.locator('.hero-picture'))
    const { x, y, width, height } = await boxOf(page.locator('.hero-film-button'))
    expect([width, height]).toEqual([44, 44])
    const free = edge === 'left' ? x - picture.x : picture.x + picture.width - x - width
    expect(free).toBeLessThanOrEqual(16)
    expect(picture.y + picture.height - y - height).toBeLessThanOrEqual(16)
  }
})

test('the poster is the first picture of the page, and fetched before others', () => {
  const html = built('default', 'index.html')
  const main = html.slice(html.indexOf('<main'))
  const first = main.match(/<img[^>]*>/)?.[0] ?? ''
  expect(first).toContain('fetchPriority="high"')
  const files = main.match(/srcSet="([^"]+)"/)?.[1]
  const [preload = ''] = html.match(/<link rel="preload" as="image"[^>]*>/) ?? []
  expect(preload).toContain(`imageSrcSet="${files}"`)
  expect(preload).toContain('fetchPriority="high"')
  expect(main.match(/<video[^>]*preload="none"[^>]*aria-hidden="true"[^>]*tabindex="-1"/i)).not.toBeNull()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the poster stands alone', async ({ page }) => {
    const films = filesOf(page, /\.(?:mp4|webm)$/)
    await page.goto('/')
    await expect(page.locator('.hero-picture img')).toBeVisible()
    await expect(film(page)).toBeHidden()
    await expect(page.locator('.hero-film-button')).toBeHidden()
    expect(films).toEqual([])
  })
})
