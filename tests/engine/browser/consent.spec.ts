import type { Page } from '@playwright/test'
import { byDay } from '../long-run'
import { storages } from './page'
import { inLanguage, languages } from './site'
import { expect, settled, test } from './test'

const banner = (page: Page) => page.locator('.consent')
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
const storedAnswer = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'))

for (const { name, keeps, spoil } of byDay(storages, 1)) {
  test(`the banner asks, takes a yes and keeps it, ${name}`, async ({ page }) => {
    await spoil(page)
    await page.goto('/reflector-150')
    await expect(banner(page)).toBeVisible()
    await banner(page).getByRole('button').first().click()
    await expect(banner(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'has been saved' })).toBeAttached()
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ name: 'cookieConsent', value: 'accepted', path: '/' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(31_536_000 - 60)
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(31_536_000)
    await page.reload()
    await settled(page)
    if (keeps) await expect(banner(page)).toBeHidden()
    else await expect(banner(page)).toBeVisible()
  })

  test(`a no clears the cookie and is kept, ${name}`, { tag: keeps ? [] : '@night' }, async ({ page }) => {
    await spoil(page)
    await page.goto('/reflector-150')
    await settled(page)
    await banner(page).getByRole('button').first().click()
    await page.getByRole('contentinfo').getByRole('button').click()
    await expect(banner(page)).toBeVisible()
    await expect(banner(page).getByRole('button').first()).toBeFocused()
    await banner(page).getByRole('button').last().click()
    // The reloaded page has no scripts of services. If the answer could not be stored, the banner appears again.
    await (keeps
      ? expect(banner(page)).toBeHidden()
      : expect(banner(page).getByRole('button').first()).toBeInViewport())
    expect(await cookies(page)).toEqual([])
    if (keeps) expect(await storedAnswer(page)).toBe('rejected')
  })
}

test('on load, a kept yes sets the cookie again and a kept no clears it', { tag: '@night' }, async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/reflector-150')
  await page.evaluate(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.reload()
  expect(await cookies(page)).toEqual(['cookieConsent=accepted'])
  await page.evaluate(() => localStorage.setItem('cookieConsent', 'rejected'))
  await context.addCookies([{ name: 'cookieConsent', value: 'accepted', url: baseURL ?? '' }])
  await page.reload()
  expect(await cookies(page)).toEqual([])
  await expect(banner(page)).toBeHidden()
})

test('an answer in another tab counts here', { tag: '@night' }, async ({ page, context }) => {
  await page.goto('/reflector-150')
  const other = await context.newPage()
  await other.goto('/about')
  await banner(other).getByRole('button').first().click()
  await expect(banner(page)).toBeHidden()
})

test('a banner that was opened again stays while another tab keeps something else', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await page.goto('/reflector-150')
  await settled(page)
  await banner(page).getByRole('button').last().click()
  await page.getByRole('contentinfo').getByRole('button').click()
  const other = await context.newPage()
  await other.goto('/about')
  await settled(other)
  await other.locator('.header .wide .theme-toggle').click()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await expect(banner(page)).toBeVisible()
  await expect(banner(page).getByRole('button').first()).toBeFocused()
})

test('the banner leads to the privacy document, equally offers both answers, and covers little', {
  tag: '@ci',
}, async ({ page }) => {
  for (const { code } of byDay(languages, 2)) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(inLanguage(code, '/reflector-150'))
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', /\/assets\/.*\.pdf$/)
    await expect(banner(page).getByRole('link')).toHaveAttribute('target', '_blank')
    const [yes, no] = await banner(page).getByRole('button').all()
    expect((await yes?.boundingBox())?.height).toBe((await no?.boundingBox())?.height)
    expect(await yes?.getAttribute('class')).toBe(await no?.getAttribute('class'))
    expect((await banner(page).boundingBox())?.height, code).toBeLessThanOrEqual(844 * 0.3)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect((await banner(page).boundingBox())?.height, code).toBeLessThanOrEqual(96)
  }
})

test('the chat button stands above the banner', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/reflector-150')
  await settled(page)
  await expect
    .poll(async () => {
      const chat = await page.locator('.chat').boundingBox()
      const top = (await banner(page).boundingBox())?.y ?? 0
      return (chat?.y ?? 0) + (chat?.height ?? 0) <= top
    })
    .toBe(true)
})

test('the answer works without the app', { tag: '@ci' }, async ({ page }) => {
  await page.route(/assets\/client.*\.js/, (route) => route.abort())
  await page.goto('/reflector-150')
  await banner(page).getByRole('button').first().click()
  await expect(banner(page)).toBeHidden()
  expect(await cookies(page)).toEqual(['cookieConsent=accepted'])
})

const named = [
  ['en', 'Privacy notice (opens in a new tab)', null],
  ['ja', '個人情報の取り扱い (新しいタブで開きます)', null],
  ['he', '(באנגלית)', 'en'],
  ['pt-BR', '(em inglês)', 'en'],
] as const

for (const [language, words, code] of byDay(named, 1)) {
  test(`the document it names opens a new tab, and says its language unless that is ${language}`, {
    tag: '@ci',
  }, async ({ page }) => {
    await page.goto(inLanguage(language, '/reflector-150'))
    const link = banner(page).getByRole('link')
    if (code === null) {
      await expect(link).toHaveAccessibleName(words)
      await expect(link).not.toHaveAttribute('hreflang')
    } else {
      await expect(link).toContainText(words)
      await expect(link).toHaveAttribute('hreflang', code)
    }
  })
}
