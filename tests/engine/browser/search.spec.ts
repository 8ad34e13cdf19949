import { byDay } from '../long-run'
import { violations } from './axe'
import { complaintsOf } from './page'
import { button, field, results, search, status } from './search'
import { at, inLanguage } from './site'
import { expect, settled, test } from './test'

test('opens by its button and by "/", takes the words at once, and gives the focus back on Escape', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/reflector-150')
  await settled(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('lens/')
  await expect(field(page)).toHaveValue('lens/')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button(page)).toBeFocused()
  await expect(page.locator('.search-dialog')).toHaveCount(0)

  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeFocused()
  expect(complaints).toEqual([])
})

test('loads nothing before it is opened', async ({ page }) => {
  const requestedFiles: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/search/')) requestedFiles.push(request.url())
  })
  await page.clock.install()
  await page.goto('/reflector-150')
  await settled(page)
  await button(page).hover()
  await page.clock.fastForward(20_000)
  expect(requestedFiles).toEqual([])
  await button(page).click()
  await expect.poll(() => requestedFiles.length).toBeGreaterThan(0)
})

test('what pages call otherwise is found, and says what they call it', { tag: '@ci' }, async ({ page }) => {
  await search(page, inLanguage('pt-BR', '/about'), 'lunetas')
  await expect(status(page)).toContainText('“lunetas”: também chamado “telescópio”')
  await expect(results(page).filter({ hasText: 'Telescópios' })).not.toHaveCount(0)
  await expect(page.locator('.search-results mark').first()).toHaveText(/telescópio/i)
  await search(page, '/about', 'light bucket')
  await expect(status(page)).toContainText('“light bucket”: pages on “reflector” are shown as well')
  await expect(results(page).first()).toContainText('Reflector 150')
})

test('words that were found keep the blanks around them', { tag: '@night' }, async ({ page }) => {
  await search(page, '/about', 'city')
  const headings = page.locator('.search-headings a')
  await expect(headings.first()).toBeVisible()
  const shownHeadings = await headings.evaluateAll((elements) =>
    elements.map((link) => [(link as HTMLElement).innerText, link.textContent]),
  )
  for (const [seen, words] of shownHeadings) expect(seen).toBe(words)
  expect(shownHeadings.some(([, words]) => /\S \S/.test(words ?? ''))).toBe(true)
})

test('nothing found: says so, and leads to the fields of the brand', { tag: '@night' }, async ({ page }) => {
  for (const [host, fields] of [
    ['localhost', 3],
    ['nightfall.example', 1],
  ] as const) {
    await search(page, at(host, '/about'), 'zzqxy')
    await expect(results(page)).toHaveCount(0)
    await expect(page.getByRole('dialog').locator('.fields a')).toHaveCount(fields)
  }
})

test('without its index it says so in a sentence, and the page goes on', { tag: '@night' }, async ({ page }) => {
  for (const blocked of ['**/search/**', '**/search/*/index.txt']) {
    await page.route(blocked, (route) => route.abort())
    await page.goto('/reflector-150')
    await settled(page)
    await button(page).click()
    await expect(status(page), blocked).not.toBeEmpty()
    await field(page).fill('mirror')
    await expect(page.getByRole('dialog').locator('.fields a'), blocked).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.unroute(blocked)
  }
})

const looks = [
  { name: 'Hebrew on a phone, dark', code: 'he', theme: 'dark', width: 390 },
  { name: 'light', code: 'en', theme: 'light', width: 1280 },
  { name: 'dark', code: 'ja', theme: 'dark', width: 1280 },
  { name: 'Hebrew on a phone', code: 'he', theme: 'light', width: 390 },
]
for (const { name, code, theme, width } of byDay(looks, 1)) {
  test(`no violation and nothing too wide: ${name}`, { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    for (const words of ['Northlight', 'zzqxy']) {
      await search(page, inLanguage(code, '/about'), words)
      expect(await violations(page)).toEqual([])
      const panel = page.locator('.search-panel')
      expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
  })
}
